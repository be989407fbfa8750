import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite(
  "Rule 26: appearance rules never replace a value that is set on the object"
)
struct AppearanceOwnValueTests {
  private static let rules = """
    <appearance class="Label" textColor="green" backgroundColor="yellow"/>
    <appearance class="DialView" dialColor="green"/>
    """

  private func stage(_ content: String, beside: String = "") throws -> SceneStage {
    try SceneStage(
      storyboardText("<scene>\(content)</scene>" + Self.rules + beside), registry: .styled(),
      vocabulary: .init(Registry.styled().vocabulary.classes))
  }

  private func label(in stage: SceneStage) -> Label { stage.window.firstView(of: Label.self)! }

  @Test("An attribute in the scene takes precedence over rules")
  func sceneAttribute() throws {
    let stage = try stage(
      #"<viewController id="main"><view><label textColor="red"/></view></viewController>"#)
    try stage.show()
    #expect(label(in: stage).textColor == .red && label(in: stage).backgroundColor == Color(.yellow))
    #expect(label(in: stage).$textColor == .own && label(in: stage).$backgroundColor == .rule)
    #expect(label(in: stage).$font == .default)
  }

  /// Also applies if the value equals the default.
  @Test("An attribute with the default value takes precedence over rules")
  func attributeWithDefault() throws {
    let stage = try stage(
      #"<viewController id="main"><view><label textColor="label"/></view></viewController>"#)
    try stage.show()
    #expect(label(in: stage).textColor == .label)
  }

  @Test("A runtime attribute takes precedence over rules")
  func runtimeAttribute() throws {
    let stage = try stage(
      """
      <viewController id="main"><view>
        <label><runtimeAttribute key="textColor" type="color" value="red"/></label>
        <view class="DialView"><runtimeAttribute key="dialColor" type="color" value="red"/></view>
        <view class="DialView"/>
      </view></viewController>
      """)
    try stage.show()
    #expect(label(in: stage).textColor == .red)
    let dials = stage.window.subviews[0].subviews.compactMap { $0 as? DialView }
    #expect(dials.map(\.dialColor) == [.red, .green])
  }

  @Test("An attribute of a custom class takes precedence over rules")
  func inspectableAttribute() throws {
    let stage = try stage(
      #"<viewController id="main"><view class="DialView" dialColor="red"/></viewController>"#)
    let dial = try #require(try stage.show().view as? DialView)
    #expect(dial.dialColor == .red && dial.$dialColor == .own)
  }

  /// An outlet's observer, `viewDidLoad` and `viewWillAppear` run before or while the view enters the window.
  @Test(
    "A value set in code when a view enters a window takes precedence over rules",
    arguments: ["viewDidLoad", "viewWillAppear", "viewDidAppear"])
  func byCode(in moment: String) throws {
    try Journal.keeping { _ in
      let stage = try stage(
        """
        <viewController id="main" class="HostController">
          <outlet property="label" destination="title"/><view><label id="title"/></view>
        </viewController>
        """)
      let controller = try #require(
        try stage.storyboard.instantiateInitialViewController() as? HostController)
      controller.hooks[moment] = { [unowned controller] in controller.label?.textColor = .red }
      stage.window.rootViewController = controller
      try stage.window.makeKeyAndVisible()
      #expect(controller.label?.textColor == .red)
      stage.window.rootViewController = nil
      stage.window.rootViewController = controller
      #expect(controller.label?.textColor == .red && controller.label?.backgroundColor == Color(.yellow))
    }
  }

  @Test("A value set in code overrides rules until the value is reset")
  func ownValueOverridesRule() throws {
    let stage = try stage(#"<viewController id="main"><view><label/></view></viewController>"#)
    let root = try stage.show().view
    let label = label(in: stage)
    #expect(label.textColor == .green)
    label.textColor = .red
    label.removeFromSuperview()
    root.addSubview(label)
    #expect(label.textColor == .red)
    // After a reset to the default, rules apply again when the view next enters a window.
    label.$textColor = .default
    #expect(label.textColor == .red)
    label.removeFromSuperview()
    root.addSubview(label)
    #expect(label.textColor == .green)
  }

  @Test("An explicit nil takes precedence over rules")
  func explicitNil() throws {
    let stage = try stage(#"<viewController id="main"><view/></viewController>"#)
    let root = try stage.show().view
    let label = Label()
    label.backgroundColor = nil
    root.addSubview(label)
    #expect(label.backgroundColor == nil && label.textColor == .green)
  }

  /// When a rule no longer matches, its value is reset to the previous one.
  @Test("Restores the previous value when a rule no longer matches")
  func noMatchingRule() throws {
    let context = SceneContext(clock: ManualClock())
    context.appearance(of: Label.self, in: [StackView.self]).textColor = .green
    context.appearance(of: Label.self, in: [ScrollView.self]).textColor = .blue
    context.appearance(of: Label.self, in: [ScrollView.self]).font = .bold(20)
    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480), context: context)
    let (stack, scroll, plain, label) = (StackView(), ScrollView(), View(), Label())
    for view in [stack, scroll, plain] { window.addSubview(view) }
    label.font = .italic(9)
    label.$font = .default
    for (place, color, font) in [
      (stack, Color.green, Font.italic(9)), (scroll, .blue, .bold(20)), (plain, .label, .italic(9)),
      (scroll, .blue, .bold(20)), (stack, .green, .italic(9)),
    ] as [(View, Color, Font)] {
      label.removeFromSuperview()
      place.addSubview(label)
      #expect(label.textColor == color && label.font == font)
    }
    // Moves within a window do not apply rules.
    plain.addSubview(label)
    #expect(label.textColor == .green)
    // A value set by code since then is kept.
    label.textColor = .red
    label.removeFromSuperview()
    plain.addSubview(label)
    #expect(label.textColor == .red)
  }

  /// Visible views keep their values. Views that enter later use the new rule.
  @Test("A changed rule applies to views added later but not to views already in a window")
  func changedRules() throws {
    let context = SceneContext(clock: ManualClock())
    let labels = context.appearance(of: Label.self)
    labels.textColor = .green
    #expect(labels.textColor == .green)
    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480), context: context)
    let (first, second, third) = (Label(), Label(), Label())
    window.addSubview(first)
    labels.textColor = nil
    #expect(labels.textColor == nil && first.textColor == .green)
    window.addSubview(second)
    #expect(second.textColor == .label)
    labels.textColor = .red
    window.addSubview(third)
    #expect(first.textColor == .green && second.textColor == .label && third.textColor == .red)
    for view in [first, second] {
      view.removeFromSuperview()
      window.addSubview(view)
      #expect(view.textColor == .red)
    }
    labels.textColor = nil
    first.removeFromSuperview()
    window.addSubview(first)
    #expect(first.textColor == .label)
  }

