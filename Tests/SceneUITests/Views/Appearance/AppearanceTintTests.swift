import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite("Rules 25 and 26: appearance rules set tint colors")
struct AppearanceTintTests {
  private func stage(_ rules: (SceneContext) -> Void) -> (window: Window, context: SceneContext) {
    let context = SceneContext(clock: ManualClock())
    rules(context)
    return (Window(frame: Rect(x: 0, y: 0, width: 320, height: 480), context: context), context)
  }

  private struct Tree {
    let root = View()
    let stack = StackView()
    let outer = TintedLabel()
    let inner = TintedLabel()
    init() {
      root.addSubview(outer)
      root.addSubview(stack)
      stack.addSubview(inner)
    }
  }

  @Test func rulesWithoutTintDoNotChangeTint() {
    let (window, _) = stage { $0.appearance(of: Label.self).textColor = .red }
    window.tintColor = .green
    let tree = Tree()
    window.addSubview(tree.root)
    #expect(tree.outer.tints == [.green] && tree.inner.tints == [.green])
    #expect(tree.inner.ownTintColor == nil && tree.inner.textColor == .red)
  }

  @Test func subviewsInheritTintOfRule() {
    let (window, _) = stage { $0.appearance(of: StackView.self).tintColor = .red }
    let tree = Tree()
    window.addSubview(tree.root)
    #expect(tree.outer.tintColor == .systemBlue && tree.inner.tintColor == .red)
    #expect(tree.outer.tints == [] && tree.inner.tints == [.red])
    // Outside of windows, a tint set by a rule is kept, as all values from rules are.
    tree.root.removeFromSuperview()
    #expect(tree.inner.tints == [.red])
    // An explicit tint takes precedence, even if set later.
    tree.stack.tintColor = .green
    window.addSubview(tree.root)
    #expect(tree.inner.tints == [.red, .green])
  }

  /// The window's tint changes the inherited color, and the rule changes it below. Each view receives one
  /// notification with the final color.
  @Test func reportsEachTintChangeOnlyOnce() {
    let (window, _) = stage { context in
      context.appearance(of: StackView.self).tintColor = .red
      context.appearance(of: TintedLabel.self, in: [StackView.self]).tintColor = .gray
    }
    window.tintColor = .green
    let tree = Tree()
    window.addSubview(tree.root)
    #expect(tree.outer.tints == [.green] && tree.inner.tints == [.gray])
  }

  /// The color remains the same, although its source changes.
  @Test func unchangedTintIsNotReported() {
    let (window, _) = stage { $0.appearance(of: StackView.self).tintColor = .systemBlue }
    window.tintColor = .green
    let tree = Tree()
    window.addSubview(tree.root)
    #expect(tree.outer.tints == [.green] && tree.inner.tints == [] && tree.inner.tintColor == .systemBlue)
  }

  /// The window's tint already has the color that the rule sets.
  @Test func ruleWithInheritedTintChangesNothing() {
    let (window, _) = stage { $0.appearance(of: StackView.self).tintColor = .green }
    window.tintColor = .green
    let tree = Tree()
    window.addSubview(tree.root)
    #expect(tree.outer.tints == [.green] && tree.inner.tints == [.green])
  }

  @Test("Dimmed views are gray even if a rule sets the tint color")
  func dimmedViewsStayDimmed() {
    let (window, _) = stage { $0.appearance(of: StackView.self).tintColor = .red }
    window.tintAdjustmentMode = .dimmed
    let tree = Tree()
    window.addSubview(tree.root)
    #expect(tree.inner.tintColor == .gray && tree.inner.tints == [.gray])
    window.tintAdjustmentMode = .normal
    #expect(tree.inner.tints == [.gray, .red])
  }

  @Test func removingRuleRestoresTint() {
    let (window, context) = stage { $0.appearance(of: StackView.self).tintColor = .red }
    let tree = Tree()
    window.addSubview(tree.root)
    context.appearance(of: StackView.self).tintColor = nil
    tree.root.removeFromSuperview()
    #expect(tree.inner.tints == [.red])
    window.addSubview(tree.root)
    #expect(tree.inner.tints == [.red, .systemBlue])
  }

  @Test("A rule can set the tint color of a window")
  func windowTint() throws {
    let (window, context) = stage { $0.appearance(of: Window.self).tintColor = .red }
    let tree = Tree()
    window.addSubview(tree.root)
    try window.makeKeyAndVisible()
    #expect(tree.outer.tints == [.red] && tree.inner.tints == [.red])
    window.close()
    try window.makeKeyAndVisible()
    #expect(tree.outer.tints == [.red])
    context.appearance(of: Window.self).tintColor = nil
  }

  /// If the storyboard has no tint, rules set the tint of the window.
  @Test("The tint color of a storyboard takes precedence over a rule for the window")
  func storyboardTint() throws {
    let text = #"<scene><viewController id="main"><view/></viewController></scene>"#
    let rule = #"<appearance class="Window" tintColor="red"/>"#
    for (attribute, wanted) in [("", Color.red), (#" tintColor="green""#, Color.green)] {
      let context = SceneContext(clock: ManualClock())
      let file = try opened(
        #"<storyboard version="1" initial="main"\#(attribute)>\#(text)\#(rule)</storyboard>"#)
      let application = Application(context: context)
      let window = try application.show(
        Storyboard(file: file, context: context), frame: Rect(x: 0, y: 0, width: 320, height: 480))
      #expect(window.tintColor == wanted)
    }
  }

  /// Rules apply to buttons of items without a tint. An item's tint takes precedence.
  @Test("A rule sets the tint of bar button items without their own tint")
  func barButtons() throws {
    let stage = try SceneStage(
      storyboardText(
        """
        <scene><viewController id="main"><view>
          <toolbar frame="0 0 320 44"><barButtonItem title="A"/><barButtonItem title="B" tintColor="red"/></toolbar>
        </view></viewController></scene>
        <appearance class="Button" in="Toolbar" tintColor="green"/>
        """))
    try stage.show()
    let toolbar = try #require(stage.window.firstView(of: Toolbar.self))
    func tints() -> [Color] {
      stage.window.layoutIfNeeded()
      return toolbar.subviews.compactMap { ($0 as? Button)?.tintColor }
    }
    #expect(tints() == [.green, .red])
    toolbar.items[0].title = "Changed"
    #expect(tints() == [.green, .red])
  }
}
