import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite("Rule 26: appearance rules set state variants of a property")
struct AppearanceVariantTests {
  @Test("A rule sets the values of button states that have no value of their own")
  func buttonsInStates() throws {
    let stage = try SceneStage(
      storyboardText(
        """
        <scene><viewController id="main"><view>
          <button id="plain" frame="0 0 100 40" title="Plain"/>
          <button id="own" frame="0 50 100 40" title="Own">
            <state name="highlighted" titleColor="black"/>
          </button>
        </view></viewController></scene>
        <appearance class="Button" titleColor="blue" contentInsets="1 2 3 4">
          <state name="highlighted" titleColor="red"/>
          <state name="selected highlighted" titleColor="green"/>
        </appearance>
        """))
    try stage.show()
    let harness = Harness(stage.window)
    let plain: Button = try harness.find(id: "plain")
    let own: Button = try harness.find(id: "own")
    #expect(plain.titleColor(for: .normal) == .blue && plain.titleColor(for: .highlighted) == .red)
    #expect(
      plain.titleColor(for: [.highlighted, .selected]) == .green && plain.titleColor(for: .disabled) == .blue)
    #expect(own.titleColor(for: .normal) == .blue && own.titleColor(for: .highlighted) == .black)
    #expect(own.contentInsets == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    // A touch changes the visible title color from the rule's blue to the rule's red.
    let still = harness.svg()
    let touch = stage.window.beginTouch(at: plain.center)
    #expect(harness.svg() != still)
    stage.window.endTouches([touch])
    #expect(harness.svg() == still)
    // Overridden from here on, for this state only.
    plain.setTitleColor(nil, for: .highlighted)
    let root = try #require(plain.superview)
    plain.removeFromSuperview()
    root.addSubview(plain)
    #expect(plain.titleColor(for: .highlighted) == .blue && plain.titleColor(for: .normal) == .blue)
    #expect(plain.titleColor(for: [.highlighted, .selected]) == .green)
  }

  @Test("Code can set the appearance of a class for a state")
  func inCode() {
    let context = SceneContext(clock: ManualClock())
    var failures: [any Error] = []
    context.failureHandler = { failures.append($0) }
    let buttons = context.appearance(of: Button.self)
    buttons.setTitleColor(.red, for: .highlighted)
    buttons.titleColor = .blue
    #expect(buttons.titleColor(for: .highlighted) == .red && buttons.titleColor(for: .normal) == .blue)
    #expect(buttons.titleColor(for: .selected) == nil, "no rule sets this color")
    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480), context: context)
    let button = Button()
    window.addSubview(button)
    #expect(button.titleColor(for: .highlighted) == .red && button.titleColor(for: .selected) == .blue)
    buttons.setTitleColor(nil, for: .highlighted)
    button.removeFromSuperview()
    window.addSubview(button)
    #expect(button.titleColor(for: .highlighted) == .blue)
    #expect(failures.isEmpty)
    // Sets the normal state in two ways.
    buttons.setTitleColor(.green, for: .normal)
    #expect(failures.isEmpty && buttons.titleColor == .green)
  }

  @Test("A compact bar uses the compact image if there is one")
  func compactBars() throws {
    let stage = try SceneStage(
      storyboardText(
        """
        <scene><viewController id="main"><view>
          <toolbar id="usual" frame="0 0 320 44"/><toolbar id="low" frame="0 50 320 32"/>
          <navigationBar id="lowToo" frame="0 90 320 32"/>
        </view></viewController></scene>
        <appearance class="Toolbar" backgroundImage="wood"><metrics name="compact" backgroundImage="plank"/></appearance>
        <appearance class="NavigationBar" backgroundImage="steel"/>
        """))
    try stage.show()
    let bar: Toolbar = try Harness(stage.window).find(id: "usual")
    #expect(bar.backgroundImage(for: .default) == "wood" && bar.backgroundImage(for: .compact) == "plank")
    let picture = Harness(stage.window).svg()
    #expect(picture.contains("wood") && picture.contains("plank") && picture.contains("steel"))
  }

  @Test("A rule can set the divider between segments and the color of the selected segment")
  func betweenSegments() throws {
    let stage = try SceneStage(
      storyboardText(
        """
        <scene><viewController id="main"><view>
          <segmentedControl id="kind" frame="0 0 300 32" selectedSegmentIndex="1">
            <segment title="A"/><segment title="B"/><segment title="C"/>
          </segmentedControl>
        </view></viewController></scene>
        <appearance class="SegmentedControl" titleColor="blue" dividerImage="line">
          <state name="selected" titleColor="red"/>
          <divider left="normal" right="selected" dividerImage="rising"/>
          <divider left="selected" dividerImage="falling"/>
        </appearance>
        """))
    try stage.show()
    // Wide enough to read the names in the picture.
    let wide = Size(width: 80, height: 32)
    stage.context.imageProvider = TestCatalog(sizes: ["line": wide, "rising": wide, "falling": wide])
    let harness = Harness(stage.window)
    let control: SegmentedControl = try harness.find(id: "kind")
    #expect(control.dividerImage(for: SegmentDivider(right: .selected)) == "rising")
    #expect(control.dividerImage(for: SegmentDivider(left: .disabled)) == "line")
    #expect(control.titleColor(for: .selected) == .red && control.titleColor(for: .normal) == .blue)
    var picture = harness.svg()
    #expect(picture.contains("rising") && picture.contains("falling") && !picture.contains("line\""))
    control.selectedSegmentIndex = 0
    picture = harness.svg()
    #expect(!picture.contains("rising") && picture.contains("falling"))
  }

  @Test("Custom classes can declare variants of a property")
  func customClass() throws {
    let registry = try Registry.styled()
    let scene = storyboardText(
      """
      <scene><viewController id="main"><view class="DialView"/></viewController></scene>
      <appearance class="DialView" handColor="blue"><hand name="minute" handColor="red"/></appearance>
      """)
    // The result does not depend on whether the compiler has the class.
    let (known, unknown) = (
      try compiled(scene, vocabulary: registry.vocabulary), try compiled(scene)
    )
    #expect(known == unknown)
    let stage = try SceneStage(scene, registry: registry)
    let dial = try #require(try stage.show().view as? DialView)
    #expect(dial.handColor(of: .hour) == .blue && dial.handColor(of: .minute) == .red)
    let context = SceneContext(registry: registry, clock: ManualClock())
    context.appearance(of: DialView.self)[\.handColor, for: .minute] = .green
    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480), context: context)
    let other = DialView()
    window.addSubview(other)
    #expect(other.handColor(of: .minute) == .green && other.handColor(of: .hour) == nil)
  }

  @Test("A rule for a subclass can set variants that the superclass declares")
  func ofASuperclass() throws {
    final class SmallDial: DialView {
      override class var declaration: ClassDeclaration { ClassDeclaration(SmallDial.self) }
    }
    let stage = try SceneStage(
      storyboardText(
        """
        <scene><viewController id="main"><view class="SmallDial"/></viewController></scene>
        <appearance class="SmallDial"><hand name="minute" handColor="red"/></appearance>
        """), registry: try .library(and: SmallDial.self))
    let dial = try #require(try stage.show().view as? SmallDial)
    #expect(dial.handColor(of: .minute) == .red && dial.handColor(of: .hour) == nil)
  }
}
