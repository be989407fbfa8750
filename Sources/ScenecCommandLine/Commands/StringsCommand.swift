import ArgumentParser
import ScenePlatform
import SceneAnalysis
import SceneCompiler
import SceneDiagnostics
import SceneFiles
import SceneResources
import SceneSyntax
import SceneValidation

struct StringsCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "strings",
    abstract: "Write the table of a scene's texts, for who translates them.",
    discussion: Manual.discussion(
      """
      Prints an entry for every text of the scene that people read: texts of objects with an id, unless there is no \
      letter in them. Each says in a comment where it stands, and is what the scene says, to be translated. With \
      --update, a table that there is keeps all that it says, and gets at its end what it lacks; what it says of \
      texts that the scene has no more is named, and left to you.
      """,
      examples: [
        ("scenec strings Clock.scene > de.lproj/Clock.strings", "Begin a translation"),
        ("scenec strings Clock.scene --update de.lproj/Clock.strings", "Bring one up to date"),
        (
          "scenec strings Base.lproj/Main.storyboard --update de.lproj/Main.strings",
          "Bring one of Xcode's up to date"
        ),
      ]))

  @Argument(
    help: ArgumentHelp("A scene, a storyboard, a xib, or - for standard input.", valueName: "file"),
    completion: .file(extensions: ["scene", "storyboard", "xib"]))
  var file: String

  @Option(
    help: ArgumentHelp(
      "The table to add to; it is written in UTF-8, and made where there is none.", valueName: "table"),
    completion: .file(extensions: ["strings"]))
  var update: String?
  @OptionGroup var program: ProgramOptions
  @OptionGroup var printing: OutputOptions
  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Limits") var limits: LimitOptions

  func execute() throws -> ExitStatus {
    let compiler = try program.read().compiler(limits: limits.limits)
    let source = try input.read(file, limits: compiler.limits, origin: .named)
    let (texts, findings) = compiler.texts(of: source)
    StandardStreams.printError(printing.renderer(for: STDERR_FILENO).render(findings))
    guard let texts else { return .findings }
    if texts.nameless > 0 {
      let what = texts.nameless == 1 ? "1 text is" : "\(texts.nameless) texts are"
      StandardStreams.remark(
        "'\(source.path)': \(what) of objects without id, and cannot be translated")
    }
    guard let update else {
      try StandardStreams.print(Self.entries(texts.texts))
      return .success
    }
    return try bring(update, upTo: texts)
  }

  private func bring(_ path: String, upTo texts: SceneTexts) throws -> ExitStatus {
    guard !StringsCatalogue.isName(path) else {
      throw Failure("'\(path)' is a string catalogue, which Xcode brings up to date when it builds", .request)
    }
    guard FileIdentity.isFile(path) else {
      try FileOutput.write(Array(Self.entries(texts.texts).utf8), to: path, .named)
      return .success
    }
    let table = try TableSearch.read(path, locale: "").tables[0]
    guard table.faults.allSatisfy(\.isRemark) else {
      StandardStreams.printError(
        printing.renderer(for: STDERR_FILENO).render(BadStrings.findings(in: table)))
      return .findings
    }
    let known = Set(table.entries.map(\.key.text))
    let gone = table.entries.filter { texts.lacks($0.key.text) }
    if !gone.isEmpty {
      let lines = gone.map { entry in
        "  \(path):\(table.source.position(at: Int(entry.key.range.start)).line): \(entry.key.text)"
      }
      StandardStreams.remark("The scene has no such texts to translate:\n\(lines.joined(separator: "\n"))")
    }
    let new = texts.texts.filter { !known.contains($0.key) }
    guard !new.isEmpty else { return .success }
    let end = table.source.bytes.last.map { $0 == UInt8(ascii: "\n") ? "\n" : "\n\n" } ?? ""
    try FileOutput.write(table.source.bytes + Array((end + Self.entries(new)).utf8), to: path, .named)
    StandardStreams.remark("'\(path)': \(new.count) text\(new.count == 1 ? " is" : "s are") new")
    return .success
  }

  private static func entries(_ texts: [SceneTexts.Text]) -> String {
    texts.map { StringsWriter.entry($0.key, $0.text, comment: $0.place) }.joined(separator: "\n")
  }
}
