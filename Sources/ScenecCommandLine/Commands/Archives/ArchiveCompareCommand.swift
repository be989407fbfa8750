import ArgumentParser
import SceneAnalysis
import SceneArchive
import SceneFiles
import SceneValues

struct ArchiveCompareCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "cmp",
    abstract: "Check whether two compiled scenes have the same content.",
    discussion: Manual.discussion(
      """
      Compares the content of two compiled scenes, ignoring packing and source maps. Prints each section \
      that differs, with the section's first differing record. The exit status is 0 if the content is equal, \
      and 1 if it differs. To compare scenes and objects, use 'scenec diff'.
      """,
      examples: [("scenec archive cmp Old.scenec New.scenec", "Compare two files")]))

  @Argument(
    help: ArgumentHelp("The first compiled scene to compare, or '-' for standard input.", valueName: "old"),
    completion: .file(extensions: ["scenec"]))
  var old: String
  @Argument(
    help: ArgumentHelp(
      """
      The second compiled scene to compare, or '-' for standard input.
      """, valueName: "new"), completion: .file(extensions: ["scenec"]))
  var new: String
  @Flag(name: [.short, .long], help: "Print nothing. The exit status still indicates the result.")
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
    if !quiet { try StandardStreams.print(differences.map { $0.printable + "\n" }.joined()) }
    return differences.isEmpty ? .success : .diagnostics
  }
}
