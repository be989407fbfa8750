import ArgumentParser
import SceneArchive
import SceneCompiler

struct DumpCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "dump",
    abstract: "Show what a compiled scene says.",
    discussion: Manual.discussion(
      """
      Prints every object, value and connection of a compiled file. With --scene, prints it as a scene again: \
      compiling that gives the same digest, with the tables of translations that it was compiled with. Comments and \
      layout are not in a compiled file.
      """,
      examples: [
        ("scenec dump Clock.scenec", "Print all it says"),
        ("scenec dump Clock.scenec --scene > Clock.scene", "Get a scene back"),
        ("scenec compile Clock.scene -o - | scenec dump -", "See what a scene becomes"),
      ]))

  @Argument(
    help: ArgumentHelp("A compiled file, or - for standard input.", valueName: "file"),
    completion: .file(extensions: ["scenec"]))
  var file: String

  @Flag(help: "Print it as a scene.")
  var scene = false
  @OptionGroup var input: InputOptions

  func execute() throws -> ExitStatus {
    let archive = try CompiledInput.open(try input.read(file, limits: CompiledInput.limits))
    try StandardStreams.print(scene ? Decompiler.scene(of: archive) : archive.dump())
    return .success
  }
}
