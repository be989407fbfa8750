import SceneUI

/// The cost of appearance rules when views enter a window.
enum AppearanceBenchmark {
  private static let rows = 2_000

  static func run(_ setup: Setup, _ report: Report) {
    measure("no rules", report) { _ in }
    measure("a rule for another class", report) { $0.appearance(of: Switch.self).onTintColor = .red }
    measure("three rules for labels", report) {
      $0.appearance(of: Label.self).textColor = .blue
      $0.appearance(of: Label.self, in: [StackView.self]).textColor = .black
      $0.appearance(of: Label.self, in: [StackView.self, ScrollView.self]).textColor = .red
    }
    measure("a rule for tints", report) { $0.appearance(of: StackView.self).tintColor = .red }
  }

  /// Measures how rows of four labels each enter and leave a window.
  private static func measure(_ name: String, _ report: Report, _ rules: (SceneContext) -> Void) {
    let context = SceneContext(clock: ManualClock())
    rules(context)
    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480), context: context)
    let count = rows * 5 + 1
    let first = median(of: 20, preparing: tree) { window.addSubview($0) }
    report.add("\(grouped(count)) views enter a window, \(name)", .seconds(first), count: count)
    let root = tree()
    let again = median(of: 41) {
      window.addSubview(root)
      root.removeFromSuperview()
    }
    report.add("\(grouped(count)) views enter again and leave, \(name)", .seconds(again), count: count)
  }

  private static func tree() -> View {
    let root = ScrollView()
    for _ in 0..<rows {
      let row = StackView()
      for _ in 0..<4 { row.addSubview(Label()) }
      root.addSubview(row)
    }
    return root
  }
}
