import ArgumentParser
import ScenePlatform
import SceneAnalysis
import SceneArchive
import SceneCompiler
import SceneFiles
import SceneResources

struct DumpCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "dump",
    abstract: "Show the content of a compiled scene.",
    discussion: Manual.discussion(
      """
      Prints the objects, values, and connections of a compiled scene. With '--scene', prints a scene file \
      that compiles to the same digest if the translations written by '--tables' are next to it. Comments \
      and formatting are lost because compiled scenes do not store them.

      Also accepts the output of Apple's tools: nibs for iOS or macOS, and directories of compiled \
      storyboards (.storyboardc).
      """,
      examples: [
        ("scenec dump Clock.scenec", "Print the content"),
        ("scenec dump Clock.scenec --scene > Clock.scene", "Restore the scene file"),
        ("scenec dump Clock.scenec --scene --tables . > Clock.scene", "Also restore the translations"),
        ("scenec compile Clock.scene -o - | scenec dump -", "Show the result of compiling a scene"),
        (
          "scenec dump App.app/Base.lproj/Main.storyboardc",
          """
          Show the content of a storyboard compiled by Xcode
          """
        ),
      ]))

  @Argument(
    help: ArgumentHelp(
      """
      The compiled scene, nib, or compiled storyboard to show. Use '-' for standard input.
      """, valueName: "file"),
    completion: .file(extensions: ["scenec", "nib", "storyboardc"]))
  var file: String

  @Flag(help: "Convert the compiled scene back to a scene file, and print that file.")
  var scene = false
  @Option(
    help: ArgumentHelp(
      "With '--scene', write the translations to LOCALE.lproj/NAME.strings in this directory.",
      valueName: "directory"),
    completion: .directory)
  var tables: String?
  @OptionGroup var input: InputOptions

  func validate() throws {
    guard tables == nil || scene else {
      throw ValidationError("'--tables' requires '--scene'.")
    }
  }

  func execute() throws -> ExitStatus {
    if FileIdentity.isDirectory(file) {
      try printNib { (output) throws(Failure) in try CompiledNib.dump(directory: file, to: &output) }
      return .success
    }
    let source = try input.read(file, limits: CompiledInput.limits, origin: .named)
    if CompiledNib.isNib(source.bytes) {
      try printNib { (output) throws(Failure) in try CompiledNib.dump(source, to: &output) }
      return .success
    }
    if let tables {
      try write(
        Decompiler.tables(of: try CompiledInput.open(try CompiledInput.whole(source))), in: tables)
    }
    let archive = try scene ? CompiledInput.scene(source) : CompiledInput.open(source)
    try StandardStreams.print(scene ? Decompiler.scene(of: archive) : archive.dump())
    return .success
  }

  private func printNib(_ dump: (inout PrintedText) throws(Failure) -> Void) throws(Failure) {
    guard !scene else {
      throw Failure("'--scene' requires a file from 'scenec compile'; '\(file)' is a nib", .request)
    }
    var output = PrintedText()
    try dump(&output)
    try output.finish()
  }

  private func write(
    _ tables: [Decompiler.Table], in directory: String
  ) throws {
    let file = input.displayPath(self.file).split(separator: "/").last ?? ""
    let ownName = file.hasSuffix(".scenec") ? file.dropLast(".scenec".count) : file
    var outputs: [FileOutput.Output] = []
    for table in tables {
      // A compiled scene from an untrusted source must not determine where files are written.
      guard StringsTable.isLocale(table.locale) else {
        throw Failure("'\(table.locale)' in '\(file)' is not a locale", .cannotRead)
      }
      // The archive stores the names of tables up to the first slash, so a name cannot lead to another directory.
      let name = table.name ?? String(ownName)
      let path = "\(directory)/\(table.locale).lproj/\(name)"
      outputs.append(FileOutput.Output(Array(table.text.utf8), to: "\(path).strings", below: directory))
      guard let plurals = table.plurals else { continue }
      outputs.append(FileOutput.Output(Array(plurals.utf8), to: "\(path).stringsdict", below: directory))
    }
    try FileOutput.write(outputs)
  }
}
