import ArgumentParser
import ScenePlatform
import SceneAnalysis
import SceneDiagnostics
import SceneValues

struct ValidateCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Check scenes and report problems.",
    discussion: Manual.discussion(
      """
      Checks scene files, storyboards, and xibs, including the translations next to them \
      (LOCALE.lproj/NAME.strings) and the tables for code, such as LOCALE.lproj/Localizable.strings. In a \
      directory, checks all such files except hidden ones. Diagnostics are printed to standard output. \
      Problems with the command itself, such as an unreadable file, are printed to standard error, and the \
      other files are still checked.

      The nearest .scenec.yml in a file's directory or a parent directory configures how the file is \
      checked. Paths in .scenec.yml are relative to its own directory. The main keys are:
        include, exclude: globs of files in directories; files on the command line are always checked
        classes: class manifests
        sources, images: directories
        rules: a severity for each rule (error, warning, note, or off)
        minimumSeverity: the lowest severity to report
        ignore: globs of the files that each rule skips
        layout: the screens to check, as in the value of '--layout', or false
        names: the forms of ids, scenes, segues, and reuseIdentifiers
        limits: thresholds such as nesting, objectsPerScene, and objectsPerFile
        accessors: the access level of generated accessors, or none

      Constraints are solved on the device that each file specifies, and conflicts and ambiguous views are \
      reported. '--layout' applies more layout rules. Its value specifies the screens with these keys, as in \
      'devices=iphone-se,locales=de,ar':
        devices: names from 'scenec devices', 'own', or 'all'
        orientations: 'portrait' or 'landscape'
        locales: locale names, 'own', 'all', 'pseudo', or 'pseudo-rtl'
        textSizes: values of 'scenec layout --text-size', or 'all'

      With '--sources', scenes are checked against the app's source code, and diagnostics can also refer to \
      source files.

      All files are checked together, so references between them are resolved. If a scene file refers to a \
      storyboard that is not among the checked files, the storyboard is still read if it is next to the \
      scene file.
      """,
      examples: [
        ("scenec validate Clock.scene", "Check a file"),
        ("scenec validate de.lproj/Localizable.strings", "Check a table of strings that code shows"),
        (
          "scenec validate Scenes --strict",
          """
          Check all scenes in a directory, and fail if there are warnings
          """
        ),
        (
          "scenec validate Scenes --max-warnings 10 --no-rule unreachable-scene",
          """
          Allow ten warnings, and turn a rule off
          """
        ),
        ("git diff --name-only -z '*.scene' | scenec validate --files-from -", "Check changed files"),
        ("scenec validate Scenes --write-baseline known.json", "Record known diagnostics in a baseline"),
        ("scenec validate Scenes --baseline known.json", "Fail only for new diagnostics"),
        ("scenec validate Scenes --fix --dry-run", "Show fixes; without --dry-run, apply them"),
        ("scenec validate Scenes --cache .scenec-cache", "Check only files that changed since the last run"),
        ("scenec validate Scenes --watch", "Check files again when they change"),
        ("scenec validate Scenes --classes Classes.json", "Check against an app's classes"),
        (
          "scenec validate Scenes --compile-to Resources",
          "Compile the scenes if there are no errors"
        ),
        (
          "scenec validate Scenes --compile-to Resources --accessors-to Sources/Clock/Generated",
          "Also generate Swift accessors"
        ),
        (
          "scenec validate Scenes --sources Sources/Clock",
          "Check connections against the app's source code"
        ),
        (
          "scenec validate App --sources App --require-checked segue-not-found",
          "Fail if a rule's check is incomplete"
        ),
        ("scenec validate Scenes --images Images", "Check that all images exist"),
        ("scenec validate App --no-layout", "Skip the layout rules"),
        (
          "scenec validate App --layout devices=iphone-se,ipad-11,locales=de,pseudo",
          "Find layout problems on other devices and in other languages"
        ),
        ("scenec validate - --stdin-path Clock.scene < Clock.scene", "Check standard input"),
        ("scenec validate Scenes --format json", "Print diagnostics as JSON"),
        (
          "scenec validate Scenes --format text --format sarif=out.sarif",
          "Print diagnostics, and write SARIF for a code host"
        ),
        (
          "scenec validate Scenes --format github --format junit=out.xml", "Annotate a pull request on GitHub"
        ),
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

  /// Starts to load the class library in the background, while the arguments are parsed and the files are found. Does
  /// nothing if a cache is used, because the check might then not need the library.
  static func prepare(for arguments: some Sequence<String>) {
    guard !arguments.contains(where: { $0.hasPrefix("--cache") }) else { return }
    ClassOptions.describeLibraryAhead()
  }

  func validate() throws {
    try watching.validate(with: selection, fixing, baseline, reports)
    try compilation.validate(with: watching, fixing, baseline)
    guard !fixing.fix || fixing.dryRun || !selection.files.contains("-") else {
      throw ValidationError(
        "'--fix' cannot be used with standard input; '--fix --dry-run' can.")
    }
    guard
      !fixing.dryRun || (!reports.quiet && reports.requests.isEmpty && baseline.writeBaseline == nil)
    else {
      throw ValidationError("'--dry-run' cannot be used with options that write files or other formats.")
    }
    guard baseline.writeBaseline == nil || reports.requests.isEmpty else {
      throw ValidationError(
        "'--write-baseline' cannot be used with '--format'.")
    }
  }

  func execute() throws -> ExitStatus {
    if watching.watch {
      var loop = try WatchLoop(
        WatchLoop.Work(
          request: { self.request }, search: { try selection.searchForCheck() },
          finish: { found, workspace, problems, start in
            try finish(
              found.files, found, of: workspace, problems: problems, baseline: baselineFile?.read(),
              since: start)
          }))
      return try loop.run()
    }
    let start = ContinuousClock.now
    let search = try selection.searchForCheck()
    // The progress bar must exist before the workspace reads Swift sources, which takes longer than checking scenes.
    let progress = ProgressBar(total: search.files.count)
    defer { progress?.erase() }
    var request = request
    request.progress = progress
    let workspace = try Workspace(request, search.files)
    progress?.expect(workspace.checks.count - search.files.count)
    try reports.check(against: workspace.checks.map(\.path))
    let known = try baselineFile?.read()
    let outputs = try compilation.plan(for: workspace.checks)

    let first = try workspace.examine(isComplete: search.problems.isEmpty) { progress?.advance() }
    progress?.erase()
    let found = try fixing.apply(to: first, quiet: reports.quiet)
    let count = workspace.checks.count + workspace.tableChecks.count
    let notice = search.problems.isEmpty ? selection.notice(about: count) : nil
    let rejection = notice.flatMap { notice in
      warnings.strict.strict ? Report.Problem(notice, path: selection.files.first ?? "") : nil
    }
    let status = try finish(
      found.files, found, of: workspace, problems: search.problems + found.problems, rejection: rejection,
      baseline: known, since: start)
    guard status == .success else { return status }
    if let notice { StandardStreams.warn(notice) }
    let errors = reports.output.renderer(for: STDERR_FILENO)
    let isMade = try outputs.make(of: workspace.checks) { StandardStreams.printError(errors.render($0)) }
    return isMade ? .success : .diagnostics
  }

  var request: CheckRequest {
    var request = CheckRequest(classes: classes.manifests, remark: StandardStreams.remark)
    request.input = input.reader
    request.take(sources, images, layout, rules, configuration, limits)
    request.cacheDirectory = cache.directory
    request.makesAccessors = compilation.accessors != nil
    return request
  }

  var baselineFile: BaselineFile? { baseline.baseline.map(BaselineFile.init) }

  /// Reports the diagnostics. `rejection` is the reason why the check fails although all files could be read.
  func finish(
    _ files: [CheckedFile], _ found: CheckResult, of workspace: Workspace, problems: [Report.Problem],
    rejection: Report.Problem? = nil, baseline known: Baseline?,
    since start: ContinuousClock.Instant
  ) throws -> ExitStatus {
    let reported = problems + [rejection].compactMap(\.self)
    for problem in reported { StandardStreams.report(problem.message) }
    var report = Report(
      files: (workspace.checks + workspace.tableChecks).map { input.displayPath($0.path) },
      diagnostics: files.flatMap(\.diagnostics) + found.codeDiagnostics,
      problems: reported, notChecked: found.notChecked, failing: warnings.strict.strict ? .warning : .error)
    let unreadable = problems.isEmpty ? ExitStatus.success : .unreadable
    if let path = baseline.writeBaseline {
      guard problems.isEmpty else {
        StandardStreams.report("'\(path)' was not written, because the check is incomplete")
        return unreadable
      }
      try BaselineFile(path).write(report.diagnostics)
      if !reports.quiet {
        try StandardStreams.print(
          "\(BaselineOptions.count(report.diagnostics.count)) in '\(path.printable)'\n")
      }
      return unreadable
    }
    if let baselineFile, let known {
      let comparison = baselineFile.compare(report.diagnostics, with: known, checked: files)
      if !reports.quiet { BaselineOptions.remark(on: comparison, with: baselineFile.path) }
      report.diagnostics = comparison.new
    }
    // A successful compilation has no output.
    let isSilent = compilation.isWanted && report.diagnostics.isEmpty && reports.requests.isEmpty
    let unwritten = fixing.dryRun || isSilent ? [] : reports.write(report, after: .now - start)
    for failure in unwritten { StandardStreams.report(failure) }
    if let notice = warnings.notice(about: report.diagnostics) { StandardStreams.report(notice) }
    let unchecked = required.notices(about: found.notChecked, in: workspace)
    for notice in unchecked { StandardStreams.report(notice) }
    let statuses = [unreadable] + unwritten.map(\.status)
    let isRejected = warnings.rejects(report.diagnostics) || !unchecked.isEmpty || rejection != nil
    return statuses.reduce(isRejected ? .diagnostics : .success, max)
  }
}
