import ScenePlatform
import SceneAnalysis
import SceneDiagnostics
import SceneFiles

/// Checks files again whenever they change until the process receives a signal.
struct WatchLoop {
  struct Work {
    let request: () -> CheckRequest
    let search: () throws -> SceneSearch
    let finish:
      (CheckResult, Workspace, _ problems: [Report.Problem], _ start: ContinuousClock.Instant) throws ->
        ExitStatus
  }

  private let work: Work
  private let watch: DirectoryWatch
  private var snapshot: Snapshot
  private var places: WatchedPlaces
  private var problems: [Report.Problem] = []
  private let memory = SourceMemory()
  private var status = ExitStatus.success

  /// The time, in milliseconds, to wait for further changes. Editors make several changes when they save a file.
  private static let quietTime: Int32 = 5

  init(_ work: Work) throws {
    self.work = work
    watch = try DirectoryWatch()
    snapshot = Snapshot(try Workspace(work.request(), memory: memory))
    places = WatchedPlaces(of: snapshot.workspace, searched: [])
  }

  mutating func run() throws -> ExitStatus {
    let signals = try EndSignals()
    try update(WatchedPlaces.Changes(touchSettings: true), until: signals)
    while wait(for: signals) {
      let changes = places.changes(in: completeBatch())
      guard !changes.isEmpty else { continue }
      do {
        try update(changes, until: signals)
      } catch let failure as Failure {
        // A file can be temporarily invalid while another process writes it.
        StandardStreams.report(failure)
        status = failure.status
      }
    }
    return status
  }

  private func wait(for signals: EndSignals) -> Bool {
    var requests = [watch.descriptor, signals.descriptor].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    while poll(&requests, nfds_t(requests.count), -1) < 0 {}
    return requests[1].revents == 0
  }

  private func completeBatch() -> DirectoryWatch.Batch {
    var batch = watch.read()
    var request = pollfd(fd: watch.descriptor, events: Int16(POLLIN), revents: 0)
    // The number of rounds is limited, because another process can write without pause.
    for _ in 0..<20 {
      guard poll(&request, 1, Self.quietTime) > 0 else { break }
      let more = watch.read()
      batch.events += more.events
      batch.isIncomplete = batch.isIncomplete || more.isIncomplete
    }
    return batch
  }

  private mutating func update(_ changes: WatchedPlaces.Changes, until signals: EndSignals) throws {
    try signals.canceling { try update(changes) { !signals.hasEnded } }
  }

  private mutating func update(_ changes: WatchedPlaces.Changes, while isWanted: () -> Bool) throws {
    let start = ContinuousClock.now
    if changes.touchSettings || changes.touchSearch { try look(changes) }
    snapshot = snapshot.rereading(changes.files)
    let count = check(snapshot)
    guard isWanted() else { return }
    let found = snapshot.checkResult
    guard isWanted() else { return }
    try snapshot.keep()
    try print(found, checked: count, since: start)
  }

  private func check(_ snapshot: Snapshot) -> Int {
    let progress = ProgressBar(total: snapshot.workspace.checks.count)
    defer { progress?.erase() }
    return snapshot.check { progress?.advance() }
  }

  private mutating func look(_ changes: WatchedPlaces.Changes) throws {
    var seen: Set<String> = []
    while true {
      let search = try work.search()
      snapshot =
        changes.touchSettings
        ? Snapshot(try Workspace(work.request(), search.files, memory: memory))
        : try snapshot.containing(search.files)
      problems = search.problems
      places = WatchedPlaces(of: snapshot.workspace, searched: search.directories)
      // Changes that occurred before a directory was watched were not reported.
      guard !places.directories.isSubset(of: seen) else { return }
      for directory in places.directories.subtracting(seen) { try add(directory) }
      seen.formUnion(places.directories)
    }
  }

  private func add(_ directory: String) throws(Failure) {
    var next = directory
    try watch.add(next)
    while next != "/" {
      next = LexicalPath.directory(of: next)
      try watch.add(next)
    }
  }

  private mutating func print(_ found: CheckResult, checked: Int, since start: ContinuousClock.Instant) throws
  {
    if Terminal.isAttached(to: STDOUT_FILENO) { try StandardStreams.print("\u{1B}[H\u{1B}[2J\u{1B}[3J") }
    status = try work.finish(found, snapshot.workspace, problems + found.problems, start)
    let time = TextReport.words(.now - start)
    try StandardStreams.print("checked \(checked) of \(snapshot.workspace.checks.count) in \(time)\n")
  }
}
