import ArgumentParser
import Glibc
import SceneCompiler
import SceneDiagnostics
import SceneSyntax

struct ValidateCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Check scenes and print what is found.",
    discussion: Manual.discussion(
      """
      Findings are the result and go to standard output; what concerns the command itself, such as a file that \
      cannot be read, goes to standard error, and the other files are checked all the same. A directory stands \
      for every *.scene below it, hidden ones aside.
      """,
      examples: [
        ("scenec validate Clock.scene", "Check a file"),
        ("scenec validate Scenes --strict", "Check all scenes below a directory, and let no warning pass"),
        ("scenec validate Scenes --classes Classes.json", "Check uses of a program's own classes too"),
        ("scenec validate - --stdin-path Clock.scene < Clock.scene", "Check what an editor holds"),
        ("scenec validate Scenes --format json", "Print the findings for a program"),
      ]))

  @Argument(
    help: ArgumentHelp("Scene files, directories, or - for standard input.", valueName: "file"),
    completion: .file())
  var files: [String]

  @OptionGroup var classes: ClassOptions
  @OptionGroup var strict: StrictOption
  @Option(help: "How to print findings: as text for people, or as JSON for programs.")
  var format = Format.text
  @OptionGroup var output: OutputOptions
  @Flag(name: .shortAndLong, help: "Print no findings; the exit code tells.")
  var quiet = false
  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Limits") var limits: LimitOptions

  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json }

  func validate() throws {
    guard files.count(where: { $0 == "-" }) < 2 else {
      throw ValidationError("Standard input can be read only once: '-' is given more than once.")
    }
    guard !quiet || format == .text else {
      throw ValidationError("'--quiet' and '--format json' contradict one another.")
    }
  }

  func execute() throws -> ExitStatus {
    let compiler = SceneCompiler(vocabulary: try classes.vocabulary(), limits: limits.limits)
    let search = SceneSearch(files)
    let checked = check(search.paths, with: compiler)

    var failures = search.failures
    var findings: [Diagnostic] = []
    for result in checked {
      switch result {
      case .success(let found): findings += found
      case .failure(let failure): failures.append(failure)
      }
    }
    for failure in failures { StandardStreams.report(failure.message) }
    if !quiet { try print(findings, files: search.paths.count) }
    return max(strict.rejects(findings) ? .findings : .success, failures.map(\.status).max() ?? .success)
  }

  private func check(_ paths: [String], with compiler: SceneCompiler) -> [Result<[Diagnostic], Failure>] {
    let progress = ProgressBar(total: paths.count)
    defer { progress?.erase() }
    let (input, limits) = (input, limits.limits)
    return paths.concurrentMap { path in
      defer { progress?.advance() }
      do throws(ReadError) {
        return .success(compiler.validate(try input.read(path, limits: limits)))
      } catch {
        guard case .tooLarge(let finding) = error else { return .failure(Failure(error)!) }
        return .success([finding])
      }
    }
  }

  private func print(_ findings: [Diagnostic], files: Int) throws(Failure) {
    switch format {
    case .json: try StandardStreams.print(JSONRenderer().render(findings))
    case .text:
      let renderer = output.renderer(for: STDOUT_FILENO)
      var text = renderer.render(findings)
      // A single file without findings needs no words.
      if files != 1 || !findings.isEmpty {
        text += "\(files) file\(files == 1 ? "" : "s"): \(renderer.summary(of: findings) ?? "no findings")\n"
      }
      try StandardStreams.print(text)
    }
  }
}
