import SceneTesting
import SceneUI
import SceneValues
import TestSupport

/// A configurable split view controller delegate that records its calls.
final class SplitJudge: SplitViewControllerDelegate {
  private let life = Life()
  private(set) var reported: [String] = []
  var dropsSecondary = false
  var separated: ViewController?
  var showsItself = false
  var topColumn: SplitViewController.Column?

  func splitViewController(
    _ split: SplitViewController, willChangeTo displayMode: SplitViewController.DisplayMode
  ) { reported.append("will \(displayMode.rawValue), is \(split.displayMode.rawValue)") }

  func splitViewController(_ split: SplitViewController, willShow column: SplitViewController.Column) {
    if split.supplementary != nil { reported.append("show \(column.rawValue)") }
  }

  func splitViewController(_ split: SplitViewController, willHide column: SplitViewController.Column) {
    if split.supplementary != nil { reported.append("hide \(column.rawValue)") }
  }

  func splitViewController(
    _ split: SplitViewController, topColumnForCollapsingToProposedTopColumn column: SplitViewController.Column
  ) -> SplitViewController.Column { topColumn ?? column }

  func splitViewController(
    _ split: SplitViewController, collapseSecondary secondary: ViewController, onto primary: ViewController
  ) -> Bool {
    reported.append("collapse \(secondary.title ?? "?")")
    return dropsSecondary
  }

  func splitViewController(
    _ split: SplitViewController, separateSecondaryFrom primary: ViewController
  ) -> ViewController? {
    reported.append("separate")
    return separated
  }

  func splitViewController(
    _ split: SplitViewController, showDetail controller: ViewController, sender: Any?
  ) -> Bool {
    reported.append("detail \(controller.title ?? "?")")
    return showsItself
  }

  func takeTold() -> [String] {
    defer { reported = [] }
    return reported
  }
}

extension Size {
  static let padWide = Size(width: 1024, height: 768)
  static let padHigh = Size(width: 768, height: 1024)
  static let narrow = Size(width: 320, height: 768)
}

/// Runs a closure with a split view controller in a pad's window, and checks that no object leaks.
///
/// - `stacked`: Whether the primary controller is the root of a navigation controller.
func withSplit(
  _ size: Size, stacked: Bool = false,
  _ play: (SplitViewController, SplitJudge, Theatre, Harness) throws -> Void
) throws -> Int {
  try Lifetimes.counting { lifetimes in
    func run() throws {
      let theatre = try Theatre()
      theatre.context.idiom = .pad
      theatre.window.resize(to: size)
      let split = SplitViewController()
      split.title = "split"
      let judge = SplitJudge()
      split.delegate = judge
      let list = theatre.controller("list")
      let primary = stacked ? NavigationController(rootViewController: list) : list
      if stacked { primary.title = "stack" }
      try split.setViewControllers([primary, theatre.controller("detail")])
      theatre.window.rootViewController = split
      _ = theatre.takeEvents()
      try play(split, judge, theatre, Harness(theatre.window))
    }
    try run()
    return lifetimes.alive
  }
}
