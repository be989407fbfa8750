import ArgumentParser

/// Where a program's Swift sources lie.
struct SourceOptions: ParsableArguments {
  @Option(
    name: .customLong("sources"),
    help: ArgumentHelp(
      """
      Where the program's Swift sources lie: scenes are checked against its classes. May be given more than once; \
      'NAME=directory' says of which module they are, where 'Sources/NAME' does not.
      """, valueName: "directory"),
    completion: .directory)
  var directories: [String] = []

  func validate() throws {
    guard !directories.contains(where: { $0 == "-" || $0.isEmpty || $0.hasSuffix("=") }) else {
      throw ValidationError("'--sources' takes a directory of Swift files.")
    }
  }
}
