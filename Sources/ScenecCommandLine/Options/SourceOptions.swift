import ArgumentParser

struct SourceOptions: ParsableArguments {
  @Option(
    name: .customLong("sources"),
    help: ArgumentHelp(
      """
      A directory that contains Swift and Objective-C sources of the app. Scenes are checked against the \
      classes in it. 'NAME=directory' sets the module. Default for 'Sources/NAME': NAME. Can be repeated.
      """, valueName: "directory"),
    completion: .directory)
  var directories: [String] = []

  func validate() throws {
    guard !directories.contains(where: { $0 == "-" || $0.isEmpty || $0.hasSuffix("=") }) else {
      throw ValidationError("'--sources' requires a directory of source files.")
    }
  }
}
