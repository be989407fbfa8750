import Foundation
import SceneRuntime
import SceneUI

/// Tests every property of every class of the library with extreme values, alone and in pairs.
///
///     Attack --sample 500 --seed 7     some cases, as in CI
///     Attack --alone                   every value of every property by itself
///     Attack --crowds                  five hundred of each element
///     Attack --archives 1000 --seed 7  mutated compiled scenes, in cases of ten, starting at a seed
///     Attack --only 'archive seed=7 whole=1'  ten of them, with all scenes shown in all ways
///     Attack --all                     all of these except archives, all pairs with geometry, and 20,000 random cases
///     Attack --names                   the names of all elements and routines that a case can repeat
///     Attack --cases 'label text=3;view tag=1'
///     Attack --show 'label text=3'     the scene of a case and its diagnostics
///     Attack --only 'label text=3'     one case, in this process, for a debugger
@main
struct Attack {
  static func main() async throws {
    let arguments = Arguments(CommandLine.arguments.dropFirst())
    let seconds = arguments.number("--seconds") ?? defaultSeconds
    let megabytes = arguments.number("--megabytes") ?? 100
    let player = Player(seconds: seconds, megabytes: megabytes)
    if let list = arguments["--play"] {
      player.play(try String(contentsOfFile: list, encoding: .utf8))
    } else if let name = arguments["--show"] {
      show(name, player)
    } else if let name = arguments["--only"] {
      player.play(name)
    } else if arguments.has("--names") {
      let crowds = Cases(vocabulary: Registry.library.vocabulary).crowds
      print((Routine.allCases.map(\.rawValue) + crowds.map(\.element)).joined(separator: "\n"))
    } else {
      let jobs = arguments.number("--jobs") ?? max(2, ProcessInfo.processInfo.activeProcessorCount)
      let report = await Battery(seconds: seconds, megabytes: megabytes, jobs: jobs)
        .report(on: chosen(arguments))
      print(report.text)
      if !report.faults.isEmpty { exit(1) }
    }
  }

  /// The time limit. Debug builds are many times slower.
  private static var defaultSeconds: Int {
    #if DEBUG
      20
    #else
      1
    #endif
  }

  private static func chosen(_ arguments: Arguments) -> [Case] {
    if let names = arguments["--cases"] { return names.split(separator: ";").compactMap { Case($0) } }
    let cases = Cases(vocabulary: Registry.library.vocabulary)
    var chance = Chance(seed: UInt64(arguments.number("--seed") ?? 1))
    if let count = arguments.number("--archives") {
      let first = arguments.number("--seed") ?? 1
      return (first..<first + max(1, count / ArchiveMutants.count)).map {
        Case(element: ArchiveMutants.element, parts: [Case.Part(key: "seed", value: $0)])
      }
    }
    if arguments.has("--all") {
      return cases.alone + cases.crowds + cases.geometryPairs + cases.sampled(20_000, by: &chance)
    }
    if arguments.has("--alone") {
      return cases.alone
    }
    if arguments.has("--crowds") { return cases.crowds }
    let count = arguments.number("--sample") ?? 500
    // Each element by itself, then equal numbers of the other two kinds.
    let alone = cases.alone
    let some = (0..<count / 2).map { _ in alone[chance.below(alone.count)] }
    return alone.filter(\.parts.isEmpty) + some + cases.sampled(count - some.count, by: &chance)
  }

  private static func show(_ name: String, _ player: Player) {
    guard let attacked = Case(name), let performance = player.performance(of: attacked) else {
      return print("'\(name)' is no case")
    }
    print(performance.scene)
    for diagnostic in performance.diagnostics { print("  \(diagnostic)") }
  }
}

private struct Arguments {
  private let words: [String]

  init(_ words: some Sequence<String>) { self.words = Array(words) }

  func has(_ option: String) -> Bool { words.contains(option) }

  subscript(option: String) -> String? {
    guard let place = words.firstIndex(of: option), place + 1 < words.count else { return nil }
    return words[place + 1]
  }

  func number(_ option: String) -> Int? { self[option].flatMap { Int($0) } }
}
