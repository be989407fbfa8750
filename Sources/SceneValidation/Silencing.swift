import SceneDiagnostics
import SceneModel

/// The result of matching suppressions with diagnostics. Each rule's diagnostics are sorted so that a suppression covers
/// a contiguous range of them, which avoids a quadratic comparison.
struct Silencing {
  private(set) var isSilent: [Bool]
  private(set) var isNeeded: [Bool]

  init(_ diagnostics: [Diagnostic], by suppressions: [SuppressionNode], _ steps: StepCounter) {
    isSilent = Array(repeating: false, count: diagnostics.count)
    isNeeded = Array(repeating: false, count: suppressions.count)
    let rules = Set(suppressions.compactMap(\.rule?.text))
    let byRule = Dictionary(
      grouping: diagnostics.indices.filter { rules.contains(diagnostics[$0].rule.rawValue) }
    ) {
      diagnostics[$0].rule.rawValue
    }.mapValues { $0.sorted { diagnostics[$0].start < diagnostics[$1].start } }
    var edges = byRule.mapValues { [Int](repeating: 0, count: $0.count + 1) }
    for (index, suppression) in suppressions.enumerated() {
      guard let rule = suppression.rule?.text, let element = suppression.element, let own = byRule[rule]
      else {
        continue
      }
      let first = own.partition(steps) { diagnostics[$0].start >= element.start }
      let last = own.partition(steps) { diagnostics[$0].start >= element.end }
      guard first < last else { continue }
      isNeeded[index] = true
      edges[rule]![first] += 1
      edges[rule]![last] -= 1
    }
    for (rule, own) in byRule {
      var count = 0
      for (place, diagnostic) in own.enumerated() {
        count += edges[rule]![place]
        isSilent[diagnostic] = count > 0
      }
    }
    steps.add(diagnostics.count + suppressions.count)
  }
}

extension Diagnostic {
  fileprivate var start: UInt32 { location.range.start }
}

extension [Int] {
  fileprivate func partition(_ steps: StepCounter, where holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      steps.add()
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
