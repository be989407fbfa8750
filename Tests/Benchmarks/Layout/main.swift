import SceneLayout

// Solves the constraints of layouts, for the benchmark `layout`, and of random screens, for `make layout-proof`.
//
//     LayoutBenchmark [TEXT…]          a line for each layout whose name contains a text: its name, the number of constraints,
//                                      and seconds to add them, to solve them, to change the width of the root, and to
//                                      find ambiguities
//     LayoutBenchmark --systems COUNT  random systems with their solutions, as JSON

let layouts: [(name: String, runs: Int, make: () -> ViewSystem)] = [
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

if CommandLine.arguments.count == 3, CommandLine.arguments[1] == "--systems",
  let count = Int(CommandLine.arguments[2])
{
  for seed in 0..<count { print(RandomScreens.line(seed: seed)) }
} else {
  let wanted = CommandLine.arguments.dropFirst()
  for layout in layouts where wanted.isEmpty || wanted.contains(where: { layout.name.contains($0) }) {
    measure(layout.name, runs: layout.runs, layout.make)
  }
}

private func seconds(_ body: () -> Void) -> Double {
  let start = Timer.thread.now
  body()
  return Timer.thread.now - start
}

private func measure(_ name: String, runs: Int, _ make: () -> ViewSystem) {
  var (added, solved, edited, asked): ([Double], [Double], [Double], [Double]) = ([], [], [], [])
  var count = 0
  for _ in 0..<runs {
    var views: ViewSystem?
    added.append(seconds { views = make() })
    guard let views, let width = views.width else { return }
    count = views.constraintCount
    solved.append(seconds { views.system.solve() })
    // The first edit also computes the dependencies.
    for number in 0..<3 {
      let time = seconds {
        views.system.setConstant(views.system[views.root.width] + 10, of: width)
        views.system.solve()
      }
      if number > 0 { edited.append(time) }
    }
    asked.append(seconds { _ = views.system.ambiguities(countingRanks: false) })
  }
  let medians = [added, solved, edited, asked].map { "\(median($0))" }
  print(([name, "\(count)"] + medians).joined(separator: "\t"))
}
