import ArgumentParser
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
        (
          "scenec validate Scenes --format text --format sarif=out.sarif",
          "Print the findings, and write them into a file for a code host"
        ),
        ("scenec validate Scenes --format github --format junit=out.xml", "Annotate a change on GitHub"),
      ]))

  @Argument(
    help: ArgumentHelp("Scene files, directories, or - for standard input.", valueName: "file"),
    completion: .file())
  var files: [String]

  @OptionGroup var classes: ClassOptions
  @OptionGroup var strict: StrictOption
  @OptionGroup var reports: ReportOptions
  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Limits") var limits: LimitOptions

  func validate() throws {
    guard files.count(where: { $0 == "-" }) < 2 else {
      throw ValidationError("Standard input can be read only once: '-' is given more than once.")
    }
  }

  func execute() throws -> ExitStatus {
    let start = ContinuousClock.now
    let compiler = SceneCompiler(vocabulary: try classes.vocabulary(), limits: limits.limits)
    let search = SceneSearch(files)
    try reports.check(against: search.paths)
    let checked = check(search.paths, with: compiler)

    var report = Report(
      files: search.paths.map(input.displayPath), findings: [], problems: search.problems,
      failing: strict.strict ? .warning : .error)
    for result in checked {
      switch result {
      case .success(let found): report.findings += found
      case .failure(let problem): report.problems.append(problem)
      }
    }
    for problem in report.problems { StandardStreams.report(problem.message) }
    let unwritten = reports.write(report, after: .now - start)
    for failure in unwritten { StandardStreams.report(failure.message) }

    let statuses = unwritten.map(\.status) + (report.problems.isEmpty ? [] : [.unreadable])
    return statuses.reduce(strict.rejects(report.findings) ? .findings : .success, max)
  }

  private func check(_ paths: [String], with compiler: SceneCompiler) -> [Result<
    [Diagnostic], Report.Problem
  >] {
    let progress = ProgressBar(total: paths.count)
    defer { progress?.erase() }
    let (input, limits) = (input, limits.limits)
    return paths.concurrentMap { path in
      defer { progress?.advance() }
      do throws(ReadError) {
        return .success(compiler.validate(try input.read(path, limits: limits)))
      } catch {
        guard case .tooLarge(let finding) = error else {
          return .failure(Report.Problem(error.description, path: input.displayPath(path)))
        }
        return .success([finding])
      }
    }
  }
}
