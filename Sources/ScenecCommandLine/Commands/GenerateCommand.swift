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
    abstract: "Write Swift source by which code speaks of scenes.",
    discussion: Manual.discussion(
      """
      Writes NAME.scene.swift beside NAME.scene, unless -o says otherwise: an enumeration NAME with the scenes and the \
      classes of their controllers, the segues of each scene, reuse identifiers, and the names of images and colours. \
      What code says by these, the compiler of Swift checks. The file imports SceneUI; it depends on what is named in \
      the scene alone, and is left as it is where it would stay the same.

      Classes are what scenes say. With the program's Swift sources ('--sources') or manifests ('--classes'), they \
      are known with their modules, and what accessors cannot name (private classes) is spoken of by its superclass. \
      Findings go to standard error. Of a scene with errors nothing is written; the others are.

      SwiftPM's plugin makes them by itself ('scenec validate --accessors-to').
      """,
      examples: [
        ("scenec generate Clock.scene", "Write Clock.scene.swift"),
        ("scenec generate Scenes -o Sources/Clock/Generated", "Write those of all scenes into a directory"),
        (
          "scenec generate Scenes --sources Sources/Clock --module Clock", "Know the classes by their sources"
        ),
        (
          "scenec generate Clock.scene --name ClockScenes --access public",
          "Say what it is called, and for whom"
        ),
        ("scenec generate - --name Clock -o - < Clock.scene", "Generate as a filter"),
      ]))

  @OptionGroup var selection: FileOptions
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file to write; a directory to write NAME.scene.swift into; or - for standard output.",
      valueName: "out"),
    completion: .file(extensions: ["swift"]))
  var output: String?
  @Option(
    help: ArgumentHelp(
      """
      The module that the file becomes a part of: classes of others are imported. By default the directory below \
      'Sources' that the file is written into; where there is none, all classes are taken for its own.
      """, valueName: "name"))
  var module: String?
  @Option(
    help: ArgumentHelp(
      """
      What the enumeration is called. By default as the scene's file; NAMEScenes, where the program is known to have \
      a type of that name.
      """, valueName: "name"))
  var name: String?
  @Option(help: "Who can name the accessors.") var access = AccessorOptions.Access.internal
  @OptionGroup var program: ProgramOptions
  @OptionGroup var strict: StrictOption
  @OptionGroup var printing: OutputOptions
  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Limits") var limits: LimitOptions

  func validate() throws {
    for (option, name) in [("--name", name), ("--module", module)] {
      guard let name, name.isEmpty || name.contains(where: { !$0.isLetter && !$0.isNumber && $0 != "_" })
      else { continue }
      throw ValidationError("'\(option) \(name)': it takes a name of Swift.")
    }
    if selection.files.contains("-"), name == nil, input.isNameless {
      throw ValidationError("What is made of standard input needs a name: give one with '--name'.")
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
      } catch ReadError.tooLarge(let finding) {
        status = max(status, try finish((nil, [finding]), to: destination))
      } catch {
        guard let failure = Failure(error) else { throw error }
        StandardStreams.report(failure.message)
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
      return .findings
    }
    try destination.update(Array(text.utf8))
    return .success
  }

  private func plan(for paths: [String]) throws(Failure) -> AccessorPlan {
    guard name == nil || paths.count == 1 else {
      throw Failure("'--name' takes one input: each needs a name of its own", .request)
    }
    let options = AccessorOptions(access: access, module: module, name: name)
    return try AccessorPlan(
      inputs: paths, names: paths.map(input.displayPath), output: output,
      options: paths.map { _ in options })
  }
}

extension AccessorOptions.Access: ExpressibleByArgument {}
