import ArgumentParser
import Glibc
import SceneDiagnostics

struct ValidateCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Check scenes and print what is found.",
    discussion: Manual.discussion(
      """
      Findings are the result and go to standard output; what concerns the command itself, such as a file that \
      cannot be read, goes to standard error, and the other files are checked all the same. A directory stands \
      for every *.scene below it, hidden ones aside.

      Each file is checked as the nearest .scenec.yml in its directory or above says: 'include' and 'exclude' \
      (globs; what is named on the command line is checked in any case), 'classes' (manifests), and 'rules' (for \
      each its severity: error, warning, note or off). Paths in it are relative to where it lies.
      """,
      examples: [
        ("scenec validate Clock.scene", "Check a file"),
        ("scenec validate Scenes --strict", "Check all scenes below a directory, and let no warning pass"),
        ("scenec validate Scenes --max-warnings 10 --no-rule unreachable-scene", "Choose what to let pass"),
        ("git diff --name-only -z '*.scene' | scenec validate --files-from -", "Check what was changed"),
        ("scenec validate Scenes --write-baseline known.json", "Begin with what there is"),
        ("scenec validate Scenes --baseline known.json", "Fail for new findings alone"),
        ("scenec validate Scenes --fix --dry-run", "Show what would be mended; without --dry-run, mend it"),
        ("scenec validate Scenes --classes Classes.json", "Check uses of a program's own classes too"),
        ("scenec validate - --stdin-path Clock.scene < Clock.scene", "Check what an editor holds"),
        ("scenec validate Scenes --format json", "Print the findings for a program"),
      ]))

  @OptionGroup var selection: FileOptions
  @OptionGroup var classes: ClassOptions
  @OptionGroup var rules: RuleOptions
  @OptionGroup var warnings: WarningOptions
  @OptionGroup var configuration: ConfigurationOptions
  @OptionGroup var baseline: BaselineOptions
  @OptionGroup var fixing: FixOptions
  @Option(help: "How to print findings: as text for people, or as JSON for programs.")
  var format = Format.text
  @OptionGroup var output: OutputOptions
  @Flag(name: .shortAndLong, help: "Print no findings; the exit code tells.")
  var quiet = false
  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Limits") var limits: LimitOptions

  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json }

  func validate() throws {
    guard !quiet || format == .text else {
      throw ValidationError("'--quiet' and '--format json' contradict one another.")
    }
    guard !fixing.fix || fixing.dryRun || !selection.files.contains("-") else {
      throw ValidationError(
        "'--fix': standard input cannot be mended; '--fix --dry-run' prints how it would be.")
    }
    guard !fixing.dryRun || (!quiet && format == .text && baseline.writeBaseline == nil) else {
      throw ValidationError("'--dry-run' prints a diff and nothing else, and writes nothing.")
    }
  }

  func execute() throws -> ExitStatus {
    let search = try selection.search()
    let plan = try CheckPlan(self, search.files)
    let baselineFile = baseline.baseline.map(BaselineFile.init)
    let known = try baselineFile?.read()
    var failures = search.failures
    var files: [CheckedFile] = []
    for result in check(plan.checks) {
      switch result {
      case .success(let file): files.append(file)
      case .failure(let failure): failures.append(failure)
      }
    }
    files = try fixing.apply(to: files, quiet: quiet)
    var findings = files.flatMap(\.findings)
    for failure in failures { StandardStreams.report(failure.message) }
    let unreadable = failures.map(\.status).max() ?? .success
    if let path = baseline.writeBaseline {
      try BaselineFile(path).write(findings)
      if !quiet { try StandardStreams.print("\(BaselineFile.count(findings.count)) in '\(path)'\n") }
      return unreadable
    }
    if let baselineFile, let known {
      findings = baselineFile.newOnes(of: findings, in: known, checked: files, quiet: quiet)
    }
    if !quiet, !fixing.dryRun { try print(findings, files: plan.checks.count) }
    if let complaint = warnings.complaint(about: findings) { StandardStreams.report(complaint) }
    return max(warnings.rejects(findings) ? .findings : .success, unreadable)
  }

  private func check(_ checks: [SceneCheck]) -> [Result<CheckedFile, Failure>] {
    let progress = ProgressBar(total: checks.count)
    defer { progress?.erase() }
    return checks.concurrentMap { check in
      defer { progress?.advance() }
      return check.run()
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