  /// A rule with the current value causes no invalidation and no observer call.
  @Test func reenteringWindowDoesNotReapplyRules() throws {
    let context = SceneContext(registry: try .styled(), clock: ManualClock())
    context.appearance(of: DialView.self).dialColor = .green
    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480), context: context)
    let dial = DialView()
    for _ in 0..<3 {
      window.addSubview(dial)
      dial.removeFromSuperview()
    }
    #expect(dial.changes == 1)
  }

  /// Defaults set by the library do not prevent rules from applying.
  @Test func rulesOverrideLibraryDefaults() throws {
    let context = SceneContext(clock: ManualClock())
    context.failureHandler = { Issue.record("\($0)") }
    context.appearance(of: View.self).backgroundColor = Color(.yellow)
    context.appearance(of: Label.self).font = .bold(8)
    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480), context: context)
    let views: [View] = [
      TableView(style: .plain), TableView(style: .grouped), CollectionView(),
      TableViewCell(style: .value2, reuseIdentifier: nil),
    ]
    for view in views {
      window.addSubview(view)
      #expect(view.backgroundColor == Color(.yellow), "\(type(of: view))")
    }
    let cell = try #require(views[3] as? TableViewCell)
    #expect(cell.textLabel?.font == .bold(8) && cell.detailTextLabel?.font == .bold(8))
    try window.makeKeyAndVisible()
    #expect(window.backgroundColor == Color(.yellow))
  }

  /// A bar determines the style of its title, so rules for labels do not apply.
  @Test("A bar determines the style of its title, regardless of rules for labels")
  func titlesOfBars() throws {
    let stage = try SceneStage(
      storyboardText(
        """
        <scene><viewController id="main"><view>
          <navigationBar frame="0 0 320 44"><navigationItem title="Alarms"/></navigationBar>
        </view></viewController></scene>
        <appearance class="Label" textColor="red" font="italic 9"/>
        <appearance class="NavigationBar" titleColor="green" titleFont="bold 21" barTintColor="black"/>
        """))
    try stage.show()
    stage.window.layoutIfNeeded()
    let title = try #require(stage.window.firstView { ($0 as? Label)?.text == "Alarms" } as? Label)
    #expect(title.textColor == .green && title.font == .bold(21))
  }
}
