import ArgumentParser

struct CacheOptions: ParsableArguments {
  @Option(
    name: .customLong("cache"),
    help: ArgumentHelp(
      """
      Cache results in this directory, so that later runs process only files that have changed. The \
      directory is created if it does not exist.
      """, valueName: "directory"),
    completion: .directory)
  var directory: String?

  func validate() throws {
    guard directory != "-", directory != "" else {
      throw ValidationError("'--cache \(directory ?? "")': a cache is a directory.")
    }
  }
}
