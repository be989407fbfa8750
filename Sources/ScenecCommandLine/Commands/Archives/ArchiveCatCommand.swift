import ArgumentParser
import SceneAnalysis
import SceneArchive
import SceneDiagnostics
import SceneFiles
import SceneValues

struct ArchiveCatCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "cat",
    abstract: "Print a section of a compiled scene.",
    discussion: Manual.discussion(
      """
      Prints a line for each record. Strings, names, classes, and numbers are printed as text. Other records \
      are printed as hexadecimal words, as they are laid out in memory. Schemas/scenec-format.md describes \
      the records. With '--raw', writes the section's bytes instead.
      """,
      examples: [
        ("scenec archive cat Clock.scenec STRS", "Print all strings"),
        ("scenec archive cat Clock.scenec OBJS", "Print the records of all objects"),
        ("scenec archive cat Clock.scenec XTRA --raw > extra", "Extract a section added by another tool"),
      ]))

  @Argument(
    help: ArgumentHelp(
      """
      The compiled scene that contains the section. Use '-' for standard input.
      """, valueName: "file"),
    completion: .file(extensions: ["scenec"]))
  var file: String
  @Argument(
    help: ArgumentHelp(
      """
      The name of a section, such as STRS, as listed by 'scenec archive ls'.
      """, valueName: "section"))
  var section: String
  @Flag(help: "Write the section's bytes as they are laid out in memory.")
  var raw = false
  @OptionGroup var input: InputOptions

  func execute() throws -> ExitStatus {
    let archive = try CompiledInput.open(try input.read(file, limits: CompiledInput.limits, origin: .named))
    guard let tag = archive.sectionTags.first(where: { "\($0)" == section }),
      let bytes = archive.sectionBytes(tag),
      let lines = archive.lines(ofSection: tag)
    else {
      let known = archive.sectionTags.map { "\($0)" }.joined(separator: ", ")
      throw Failure(
        "Section '\(section)' does not exist in '\(input.displayPath(file))'; sections: \(known)", .request)
    }
    if raw {
      try StandardStreams.print(bytes)
    } else {
      try StandardStreams.print(lines.map { $0.printable + "\n" }.joined())
    }
    return .success
  }
}
