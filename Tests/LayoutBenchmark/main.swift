import Foundation
import SceneLayout

// How long it takes to solve the constraints of layouts, for `peers.py`, which measures others beside it in the same run.
//
//     LayoutBenchmark [NAME…]          a line for each layout whose name begins so: its name, its constraints, milliseconds
//                                      for adding them, for solving them, for another width of the root, and
//                                      for finding out what they leave open, whichever of equals comes first
//     LayoutBenchmark --systems COUNT  systems made by dice with their solutions, for `highs.py`

if CommandLine.arguments.count == 3, CommandLine.arguments[1] == "--systems",
  let count = Int(CommandLine.arguments[2])
{
  for seed in 0..<count { print(RandomScreens.line(seed: seed)) }
  exit(0)
}

/// The thread's own time: what else the machine does does not count.
private func milliseconds(_ body: () -> Void) -> Double {
  func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) * 1e-6
  }
  let start = now()
  body()
  return now() - start
}

private func measure(_ name: String, runs: Int, _ make: () -> ViewSystem) {
  var (added, solved, edited, asked): ([Double], [Double], [Double], [Double]) = ([], [], [], [])
  var count = 0
  for _ in 0..<runs {
    var views: ViewSystem?
    added.append(milliseconds { views = make() })
    guard let views, let width = views.width else { return }
    count = views.constraintCount
    solved.append(milliseconds { views.system.solve() })
    // The first edit finds out what depends on what.
    for number in 0..<3 {
      let time = milliseconds {
        views.system.setConstant(views.system[views.root.width] + 10, of: width)
        views.system.solve()
      }
      if number > 0 { edited.append(time) }
    }
    asked.append(milliseconds { _ = views.system.ambiguities(countingRanks: false) })
  }
  let medians = [added, solved, edited, asked].map { times in
    String(format: "%.4f", times.sorted()[times.count / 2])
  }
  print(([name, "\(count)"] + medians).joined(separator: "\t"))
}

private let layouts: [(name: String, runs: Int, make: () -> ViewSystem)] = [
  ("screen of 150 views", 51, { ViewSystem.screen() }),
  ("chain of 1,000", 21, { ViewSystem.chain(1000) }),
  ("chain of 1,000, soft", 21, { ViewSystem.chain(1000, soft: true) }),
  ("chain of 10,000", 5, { ViewSystem.chain(10_000) }),
  ("chain of 10,000, soft", 5, { ViewSystem.chain(10_000, soft: true) }),
  ("chain of 100,000", 3, { ViewSystem.chain(100_000) }),
  ("grid of 10,000", 5, { ViewSystem.grid(100) }),
  ("grid of 10,000, soft", 5, { ViewSystem.grid(100, soft: true) }),
  ("nested stacks of 10,000 leaves, equally", 5, { ViewSystem.stacks(leaves: 10_000, equally: true) }),
  ("nested stacks of 100 leaves, that stretch", 21, { ViewSystem.stacks(leaves: 100) }),
  ("nested stacks of 1,000 leaves, that stretch", 5, { ViewSystem.stacks(leaves: 1000) }),
  ("nested stacks of 10,000 leaves, that stretch", 1, { ViewSystem.stacks(leaves: 10_000) }),
  ("row of 1,000, that stretch", 3, { ViewSystem.stacks(leaves: 1000, branching: 1000) }),
]
private let wanted = CommandLine.arguments.dropFirst()
for layout in layouts where wanted.isEmpty || wanted.contains(where: { layout.name.hasPrefix($0) }) {
  measure(layout.name, runs: layout.runs, layout.make)
}
