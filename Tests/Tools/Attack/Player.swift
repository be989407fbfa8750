import Foundation
import SceneCompiler
import SceneRuntime
import SceneUI

/// Plays cases in a separate process, which a case may crash. It prints each case before playing it, so that
/// the last one is known.
struct Player {
  /// The maximum processor time of a case, in seconds.
  let seconds: Int
  /// The maximum additional memory of a case, in megabytes.
  let megabytes: Int

  private let cases = Cases(vocabulary: Registry.library.vocabulary)
  private let compiler = SceneCompiler(vocabulary: Registry.library.vocabulary)
  private let mutants: ArchiveMutants

  init(seconds: Int, megabytes: Int) {
    (self.seconds, self.megabytes) = (seconds, megabytes)
    mutants = ArchiveMutants(cases, compiler)
  }

  /// - Parameter list: The names of cases, one per line.
  func play(_ list: String) {
    // A process started from a pool thread inherits blocked signals.
    var all = sigset_t()
    sigfillset(&all)
    sigprocmask(SIG_UNBLOCK, &all, nil)
    for line in list.split(separator: "\n") {
      say("case \(line)")
      limit()
      switch outcome(of: line) {
      case .played: say("played")
      case .refused: say("refused")
      case .wrong(let problem): say("wrong \(problem.split(separator: "\n").joined(separator: " "))")
      }
    }
  }

  private func outcome(of line: Substring) -> Performance.Outcome {
    guard let attacked = Case(line) else { return .wrong("'\(line)' is no case") }
    let count = attacked.parts.first { $0.key == Case.Part.crowd }?.value ?? 1
    if let planted = PlantedFault(rawValue: attacked.element) {
      planted.commit(count)
      return .played
    }
    if attacked.element == ArchiveMutants.element {
      func value(_ key: String) -> Int? { attacked.parts.first { $0.key == key }?.value }
      return mutants.play(seed: value("seed") ?? 0, isWhole: value("whole") == 1)
    }
    if let routine = Routine(rawValue: attacked.element) {
      do { try routine.play(count) } catch { return .wrong("\(error)") }
      return .played
    }
    guard let performance = performance(of: attacked) else { return .wrong("it stands nowhere") }
    let outcome = performance.outcome()
    if case .refused = outcome, attacked.parts.isEmpty {
      return .wrong("by itself it is refused: \(performance.diagnostics.joined(separator: "; "))")
    }
    return outcome
  }

  func performance(of attacked: Case) -> Performance? {
    AttackScene(attacked, among: cases).text.map {
      Performance(scene: $0, isInNib: $0.hasPrefix("<nib"), compiler: compiler)
    }
  }

  /// Flushes immediately, because a crash would lose buffered output.
  private func say(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = write(1, bytes, bytes.count)
  }

  /// The system ends the process if the next case exceeds a limit.
  private func limit() {
    var time = itimerval()
    time.it_value.tv_sec = seconds
    setitimer(__itimer_which_t(ITIMER_VIRTUAL.rawValue), &time, nil)
    let statistics = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    guard let pages = statistics.split(separator: " ").first.flatMap({ Int($0) }) else { return }
    let most = pages * Int(sysconf(Int32(_SC_PAGESIZE))) + (megabytes << 20)
    let memory = __rlimit_resource_t(RLIMIT_AS.rawValue)
    var limits = rlimit()
    getrlimit(memory, &limits)
    limits.rlim_cur = min(rlim_t(most), limits.rlim_max)
    setrlimit(memory, &limits)
  }
}
