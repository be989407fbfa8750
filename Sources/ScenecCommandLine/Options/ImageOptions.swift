import ArgumentParser

/// Where the images and colours lie that scenes name.
struct ImageOptions: ParsableArguments {
  @Option(
    name: .customLong("images"),
    help: ArgumentHelp(
      """
      Where the images lie that scenes name, asset catalogues (.xcassets) among them: what is missing there is \
      reported. May be given more than once.
      """, valueName: "directory"),
    completion: .directory)
  var directories: [String] = []

  /// What there is; nil where nobody said where.
  ///
  /// - Parameter more: directories that the command line does not name.
  func search(adding more: [String]) throws -> AssetSearch? {
    let all = directories + more.filter { !directories.contains($0) }
    return all.isEmpty ? nil : try AssetSearch(in: all)
  }
}
