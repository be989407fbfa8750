import ArgumentParser

/// Where the images and colours lie that scenes name.
struct ImageOptions: ParsableArguments {
  @Option(
    name: .customLong("images"),
    help: ArgumentHelp(
      """
      Where the images lie that scenes name, asset catalogues (.xcassets) among them: what is missing there is \
      reported. May be given more than once. Without it, those of storyboards and xibs are looked for in all of \
      their project.
      """, valueName: "directory"),
    completion: .directory)
  var directories: [String] = []

  /// What there is; nil where nobody said where.
  ///
  /// - Parameters:
  ///   - more: directories that the command line does not name.
  ///   - inBundle: whether files are called by their names alone.
  ///   - cache: what is known from the last time.
  func search(adding more: [String], inBundle: Bool, cache: AssetCache? = nil) throws -> AssetSearch? {
    let all = directories + more.filter { !directories.contains($0) }
    return all.isEmpty ? nil : try AssetSearch.search(in: all, inBundle: inBundle, cache: cache)
  }
}
