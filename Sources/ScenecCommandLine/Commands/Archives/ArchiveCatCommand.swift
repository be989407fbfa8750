import ArgumentParser
import SceneAnalysis
import SceneArchive
import SceneDiagnostics
import SceneFiles

struct ArchiveCatCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "cat",
    abstract: "Print a section of a compiled file.",
    discussion: Manual.discussion(
      """
      Prints a line for each record: strings, names, classes and numbers as what they are, all others as the words that \
      they have in memory, in hexadecimal, as the page about the format describes them. With --raw, writes the bytes.
      """,
      examples: [
        ("scenec archive cat Clock.scenec STRS", "Print all strings"),
        ("scenec archive cat Clock.scenec OBJS", "Print the records of all objects"),
        ("scenec archive cat Clock.scenec XTRA --raw > extra", "Get out what another program put in"),
      ]))

  @Argument(
    help: ArgumentHelp("A compiled file, or - for standard input.", valueName: "file"),
    completion: .file(extensions: ["scenec"]))
  var file: String
  @Argument(help: ArgumentHelp("A section, as 'scenec archive ls' calls it: STRS.", valueName: "section"))
  var section: String
  @Flag(help: "Write the bytes of the section, as they are in memory.")
  var raw = false
  @OptionGroup var input: InputOptions

  func execute() throws -> ExitStatus {
    let archive = try CompiledInput.open(try input.read(file, limits: CompiledInput.limits, origin: .named))
    guard let tag = archive.sectionTags.first(where: { "\($0)" == section }),
      let bytes = archive.sectionBytes(tag),
      let lines = archive.lines(ofSection: tag)
    else {
      let known = archive.sectionTags.map { "\($0)" }.joined(separator: ", ")
      throw Failure("'\(input.displayPath(file))' has no section '\(section)'; it has \(known)", .request)
    }
    if raw {
      try StandardStreams.print(bytes)
    } else {
      try StandardStreams.print(lines.map { $0.printable + "\n" }.joined())
    }
    return .success
  }
}
