import Glibc
import SceneAnalysis
import SceneDiagnostics
import SceneFiles

/// Checks files, then what changes, until somebody ends it.
///
/// Only what changed is read again; of the others, the findings and summaries are still there, and rules about the
/// whole project see those.
struct WatchLoop {
  private let command: ValidateCommand
  private let watch: DirectoryWatch
  private var plan: CheckPlan
  private var problems: [Report.Problem] = []
  private var results: [String: Result<CheckedFile, Report.Problem>] = [:]
  /// The files to check, from the root, by what they are called.
  private var names: [String: String] = [:]
  /// The directories in which scenes and their tables come and go, from the root. Those above are watched for configurations alone.
  private var folders: Set<String> = []
  /// The directories in which Swift files do.
  private var sourceFolders: Set<String> = []
  private let memory = SourceMemory()
  private var status = ExitStatus.success

  /// Changes come in bursts: an editor writes, renames and touches.
  private static let settling: Int32 = 5

  init(_ command: ValidateCommand) throws {
    self.command = command
    watch = try DirectoryWatch()
    plan = try CheckPlan(command.request, [])
  }

  mutating func run() throws -> ExitStatus {
    let signals = try EndSignals()
    try update(Changes(settings: true))
    while wait(for: signals) {
      let changes = changes(in: settledBatch())
      guard !changes.isEmpty else { continue }
      do {
        try update(changes)
      } catch let failure as Failure {
        // What is being written may be wrong for a moment.
        StandardStreams.report(failure.message)
        status = failure.status
      }
    }
    return status
  }

  // MARK: Waiting

  /// - Returns: false where it is to end.
  private func wait(for signals: EndSignals) -> Bool {
    var requests = [watch.descriptor, signals.descriptor].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    while poll(&requests, nfds_t(requests.count), -1) < 0 {}
    return requests[1].revents == 0
  }

  private func settledBatch() -> DirectoryWatch.Batch {
    var batch = watch.read()
    var request = pollfd(fd: watch.descriptor, events: Int16(POLLIN), revents: 0)
    // Whoever writes without end is not waited for.
    for _ in 0..<20 {
      guard poll(&request, 1, Self.settling) > 0 else { break }
      let more = watch.read()
      batch.events += more.events
      batch.isIncomplete = batch.isIncomplete || more.isIncomplete
    }
    return batch
  }

  /// What there is to do.
  private struct Changes {
    /// Anything may be different.
    var settings = false
    /// There may be other files.
    var search = false
    /// Files that are checked, by their names.
    var files: Set<String> = []
    /// A file that is not checked, but looked into.
    var others = false

    var isEmpty: Bool { !settings && !search && !others && files.isEmpty }
  }

  private func changes(in batch: DirectoryWatch.Batch) -> Changes {
    var changes = Changes(settings: batch.isIncomplete)
    for event in batch.events {
      if event.path.hasSuffix("/" + Configuration.fileName) || plan.settingsFiles.contains(event.path) {
        changes.settings = true
      } else if sourceFolders.contains(LexicalPath.directory(of: event.path)),
        event.path.hasSuffix(".swift") || (event.isDirectory && event.isStructural)
      {
        // What a class is, is for all scenes to know.
        changes.settings = true
      } else if event.isStructural || event.path.hasSuffix("/Contents.json"), isAsset(event.path) {
        // What images there are is for every file to know, and what a catalogue says of them.
        changes.settings = true
      } else if !folders.contains(LexicalPath.directory(of: event.path)), !folders.contains(event.path) {
        continue
      } else if TableSearch.isTable(event.path) || event.isDirectory && TableSearch.isLocale(event.path) {
        // Which scene a table belongs to is for the check to say.
        changes.settings = true
      } else if event.isDirectory {
        changes.search = changes.search || event.isStructural
      } else if let name = names[event.path] {
        changes.files.insert(name)
        if event.isStructural, access(event.path, F_OK) != 0 { changes.search = true }
      } else if event.path.hasSuffix(".scene") {
        if event.isStructural { changes.search = true } else { changes.others = true }
      }
    }
    return changes
  }

  /// Whether images or colours may have come or gone: what they look like is not for a check to know.
  private func isAsset(_ path: String) -> Bool {
    plan.assetDirectories.contains(path) || plan.assetDirectories.contains(LexicalPath.directory(of: path))
  }

  // MARK: Checking

  private mutating func update(_ changes: Changes) throws {
    let start = ContinuousClock.now
    if changes.settings || changes.search { try look() }
    if changes.settings { results = [:] }
    for name in changes.files { results[name] = nil }
    let open = plan.checks.filter { results[$0.path] == nil }
    for (check, result) in zip(open, command.check(open)) { results[check.path] = result }
    try plan.cache?.save(files)
    try print(checked: open.count, since: start)
  }

  /// Finds the files, and watches all directories that they may come and go in.
  private mutating func look() throws {
    var seen: Set<String> = []
    while true {
      let search = try command.selection.search()
      plan = try CheckPlan(command.request, search.files, memory: memory)
      sourceFolders = plan.sourceFolders
      problems = search.problems
      folders = Set(
        search.directories.map(LexicalPath.absolute)
          + plan.checks.map { LexicalPath.directory(of: $0.absolutePath) }
          + plan.checks.flatMap { plan.tables.directories(of: $0.absolutePath) })
      let directories = folders.union(sourceFolders).union(plan.settingsFiles.map(LexicalPath.directory))
        .union(plan.assetDirectories)
      // What came before a directory was watched was not heard of.
      guard !directories.isSubset(of: seen) else { break }
      for directory in directories.subtracting(seen) { try add(directory) }
      seen.formUnion(directories)
    }
    names = Dictionary(plan.checks.map { ($0.absolutePath, $0.path) }) { first, _ in first }
    let wanted = Set(names.values)
    results = results.filter { wanted.contains($0.key) }
  }

  /// Watches a directory, and those above, where a configuration may come to lie.
  private func add(_ directory: String) throws(Failure) {
    var next = directory
    try watch.add(next)
    while next != "/" {
      next = LexicalPath.directory(of: next)
      try watch.add(next)
    }
  }

  private var files: [CheckedFile] { plan.checks.compactMap { try? results[$0.path]?.get() } }

  private mutating func print(checked: Int, since start: ContinuousClock.Instant) throws {
    var problems = problems
    for check in plan.checks {
      if case .failure(let problem)? = results[check.path] { problems.append(problem) }
    }
    if Terminal.isAttached(to: STDOUT_FILENO) { try StandardStreams.print("\u{1B}[H\u{1B}[2J\u{1B}[3J") }
    let project = ProjectCheck(files)
    problems += project.problems
    status = try command.finish(
      project.result, project.codeFindings, of: plan, problems: problems,
      baseline: command.baselineFile?.read(),
      since: start)
    let time = TextReport.words(.now - start)
    try StandardStreams.print("checked \(checked) of \(plan.checks.count) in \(time)\n")
  }
}
