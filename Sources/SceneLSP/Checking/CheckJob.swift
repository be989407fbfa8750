import SceneAnalysis
import SceneDiagnostics
import SceneFiles
import SceneLanguage
import SceneValidation
import SceneValues

struct CheckJob: Sendable {
  let number: Int
  let snapshot: Snapshot
  let fault: WorkspaceFault?
  let open: [String]
  let writer: DiagnosticWriter
  /// The previously reported diagnostics by file path. Unchanged diagnostics are not serialized again.
  let earlier: [String: FileDiagnostics]

  enum Update: Sendable {
    case progress(number: Int, done: Int, of: Int)
    case outcome(Outcome)
  }

  struct Outcome: Sendable {
    let number: Int
    var diagnostics: [String: FileDiagnostics] = [:]
    /// Whether the outcome includes all files and the results of project rules.
    var isWhole = false
    var isLast = true
    var duration: Duration = .zero
  }

  /// The minimum number of unchecked files for which a check reports its progress.
  static let many = 50

  let cancellations: Cancellations

  /// The cancellations of a check. An edit cancels the check of the edited file and all work on several files. It does not
  /// cancel the checks of other files, because the next check uses their results.
  struct Cancellations: Sendable {
    private let whole = Cancellation()
    private let files: [String: Cancellation]
    private let otherFiles = Cancellation()

    init(open: [String]) {
      files = Dictionary(open.map { ($0, Cancellation()) }) { first, _ in first }
    }

    func request(editing path: String?) {
      whole.request()
      for (file, cancellation) in files where path == nil || path == file { cancellation.request() }
      if path == nil { otherFiles.request() }
    }

    subscript(path: String) -> Cancellation { files[path] ?? otherFiles }

    func during(_ work: () -> Void) { whole.during(work) }
  }

  func run(while isWanted: @Sendable () -> Bool, notify: @Sendable (Update) -> Void) {
    cancellations.during { check(while: isWanted, notify: notify) }
  }

  private func check(while isWanted: @Sendable () -> Bool, notify: @Sendable (Update) -> Void) {
    let start = ContinuousClock.now
    var outcome = Outcome(number: number)
    if let fault {
      outcome.isWhole = true
      outcome.diagnostics = diagnostics(of: fault)
      outcome.duration = .now - start
      return notify(.outcome(outcome))
    }
    let unchecked = snapshot.uncheckedCount
    let isLong = unchecked >= Self.many
    let first = own(of: isLong ? open : open.filter { !snapshot.isChecked($0) && isOwn($0) })
    if !first.isEmpty, isWanted() {
      outcome.diagnostics = first
      outcome.isLast = false
      notify(.outcome(outcome))
      outcome.isLast = true
    }
    if isLong { notify(.progress(number: number, done: 0, of: unchecked)) }
    let done = Locked(0)
    snapshot.check(while: isWanted, under: { cancellations[$0] }) {
      guard isLong else { return }
      let count = done.withLock { done in
        done += 1
        return done
      }
      if count % max(1, unchecked / 20) == 0 {
        notify(.progress(number: number, done: count, of: unchecked))
      }
    }
    outcome.diagnostics = [:]
    guard isWanted() else { return notify(.outcome(outcome)) }
    let found = snapshot.checkResult
    guard isWanted() else { return notify(.outcome(outcome)) }
    var all = FileDiagnostics.all(found.files.lazy.flatMap(\.diagnostics) + found.codeDiagnostics, open)
    for problem in found.problems where !problem.path.isEmpty {
      let path = LexicalPath.absolute(problem.path)
      all[path, default: FileDiagnostics()].add(problem: writer.json(problem: problem.message))
    }
    outcome.diagnostics = written(all, after: first)
    outcome.isWhole = true
    outcome.duration = .now - start
    notify(.outcome(outcome))
    // The next requests probably look up names, so the names are indexed now. A newer check does not wait for this work.
    LanguageService(snapshot).prepare(while: isWanted)
  }

  private func own(of paths: [String]) -> [String: FileDiagnostics] {
    guard !paths.isEmpty else { return [:] }
    return written(
      FileDiagnostics.all(
        paths.compactMap { path in cancellations[path].during { snapshot.checked(path) } }.flatMap(
          \.diagnostics),
        paths))
  }

  private func isOwn(_ path: String) -> Bool {
    earlier[path]?.diagnostics.contains { Self.projectRules.contains($0.rule) } != true
  }

  private static let projectRules = Set(ProjectRules.all.map { $0.description.id })
    .union([UnusedSuppression.description.id])

  private func written(
    _ all: [String: FileDiagnostics], after first: [String: FileDiagnostics] = [:]
  ) -> [String: FileDiagnostics] {
    var all = all
    for path in all.keys { all[path]?.write(writer, earlier: first[path] ?? earlier[path]) }
    return all
  }

  private func diagnostics(of fault: WorkspaceFault) -> [String: FileDiagnostics] {
    guard let path = fault.path else { return [:] }
    var diagnostics = FileDiagnostics()
    diagnostics.add(problem: writer.json(problem: fault.message, line: fault.line))
    return written([path: diagnostics])
  }
}
