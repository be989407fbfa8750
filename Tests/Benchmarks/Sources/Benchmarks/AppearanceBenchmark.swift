import SceneUI

/// What appearance rules cost when views enter a window: without any, with one that fits nothing, with the three that
/// the books tell of.
struct AppearanceBenchmark {
  private let rows = 2_000

  func run() {
    measure("no rules") { _ in }
    measure("a rule for another class") { $0.appearance(of: Switch.self).onTintColor = .red }
    measure("three rules for labels") {
      $0.appearance(of: Label.self).textColor = .blue
      $0.appearance(of: Label.self, in: [StackView.self]).textColor = .black
      $0.appearance(of: Label.self, in: [StackView.self, ScrollView.self]).textColor = .red
    }
    measure("a rule for tints") { $0.appearance(of: StackView.self).tintColor = .red }
  }

  /// Rows of four labels each, put into a window and taken out again.
  private func measure(_ name: String, _ rules: (SceneContext) -> Void) {
    let context = SceneContext(clock: ManualClock())
    rules(context)
    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480), context: context)
    let count = rows * 5 + 1
    var roots: [View] = []
    func tree() -> View {
      let root = ScrollView()
      for _ in 0..<rows {
        let row = StackView()
        for _ in 0..<4 { row.addSubview(Label()) }
        root.addSubview(row)
      }
      return root
    }
    for _ in 0..<23 { roots.append(tree()) }
    let first = median(of: 20) { window.addSubview(roots.removeLast()) }
    let root = roots[0]
    let again = median(of: 41) {
      window.addSubview(root)
      root.removeFromSuperview()
    }
    print("\(count) views enter a window, \(name): \(nanoseconds(first, count)) ns a view")
    print("\(count) views enter again and leave, \(name): \(nanoseconds(again, count)) ns a view")
  }

  private func nanoseconds(_ seconds: Double, _ count: Int) -> Double {
    (seconds * 1e10 / Double(count)).rounded() / 10
  }
}
