import ArgumentParser
import ScenePlatform
import InterfaceBuilder
import SceneAnalysis
import SceneCompiler
import SceneDiagnostics
import SceneFiles
import SceneSyntax
import SceneUI
import SceneValues

struct ImportCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Turn Xcode's storyboards and xibs into scenes.",
    discussion: Manual.discussion(
      """
      Prints the scene that a storyboard or a xib says, unless -o says where to write it. What is referred to gets a \
      readable id, by its storyboard identifier, its label, an outlet that leads to it or its class: the same ids each \
      time. What a scene has no word for is carried along in the namespace 'ib:'. With --report, nothing is written, \
      and what became of every element and attribute is counted instead.
      """,
      examples: [
        ("scenec import Main.storyboard -o Main.scene", "Write a scene"),
        ("scenec import Main.storyboard -o Main.scene --id-map Main.ids.json", "And what its ids were"),
        ("scenec import --report MyApp", "Count what becomes of all files below a directory"),
        ("scenec import --report --table MyApp", "Only sums, with ids and connections, as a table"),
      ]))

  @Argument(
    help: ArgumentHelp(
      "A storyboard or a xib, or - for standard input; with --report also several, directories and globs.",
      valueName: "file"),
    completion: .file(extensions: ["storyboard", "xib"]))
  var files: [String]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The scene to write, or - for standard output.", valueName: "out"),
    completion: .file(extensions: ["scene"]))
  var output: String?
  @Option(
    help: ArgumentHelp(
      "Write what the ids of the scene are in Xcode's file, as JSON, to this file.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var idMap: String?
  @Flag(help: "Count what is understood, kept and unknown, by name, and write no scene.")
  var report = false
  @Flag(help: "With --report, print one table in Markdown, with a line for each kind of file.")
  var table = false
  @OptionGroup var printing: OutputOptions
  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Limits") var limits: LimitOptions

  func validate() throws {
    if report, output != nil || idMap != nil {
      throw ValidationError("'--report' writes no scene: it takes neither '-o' nor '--id-map'.")
    }
    if table, !report { throw ValidationError("'--table' is about what '--report' counts.") }
    if !report, files.count > 1 { throw ValidationError("One file at a time becomes a scene.") }
  }

  func execute() throws -> ExitStatus {
    let importer = SceneImporter(vocabulary: Registry.library.vocabulary, limits: limits.limits)
    guard !report else { return try count(by: importer) }
    let source = try input.read(files[0], limits: limits.limits, origin: .named)
    let (scene, findings) = importer.scene(of: source)
    StandardStreams.printError(printing.renderer(for: STDERR_FILENO).render(findings))
    guard let scene else { return .findings }
    try OutputDestination(output ?? "-").write(scene.text)
    if let idMap {
      let ids = scene.originals.sorted { $0.key < $1.key }.map { ($0.key, JSONText.string($0.value)) }
      try FileOutput.write(Array((JSONText.object(ids).text + "\n").utf8), to: idMap, .named)
    }
    return .success
  }

  private func count(by importer: SceneImporter) throws -> ExitStatus {
    let search = SceneSearch(files, SceneFileName.isForeign)
    var status = ExitStatus.success
    var sum = ImportReport()
    for problem in search.problems {
      StandardStreams.report(problem.message)
      status = .unreadable
    }
    for file in search.files {
      let statistics: ImportStatistics?
      let findings: [Diagnostic]
      do throws(ReadError) {
        (statistics, findings) = importer.statistics(
          of: try input.read(file.path, limits: limits.limits, origin: file.origin))
      } catch {
        guard case .tooLarge(let finding) = error else {
          StandardStreams.report(error.description)
          status = .unreadable
          continue
        }
        (statistics, findings) = (nil, [finding])
      }
      StandardStreams.printError(printing.renderer(for: STDERR_FILENO).render(findings))
      guard let statistics else {
        status = max(status, .findings)
        continue
      }
      sum.add(statistics)
      if !table { try StandardStreams.print("\(input.displayPath(file.path)): \(statistics.line)\n") }
    }
    try StandardStreams.print((table ? sum.table : sum.lines).joined(separator: "\n") + "\n")
    return status
  }
}
