import ArgumentParser

/// Whether what was found is kept for the next run.
struct CacheOptions: ParsableArguments {
  @Option(
    name: .customLong("cache"),
    help: ArgumentHelp(
      """
      Keep in this directory what was found, and check only files that have changed since. It is made where there is \
      none.
      """, valueName: "directory"),
    completion: .directory)
  var directory: String?

  func validate() throws {
    guard directory != "-", directory != "" else {
      throw ValidationError("'--cache \(directory ?? "")': a cache is a directory.")
    }
  }
}
