import Foundation
import SceneLayout

private func milliseconds(_ body: () -> Void) -> Double {
  let time = ContinuousClock().measure(body).components
  return Double(time.seconds) * 1e3 + Double(time.attoseconds) * 1e-15
}

private func measure(_ name: String, runs: Int = 5, _ make: () -> ViewSystem) {
  var cold: [Double] = []
  var edits: [Double] = []
  var filling: [Double] = []
  var count = 0
  for run in 0..<runs {
    var views: ViewSystem?
    filling.append(milliseconds { views = make() })
    guard let views, let width = views.width else { return }
    count = views.constraintCount
    cold.append(milliseconds { views.system.solve() })
    edits.append(
      milliseconds {
        views.system.setConstant(views.system[views.root.width] + 10 + Double(run), of: width)
        views.system.solve()
      })
  }
  let middle = { (times: [Double]) in (times.sorted()[times.count / 2] * 1000).rounded() / 1000 }
  print(
    "\(name): \(count) constraints, added in \(middle(filling)) ms, solved in \(middle(cold)) ms; root's width changed in \(middle(edits)) ms"
  )
}

let wanted = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 10_000
measure("screen", runs: 51) { ViewSystem.screen() }
for count in [1000, 10_000, 100_000] where count <= wanted {
  measure("chain of \(count)") { ViewSystem.chain(count) }
  measure("chain of \(count), soft") { ViewSystem.chain(count, soft: true) }
}
for side in [30, 100] where side * side <= wanted {
  measure("grid of \(side * side)") { ViewSystem.grid(side) }
  measure("grid of \(side * side), soft") { ViewSystem.grid(side, soft: true) }
}
for leaves in [100, 1000, 10_000] where leaves <= wanted {
  measure("stacks of \(leaves), equally") { ViewSystem.stacks(leaves: leaves, equally: true) }
  measure("stacks of \(leaves)") { ViewSystem.stacks(leaves: leaves) }
}
