import SceneAnalysis
import SceneDiagnostics
import SceneFiles
import SceneLanguage
import SceneValidation
import SceneValues

/// The diagnostics of one moment, looked for beside the conversation.
struct CheckJob: Sendable {
  let number: Int
  let snapshot: Snapshot
  let fault: WorkspaceFault?
  /// The open files: what is found in these alone is told first.
  let open: [String]
  let writer: FindingWriter
  /// What was told last: diagnostics that are the same are not written again.
  let earlier: [String: FileFindings]

  /// What a job says.
  enum News: Sendable {
    /// So many of the files that are to be checked are.
    case progress(number: Int, done: Int, of: Int)
    case outcome(Outcome)
  }

  struct Outcome: Sendable {
    let number: Int
    /// By path from the root.
    var findings: [String: FileFindings] = [:]
    /// Whether what files make together is among them, and nothing is to be found elsewhere.
    var isWhole = false
    /// Whether the job has ended; else there is more to come.
    var isLast = true
    var duration: Duration = .zero
  }

  /// From how many files on it is worth to tell how far a check is.
  static let many = 50

  /// - Parameters:
  ///   - isWanted: whether nothing has changed since.
  ///   - tell: is told what there is, in any thread.
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
    // The next questions are probably about names; a newer check does not wait for that.
    LanguageService(snapshot).prepare(while: isWanted)
  }

  /// What is found in files themselves, which need not wait for what they make together with others.
  private func own(of paths: [String]) -> [String: FileFindings] {
    guard !paths.isEmpty else { return [:] }
    return written(FileFindings.all(paths.compactMap { snapshot.checked($0) }.flatMap(\.findings), paths))
  }

  /// Whether all that was told of a file last was found in itself: else what others have to do with it would seem to be
  /// mended, for a moment.
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
