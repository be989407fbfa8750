import ArgumentParser
import ScenePlatform
import SceneAnalysis
import SceneDiagnostics

struct ValidateCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Check scenes and print what is found.",
    discussion: Manual.discussion(
      """
      Findings are the result and go to standard output; what concerns the command itself, such as a file that \
      cannot be read, goes to standard error, and the other files are checked all the same. A directory stands \
      for every *.scene below it, hidden ones aside. With a scene, its tables of translations are checked \
      (LOCALE.lproj/NAME.strings beside NAME.scene).

      Each file is checked as the nearest .scenec.yml in its directory or above says: 'include' and 'exclude' \
      (globs; what is named on the command line is checked in any case), 'classes' (manifests), 'sources' and 'images' \
      (directories), 'rules' (for each its severity: error, warning, note or off), 'ignore' (for a rule, the files that \
      it says nothing of), 'layout' (screens: see '--layout'), 'names' (the forms of \
      ids, scenes, segues and reuseIdentifiers) and 'limits' (nesting, objectsPerScene, objectsPerFile). Paths \
      in it are relative to where it lies.

      With the program's Swift sources ('--sources'), scenes and code are checked against one another; findings may \
      stand in Swift files too.

      Files are seen together: what leads from one to another counts. A storyboard that is named and not to be \
      checked is looked into where it lies beside the scene.
      """,
      examples: [
        ("scenec validate Clock.scene", "Check a file"),
        ("scenec validate Scenes --strict", "Check all scenes below a directory, and let no warning pass"),
        ("scenec validate Scenes --max-warnings 10 --no-rule unreachable-scene", "Choose what to let pass"),
        ("git diff --name-only -z '*.scene' | scenec validate --files-from -", "Check what was changed"),
        ("scenec validate Scenes --write-baseline known.json", "Begin with what there is"),
        ("scenec validate Scenes --baseline known.json", "Fail for new findings alone"),
        ("scenec validate Scenes --fix --dry-run", "Show what would be mended; without --dry-run, mend it"),
        ("scenec validate Scenes --cache .scenec-cache", "Check only what has changed since the last time"),
        ("scenec validate Scenes --watch", "Go on, and check again what changes"),
        ("scenec validate Scenes --classes Classes.json", "Check uses of a program's own classes too"),
        (
          "scenec validate Scenes --compile-to Resources",
          "Compile them, if nothing is wrong with any of them"
        ),
        (
          "scenec validate Scenes --compile-to Resources --accessors-to Sources/Clock/Generated",
          "Make Swift source of them too"
        ),
        (
          "scenec validate Scenes --sources Sources/Clock",
          "Check connections against the program's Swift code"
        ),
        (
          "scenec validate App --sources App --require-checked segue-not-found",
          "Fail where a rule could not check all there is, too"
        ),
        ("scenec validate Scenes --images Images", "Check that there are the images that scenes name"),
        ("scenec validate App --layout", "Solve constraints too, for the device that each file names"),
        (
          "scenec validate App --layout devices=iphone-se,ipad-11,locales=de,pseudo",
          "Find what does not fit on other devices and in other languages"
        ),
        ("scenec validate - --stdin-path Clock.scene < Clock.scene", "Check what an editor holds"),
        ("scenec validate Scenes --format json", "Print the findings for a program"),
        (
          "scenec validate Scenes --format text --format sarif=out.sarif",
          "Print the findings, and write them into a file for a code host"
        ),
        ("scenec validate Scenes --format github --format junit=out.xml", "Annotate a change on GitHub"),
      ]))

  @OptionGroup var selection: FileOptions
  @OptionGroup var classes: ClassOptions
  @OptionGroup var sources: SourceOptions
  @OptionGroup var images: ImageOptions
  @OptionGroup var layout: LayoutOptions
  @OptionGroup var rules: RuleOptions
  @OptionGroup var warnings: WarningOptions
  @OptionGroup var required: RequiredOptions
  @OptionGroup var configuration: ConfigurationOptions
  @OptionGroup var baseline: BaselineOptions
  @OptionGroup var fixing: FixOptions
  @OptionGroup var cache: CacheOptions
  @OptionGroup var watching: WatchOptions
  @OptionGroup var compilation: CompilationOptions
  @OptionGroup var reports: ReportOptions
  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Limits") var limits: LimitOptions

  /// Begins with what a check cannot do without, while the arguments are read and files are searched, which takes as
  /// long. With a cache, perhaps nobody asks for it.
  static func prepare(for arguments: some Sequence<String>) {
    guard !arguments.contains(where: { $0.hasPrefix("--cache") }) else { return }
    ClassOptions.describeLibraryAhead()
  }

  func validate() throws {
    try watching.validate(with: selection, fixing, baseline, reports)
    try compilation.validate(with: watching, fixing, baseline)
    guard !fixing.fix || fixing.dryRun || !selection.files.contains("-") else {
      throw ValidationError(
        "'--fix': standard input cannot be mended; '--fix --dry-run' prints how it would be.")
    }
    guard
      !fixing.dryRun || (!reports.quiet && reports.requests.isEmpty && baseline.writeBaseline == nil)
    else {
      throw ValidationError("'--dry-run' prints a diff and nothing else, and writes nothing.")
    }
    guard baseline.writeBaseline == nil || reports.requests.isEmpty else {
      throw ValidationError(
        "'--write-baseline' writes findings, and reports none: '--format' is of no use with it.")
    }
  }

  func execute() throws -> ExitStatus {
    if watching.watch {
      var loop = try WatchLoop(
        WatchLoop.Work(
          request: { self.request }, search: { try selection.search() },
          finish: { found, workspace, problems, start in
            try finish(
              found.files, found, of: workspace, problems: problems, baseline: baselineFile?.read(),
              since: start)
          }))
      return try loop.run()
    }
    let start = ContinuousClock.now
    let search = try selection.search()
    // Swift sources are read for the workspace, and take longer than scenes.
    let progress = ProgressBar(total: search.files.count)
    defer { progress?.erase() }
    var request = request
    request.progress = progress
    let workspace = try Workspace(request, search.files)
    progress?.expect(workspace.checks.count - search.files.count)
    try reports.check(against: workspace.checks.map(\.path))
    let known = try baselineFile?.read()
    let outputs = try compilation.plan(for: workspace.checks)

    let found = try workspace.examine(isComplete: search.problems.isEmpty) { progress?.advance() }
    progress?.erase()
    let files = try found.project.map { try fixing.apply(to: $0, quiet: reports.quiet) } ?? found.files
    let status = try finish(
      files, found, of: workspace, problems: search.problems + found.problems, baseline: known, since: start)
    guard status == .success else { return status }
    if search.problems.isEmpty, let complaint = selection.complaint(about: workspace.checks.count) {
      guard !warnings.strict.strict else {
        StandardStreams.report(complaint)
        return .findings
      }
      StandardStreams.warn(complaint)
    }
    let errors = reports.output.renderer(for: STDERR_FILENO)
    let isMade = try outputs.make(of: workspace.checks) { StandardStreams.printError(errors.render($0)) }
    return isMade ? .success : .findings
  }

  /// What is wanted of the check, for who knows nothing of command lines.
  var request: CheckRequest {
    var request = CheckRequest(classes: classes.manifests, remark: StandardStreams.remark)
    request.input = input.reader
    request.take(sources, images, layout, rules, configuration, limits)
    request.cacheDirectory = cache.directory
    request.makesAccessors = compilation.accessors != nil
    return request
  }

  var baselineFile: BaselineFile? { baseline.baseline.map(BaselineFile.init) }

  /// Prints or writes what was found in the files, as they are now, and in the program's code, and says how that leaves
  /// the command.
  func finish(
    _ files: [CheckedFile], _ found: Examination, of workspace: Workspace, problems: [Report.Problem],
    baseline known: Baseline?,
    since start: ContinuousClock.Instant
  ) throws -> ExitStatus {
    for problem in problems { StandardStreams.report(problem.message) }
    var report = Report(
      files: workspace.checks.map { input.displayPath($0.path) },
      findings: files.flatMap(\.findings) + found.codeFindings,
      problems: problems, notChecked: found.notChecked, failing: warnings.strict.strict ? .warning : .error)
    let unreadable = problems.isEmpty ? ExitStatus.success : .unreadable
    if let path = baseline.writeBaseline {
      try BaselineFile(path).write(report.findings)
      if !reports.quiet {
        try StandardStreams.print("\(BaselineOptions.count(report.findings.count)) in '\(path)'\n")
      }
      return unreadable
    }
    if let baselineFile, let known {
      let comparison = baselineFile.compare(report.findings, with: known, checked: files)
      if !reports.quiet { BaselineOptions.remark(on: comparison, with: baselineFile.path) }
      report.findings = comparison.new
    }
    // What compiles says nothing.
    let isSilent = compilation.isWanted && report.findings.isEmpty && reports.requests.isEmpty
    let unwritten = fixing.dryRun || isSilent ? [] : reports.write(report, after: .now - start)
    for failure in unwritten { StandardStreams.report(failure.message) }
    if let complaint = warnings.complaint(about: report.findings) { StandardStreams.report(complaint) }
    let unchecked = required.complaints(about: found.notChecked, in: workspace)
    for complaint in unchecked { StandardStreams.report(complaint) }
    let statuses = [unreadable] + unwritten.map(\.status)
    let isRejected = warnings.rejects(report.findings) || !unchecked.isEmpty
    return statuses.reduce(isRejected ? .findings : .success, max)
  }
}
