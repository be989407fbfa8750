import ArgumentParser
import ScenePlatform
import SceneAnalysis
import SceneCompiler
import SceneDiagnostics
import SceneFiles
import SceneResources
import SceneSyntax

struct GenerateCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate",
    abstract: "Generate Swift accessors for scenes.",
    discussion: Manual.discussion(
      """
      Writes NAME.scene.swift next to NAME.scene, or to the output specified by '-o'. The file declares a \
      NAME enumeration with accessors for the scenes, their view controller classes and segues, reuse \
      identifiers, and the names of images and colors. The Swift compiler checks code that uses these \
      accessors. The file imports SceneUI, depends only on the scene file, and is rewritten only if its \
      content changes.

      If you specify the app's sources ('--sources') or class manifests ('--classes'), the accessors import \
      the modules of the classes they use. If a class is not accessible, for example because it is private, \
      the accessors use its superclass. Diagnostics are printed to standard error. Scene files with errors \
      are skipped.

      The SwiftPM plugin generates accessors automatically by running 'scenec validate --accessors-to'.
      """,
      examples: [
        ("scenec generate Clock.scene", "Write Clock.scene.swift"),
        (
          "scenec generate Scenes -o Sources/Clock/Generated",
          "Generate accessors for all scenes in a directory"
        ),
        (
          "scenec generate Scenes --sources Sources/Clock --module Clock", "Read the classes from the sources"
        ),
        (
          "scenec generate Clock.scene --name ClockScenes --access public",
          "Choose the name and the access level"
        ),
        ("scenec generate - --name Clock -o - < Clock.scene", "Use standard input and output"),
      ]))

  @OptionGroup var selection: FileOptions
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      """
      The output file, a directory in which to write NAME.scene.swift, or '-' for standard output. Default: \
      NAME.scene.swift next to the scene file.
      """,
      valueName: "out"),
    completion: .file(extensions: ["swift"]))
  var output: String?
  @Option(
    help: ArgumentHelp(
      """
      The module that contains the accessors. The accessors import all other modules whose classes they use. \
      Default: NAME if the output is in 'Sources/NAME'. Otherwise, all classes are assumed to be in the same \
      module as the accessors.
      """, valueName: "name"))
  var module: String?
  @Option(
    help: ArgumentHelp(
      """
      The name of the enumeration. Default: NAME, as in NAME.scene, or NAMEScenes if the app already has a \
      type called NAME.
      """, valueName: "name"))
  var name: String?
  @Option(help: "The access level of the accessors.") var access = AccessorOptions.Access.internal
  @OptionGroup var program: ProgramOptions
  @OptionGroup var strict: StrictOption
  @OptionGroup var printing: OutputOptions
  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Limits") var limits: LimitOptions

  func validate() throws {
    for (option, name) in [("--name", name), ("--module", module)] {
      guard let name, name.isEmpty || name.contains(where: { !$0.isLetter && !$0.isNumber && $0 != "_" })
      else { continue }
      throw ValidationError("'\(option) \(name)': the value must be a Swift identifier.")
    }
    if selection.files.contains("-"), name == nil, input.isUnnamedInput {
      throw ValidationError("'--name' is required for standard input.")
    }
  }

  func execute() throws -> ExitStatus {
    let search = try selection.search()
    for problem in search.problems { StandardStreams.report(problem.message) }
    let plan = try plan(for: search.files.map(\.path))
    let compiler = try program.read().compiler(limits: limits.limits)
    let tables = TableSearch()
    let inputs = Array(search.files.enumerated())
    let made = inputs.concurrentMap { index, file in
      Result {
        let source = try input.read(file.path, limits: limits.limits, origin: file.origin)
        let resources = SceneResources(tables: try tables.tables(of: source.path).flatMap(\.tables))
        return compiler.accessors(of: source, resources: resources, options: plan[index])
      }
    }
    var status = search.problems.isEmpty ? ExitStatus.success : .unreadable
    for (result, destination) in zip(made, plan.destinations) {
      do {
        status = max(status, try finish(result.get(), to: destination))
      } catch ReadError.tooLarge(let diagnostic) {
        status = max(status, try finish((nil, [diagnostic]), to: destination))
      } catch {
        guard let failure = Failure(error) else { throw error }
        StandardStreams.report(failure)
        status = max(status, failure.status)
      }
    }
    return status
  }

  private func finish(
    _ made: (text: String?, diagnostics: [Diagnostic]), to destination: OutputDestination
  ) throws -> ExitStatus {
    StandardStreams.printError(printing.renderer(for: STDERR_FILENO).render(made.diagnostics))
    guard let text = made.text, !strict.strict || made.diagnostics.count(of: .warning) == 0 else {
      return .diagnostics
    }
    try destination.update(Array(text.utf8))
    return .success
  }

  private func plan(for paths: [String]) throws(Failure) -> AccessorPlan {
    guard name == nil || paths.count == 1 else {
      throw Failure("'--name' requires exactly one input", .request)
    }
    let options = AccessorOptions(access: access, module: module, name: name)
    return try AccessorPlan(
      inputs: paths, names: paths.map(input.displayPath), output: output,
      options: paths.map { _ in options })
  }
}

extension AccessorOptions.Access: ExpressibleByArgument {}
