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
    abstract: "Convert Xcode storyboards and xibs to scene files.",
    discussion: Manual.discussion(
      """
      Prints the scene file for a storyboard or xib, or writes it to the output specified by '-o'. \
      Referenced objects receive readable, reproducible ids, which are derived from the storyboard \
      identifier, the label, an outlet, or the class. Content that scene files cannot express is preserved \
      in the 'ib:' namespace. With '--report', reports how elements and attributes would be converted, \
      without writing a scene file.
      """,
      examples: [
        ("scenec import Main.storyboard -o Main.scene", "Write a scene file"),
        (
          "scenec import Main.storyboard -o Main.scene --id-map Main.ids.json",
          "Also write an id map"
        ),
        ("scenec import --report MyApp", "Report the conversion of all files in a directory"),
        ("scenec import --report --table MyApp", "Report only totals, as a table"),
      ]))

  @Argument(
    help: ArgumentHelp(
      """
      The storyboard or xib to convert, or '-' for standard input. With '--report', you can specify multiple \
      files, directories, and globs.
      """,
      valueName: "file"),
    completion: .file(extensions: ["storyboard", "xib"]))
  var files: [String]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The output file, or '-' for standard output (the default).", valueName: "out"),
    completion: .file(extensions: ["scene"]))
  var output: String?
  @Option(
    help: ArgumentHelp(
      """
      Write a JSON file that maps the ids in the scene file to the ids in the Xcode file.
      """, valueName: "file"),
    completion: .file(extensions: ["json"]))
  var idMap: String?
  @Flag(
    help: """
      Count the converted, preserved, and unknown elements and attributes by name, without writing a scene \
      file.
      """)
  var report = false
  @Flag(help: "With '--report', print a single Markdown table with a row for each kind of file.")
  var table = false
  @OptionGroup var printing: OutputOptions
  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Limits") var limits: LimitOptions

  func validate() throws {
    if report, output != nil || idMap != nil {
      throw ValidationError("'--report' cannot be used with '-o' or '--id-map'.")
    }
    if table, !report { throw ValidationError("'--table' requires '--report'.") }
    if !report, files.count > 1 { throw ValidationError("'scenec import' converts one file at a time.") }
  }

  func execute() throws -> ExitStatus {
    let importer = SceneImporter(vocabulary: Registry.library.vocabulary, limits: limits.limits)
    guard !report else { return try count(by: importer) }
    let source = try input.read(files[0], limits: limits.limits, origin: .named)
    let (scene, diagnostics) = importer.scene(of: source)
    StandardStreams.printError(printing.renderer(for: STDERR_FILENO).render(diagnostics))
    guard let scene else { return .diagnostics }
    var outputs: [FileOutput.Output] = []
    if let output, output != "-" { outputs.append(FileOutput.Output(scene.text, to: output, .named)) }
    if let idMap {
      let ids = scene.originals.sorted { $0.key < $1.key }.map { ($0.key, JSONText.string($0.value)) }
      let map = Array((JSONText.object(ids).text + "\n").utf8)
      outputs.append(FileOutput.Output(map, to: idMap, .named))
    }
    try FileOutput.write(outputs)
    if output == nil || output == "-" { try StandardStreams.print(scene.text) }
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
      let diagnostics: [Diagnostic]
      do throws(ReadError) {
        (statistics, diagnostics) = importer.statistics(
          of: try input.read(file.path, limits: limits.limits, origin: file.origin))
      } catch {
        guard case .tooLarge(let diagnostic) = error else {
          StandardStreams.report(error.description)
          status = .unreadable
          continue
        }
        (statistics, diagnostics) = (nil, [diagnostic])
      }
      StandardStreams.printError(printing.renderer(for: STDERR_FILENO).render(diagnostics))
      guard let statistics else {
        status = max(status, .diagnostics)
        continue
      }
      sum.add(statistics)
      if !table {
        try StandardStreams.print("\(input.displayPath(file.path).printable): \(statistics.line)\n")
      }
    }
    try StandardStreams.print((table ? sum.table : sum.lines).joined(separator: "\n") + "\n")
    return status
  }
}
