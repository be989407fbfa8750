import ArgumentParser

struct SourceOptions: ParsableArguments {
  @Option(
    name: .customLong("sources"),
    help: ArgumentHelp(
      """
      A directory that contains the app's Swift and Objective-C sources. Scenes are checked against the \
      classes in these sources. To set the module name, use 'NAME=directory'. By default, the module of \
      'Sources/NAME' is NAME. Can be repeated.
      """, valueName: "directory"),
    completion: .directory)
  var directories: [String] = []

  func validate() throws {
    guard !directories.contains(where: { $0 == "-" || $0.isEmpty || $0.hasSuffix("=") }) else {
      throw ValidationError("'--sources' requires a directory of source files.")
    }
  }
}
