import ArgumentParser
import SceneAnalysis
import SceneArchive
import SceneFiles

struct ArchiveCompareCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "cmp",
    abstract: "Tell whether two compiled files say the same.",
    discussion: Manual.discussion(
      """
      Compares what is in them, whatever form they have; where in the source it was written makes no difference. Names \
      the sections that differ, and the first record of each that does. What changed in terms of scenes and objects, \
      'scenec diff' tells. The status is 0 where both say the same, and 1 where not.
      """,
      examples: [("scenec archive cmp Old.scenec New.scenec", "Compare two files")]))

  @Argument(
    help: ArgumentHelp("A compiled file, or - for standard input.", valueName: "old"),
    completion: .file(extensions: ["scenec"]))
  var old: String
  @Argument(
    help: ArgumentHelp("Another one.", valueName: "new"), completion: .file(extensions: ["scenec"]))
  var new: String
  @Flag(name: [.short, .long], help: "Print nothing: the status tells.")
  var quiet = false
  @OptionGroup var input: InputOptions

  func validate() throws {
    guard old != "-" || new != "-" else {
      throw ValidationError("Standard input can be read only once: '-' is given more than once.")
    }
  }

  func execute() throws -> ExitStatus {
    let archives = try [old, new].map {
      try CompiledInput.open(try input.read($0, limits: CompiledInput.limits, origin: .named))
    }
    let differences = archives[0].differences(from: archives[1])
    if !quiet { try StandardStreams.print(differences.map { $0 + "\n" }.joined()) }
    return differences.isEmpty ? .success : .findings
  }
}
