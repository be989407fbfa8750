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
  let writer: FindingWriter
  /// The previously reported diagnostics. Unchanged ones are not serialized again.
  let earlier: [String: FileFindings]

  enum News: Sendable {
    /// The number of checked files and the total number.
    case progress(number: Int, done: Int, of: Int)
    case outcome(Outcome)
  }

  struct Outcome: Sendable {
    let number: Int
    var findings: [String: FileFindings] = [:]
    /// Whether the outcome includes project rules and all files.
    var isWhole = false
    var isLast = true
    var duration: Duration = .zero
  }

  /// The minimum number of files for reporting progress.
  static let many = 50

  func run(while isWanted: @Sendable () -> Bool, tell: @Sendable (News) -> Void) {
    let start = ContinuousClock.now
    var outcome = Outcome(number: number)
    if let fault {
      outcome.isWhole = true
      outcome.findings = findings(of: fault)
      outcome.duration = .now - start
      return tell(.outcome(outcome))
    }
    let unchecked = snapshot.uncheckedCount
    let isLong = unchecked >= Self.many
    let first = own(of: isLong ? open : open.filter { !snapshot.isChecked($0) && isOwn($0) })
    if !first.isEmpty, isWanted() {
      outcome.findings = first
      outcome.isLast = false
      tell(.outcome(outcome))
      outcome.isLast = true
    }
    if isLong {
      tell(.progress(number: number, done: 0, of: unchecked))
      let done = Locked(0)
      snapshot.check(while: isWanted) {
        let count = done.withLock { done in
          done += 1
          return done
        }
        if count % max(1, unchecked / 20) == 0 {
          tell(.progress(number: number, done: count, of: unchecked))
        }
      }
    }
    outcome.findings = [:]
    guard isWanted() else { return tell(.outcome(outcome)) }
    let found = snapshot.examination
    var all = FileFindings.all(found.files.lazy.flatMap(\.findings) + found.codeFindings, open)
    for problem in found.problems where !problem.path.isEmpty {
      let path = LexicalPath.absolute(problem.path)
      all[path, default: FileFindings()].add(problem: writer.json(problem: problem.message))
    }
    outcome.findings = written(all, after: first)
    outcome.isWhole = true
    outcome.duration = .now - start
    tell(.outcome(outcome))
    // Prepares name lookups, which the next requests probably need. A newer check does not wait for this.
    LanguageService(snapshot).prepare(while: isWanted)
  }

  /// Returns the diagnostics of single files, which do not depend on other files.
  private func own(of paths: [String]) -> [String: FileFindings] {
    guard !paths.isEmpty else { return [:] }
    return written(FileFindings.all(paths.compactMap { snapshot.checked($0) }.flatMap(\.findings), paths))
  }

  /// Whether the previously reported diagnostics of a file contain none of a project rule. Otherwise, those
  /// would disappear for a moment.
  private func isOwn(_ path: String) -> Bool {
    earlier[path]?.findings.contains { Self.projectRules.contains($0.rule) } != true
  }

  private static let projectRules = Set(ProjectRules.all.map { $0.description.id })
    .union([UnusedSuppression.description.id])

  private func written(
    _ all: [String: FileFindings], after first: [String: FileFindings] = [:]
  ) -> [String: FileFindings] {
    var all = all
    for path in all.keys { all[path]?.write(writer, earlier: first[path] ?? earlier[path]) }
    return all
  }

  private func findings(of fault: WorkspaceFault) -> [String: FileFindings] {
    guard let path = fault.path else { return [:] }
    var findings = FileFindings()
    findings.add(problem: writer.json(problem: fault.message, line: fault.line))
    return written([path: findings])
  }
}
