import ArgumentParser

/// Which findings are known already.
struct BaselineOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Let the findings of this file pass, and print only new ones.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var baseline: String?

  @Option(
    help: ArgumentHelp("Write all findings to this file, to let them pass from now on.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var writeBaseline: String?

  func validate() throws {
    if baseline != nil, writeBaseline != nil {
      throw ValidationError("'--baseline' and '--write-baseline' contradict one another.")
    }
    for (option, path) in [("--baseline", baseline), ("--write-baseline", writeBaseline)] where path == "-" {
      throw ValidationError("'\(option) -': a baseline is a file.")
    }
  }
}
