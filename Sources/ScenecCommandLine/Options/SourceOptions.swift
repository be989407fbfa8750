import ArgumentParser

struct SourceOptions: ParsableArguments {
  @Option(
    name: .customLong("sources"),
    help: ArgumentHelp(
      """
      A directory with the Swift and Objective-C sources of the app. Scenes are checked against its \
      classes. Can be repeated. 'NAME=directory' sets the module; the default for 'Sources/NAME' is NAME.
      """, valueName: "directory"),
    completion: .directory)
  var directories: [String] = []

  func validate() throws {
    guard !directories.contains(where: { $0 == "-" || $0.isEmpty || $0.hasSuffix("=") }) else {
      throw ValidationError("'--sources' requires a directory of source files.")
    }
  }
}
