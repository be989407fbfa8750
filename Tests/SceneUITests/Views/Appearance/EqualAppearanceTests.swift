import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite("Rule 26: the last of equal appearance rules takes precedence")
struct EqualAppearanceTests {
  private static let scene =
    #"<scene><viewController id="main"><view><label/></view></viewController></scene>"#

  private func context() -> SceneContext {
    let context = SceneContext(registry: .library, clock: ManualClock())
    context.failureHandler = { Issue.record("\($0)") }
    return context
  }

  /// Returns the font size of a label that enters a window.
  private func size(in context: SceneContext) -> Double {
    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480), context: context)
    let label = Label()
    window.addSubview(label)
    return label.font.size
  }

  @Test func lastRuleInCodeTakesPrecedence() {
    let context = context()
    let (rule, inStack) = (
      context.appearance(of: Label.self), context.appearance(of: Label.self, in: [StackView.self])
    )
    rule.font = .bold(3)
    inStack.font = .bold(5)
    rule.font = .bold(4)
    #expect(rule.font == .bold(4) && size(in: context) == 4)
    // Rules for other classes, containers or properties are separate.
    context.appearance(of: Button.self).font = .bold(6)
    rule.textColor = .red
    #expect(rule.font == .bold(4) && inStack.font == .bold(5))
  }

  @Test("A storyboard's rule replaces a rule in code for the same class, and vice versa")
  func storyboardAndCodeReplaceEachOther() throws {
    let context = context()
    context.appearance(of: Label.self).font = .bold(4)
    let text = storyboardText(Self.scene + #"<appearance class="Label" font="bold 3"/>"#)
    let storyboard = Storyboard(file: try opened(text), context: context)
    #expect(size(in: context) == 4, "the rule has no effect before an object is created from the file")
    _ = try storyboard.instantiateInitialViewController()
    #expect(size(in: context) == 3)
    context.appearance(of: Label.self).font = .bold(5)
    _ = try storyboard.instantiateInitialViewController()
    #expect(size(in: context) == 5, "the rule is applied only once")
  }

  /// Files with equal content share their rules.
  @Test("Rules of a later storyboard replace rules for the same class in an earlier storyboard")
  func laterStoryboardReplacesEarlierOne() throws {
    let context = context()
    let text = storyboardText(Self.scene + #"<appearance class="Label" font="bold 3"/>"#)
    for _ in 0..<3 {
      let storyboard = Storyboard(file: try opened(text), context: context)
      for _ in 0..<3 { _ = try storyboard.instantiate("main") }
    }
    let other = Storyboard(
      file: try opened(storyboardText(Self.scene + #"<appearance class="Label" font="bold 4"/>"#)),
      context: context)
    _ = try other.instantiateInitialViewController()
    #expect(size(in: context) == 4)
    _ = try Storyboard(file: try opened(text), context: context).instantiate("main")
    #expect(size(in: context) == 4)
    // A rule that code has removed does not return with the next scene.
    context.appearance(of: Label.self).font = nil
    _ = try Storyboard(file: try opened(text), context: context).instantiate("main")
    #expect(context.appearance(of: Label.self).font == nil && size(in: context) == 17)
  }

  /// Compiled rules are sorted by their content.
  @Test(arguments: [(3, 4), (4, 3)])
  func lastRuleInFileTakesPrecedence(first: Int, second: Int) throws {
    let context = context()
    let rules = """
      <appearance class="Label" font="bold \(first)" textColor="red"/>
      <appearance class="Button" titleColor="#00\(first)"><state name="normal" titleColor="#00\(second)"/></appearance>
      <appearance class="Button"><state name="highlighted" titleColor="#10\(first)"/></appearance>
      <appearance class="Button"><state name="highlighted" titleColor="#10\(second)"/></appearance>
      <appearance class="Label" font="bold \(second)"/>
      """
    _ = try Storyboard(file: try opened(storyboardText(Self.scene + rules)), context: context).instantiate(
      "main")
    let label = context.appearance(of: Label.self)
    #expect(label.font == .bold(Double(second)) && label.textColor == .red)
    let button = context.appearance(of: Button.self)
    #expect(button.titleColor == shade(0, 0, second))
    #expect(button.titleColor(for: .highlighted) == shade(1, 0, second))
  }

  private func shade(_ red: Int, _ green: Int, _ blue: Int) -> Color {
    Color(red: Double(red) / 15, green: Double(green) / 15, blue: Double(blue) / 15)
  }
}
