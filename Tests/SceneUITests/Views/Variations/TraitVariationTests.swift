import SceneRuntime
import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

/// Tests `<when traits="…" …/>`, which overrides attributes of its element while the traits match. The most
/// specific element takes precedence, then the last one.
@Suite struct TraitVariationTests {
  private func label(_ stage: SceneStage) throws -> Label {
    try Harness(stage.window).find(id: "label", as: Label.self)
  }

  /// The traits of scenes and the types of the runtime match.
  @Test func sceneTraitsMatchLibraryTraits() {
    #expect(SceneTrait.idiom.values == Idiom.allCases.map(\.rawValue))
    #expect(SceneTrait.horizontal.values == SizeClass.allCases.map(\.rawValue))
    #expect(SceneTrait.vertical.values == SizeClass.allCases.map(\.rawValue))
    #expect(SceneTrait.style.values == InterfaceStyle.allCases.map(\.rawValue))
    #expect(SceneTrait.direction.values == LayoutDirection.allCases.map(\.rawValue))
  }

  @Test func valuesFollowRotation() throws {
    let stage = try SceneStage.showing(
      #"<label id="label" text="up"><when traits="orientation=landscape" text="over"/></label>"#)
    let harness = Harness(stage.window)
    #expect(try label(stage).text == "up")
    #expect(harness.rotateDevice(to: .landscapeLeft))
    #expect(try label(stage).text == "over")
    // The other landscape orientation has the same width, so no relevant trait changes.
    #expect(harness.rotateDevice(to: .landscapeRight))
    #expect(try label(stage).text == "over")
    #expect(harness.rotateDevice(to: .portrait))
    #expect(try label(stage).text == "up")
  }

  @Test func valuesFollowWindowSizeOnIPad() throws {
    let stage = try SceneStage.showing(
      #"<label id="label" font="system 17"><when traits="horizontal=regular idiom=pad" font="system 28"/></label>"#,
      idiom: .pad, size: Size(width: 768, height: 1024))
    #expect(try label(stage).font == .system(28))
    stage.window.resize(to: Size(width: 320, height: 1024))
    #expect(try label(stage).font == .system(17))
    stage.window.resize(to: Size(width: 768, height: 1024))
    #expect(try label(stage).font == .system(28))
  }

  @Test("A value for dark mode applies only in dark mode")
  func darkMode() throws {
    let stage = try SceneStage.showing(
      #"<label id="label" text="day"><when traits="style=dark" text="night"/></label>"#)
    stage.context.style = .dark
    #expect(try label(stage).text == "night")
    stage.context.style = .light
    #expect(try label(stage).text == "day")
  }

  @Test func valuesFollowLayoutDirection() throws {
    let stage = try SceneStage.showing(
      #"<label id="label" text="a"><when traits="direction=rightToLeft" text="b"/></label>"#)
    stage.context.layoutDirection = .rightToLeft
    #expect(try label(stage).text == "b")
  }

  /// Each attribute is resolved separately: the most specific match takes precedence, then the last one.
  @Test func prefersMostSpecificThenLastVariation() throws {
    let stage = try SceneStage.showing(
      """
      <label id="label" text="base" alpha="1" tag="1">
        <when traits="style=dark orientation=landscape" text="dark landscape"/>
        <when traits="style=dark" text="dark" alpha="0.5"/>
        <when traits="orientation=landscape" text="landscape" alpha="0.25" tag="2"/>
      </label>
      """)
    let label = try label(stage)
    func look() -> String { "\(label.text) \(label.alpha) \(label.tag)" }
    #expect(look() == "base 1.0 1")
    stage.context.style = .dark
    #expect(look() == "dark 0.5 1")
    stage.window.rotate(to: .landscapeLeft)
    #expect(look() == "dark landscape 0.25 2")
    stage.context.style = .light
    #expect(look() == "landscape 0.25 2")
    stage.window.rotate(to: .portrait)
    #expect(look() == "base 1.0 1")
  }

  /// If the element does not set the attribute, the object's original value is restored.
  @Test("Restores the default of a value when its variation no longer applies")
  func restoredValue() throws {
    let stage = try SceneStage.showing(
      #"<label id="label"><when traits="style=dark" text="night" alpha="0.5" textColor="red"/></label>"#)
    let (label, before) = (try label(stage), try label(stage).textColor)
    stage.context.style = .dark
    #expect(label.text == "night" && label.alpha == 0.5 && label.textColor == .red)
    stage.context.style = .light
    #expect(label.text == "" && label.alpha == 1 && label.textColor == before)
  }

  /// Trait observers see the updated values.
  @Test("Sets values before a view is notified of new traits")
  func valuesBeforeNotification() throws {
    let stage = try SceneStage.showing(
      #"<view id="dial" class="VariedDial"><when traits="style=dark" alpha="0.5"/></view>"#)
    let dial = try Harness(stage.window).find(id: "dial", as: VariedDial.self)
    stage.context.style = .dark
    stage.context.style = .light
    #expect(dial.seenInChange == [0.5, 1])
  }

  /// A value set by code is kept until a trait change selects another value.
  @Test func codeCanOverrideValueUntilTraitsChange() throws {
    let stage = try SceneStage.showing(
      #"<label id="label" text="up"><when traits="orientation=landscape" text="over"/></label>"#)
    let label = try label(stage)
    label.text = "code"
    stage.context.style = .dark
    #expect(label.text == "code")
    stage.window.rotate(to: .landscapeLeft)
    #expect(label.text == "over")
    label.text = "code"
    stage.window.rotate(to: .landscapeRight)
    #expect(label.text == "code")
    stage.window.rotate(to: .portrait)
    #expect(label.text == "up")
  }

  /// A property of the host app's class, which is unknown to the compiler.
  @Test func variationsApplyToPropertiesDeclaredByTheApp() throws {
    let stage = try SceneStage.showing(
      #"<view id="dial" class="VariedDial" dial="sun"><when traits="style=dark" dial="moon"/></view>"#)
    let dial = try Harness(stage.window).find(id: "dial", as: VariedDial.self)
    stage.context.style = .dark
    stage.context.style = .light
    #expect(dial.sets == ["sun", "moon", "sun"])
  }

  /// Properties are set in the order of their declaration, such as a slider's range before its value.
  @Test func setsPropertiesInDeclarationOrder() throws {
    let stage = try SceneStage.showing(
      """
      <slider id="slider" minimumValue="0" maximumValue="1" value="0.5">
        <when traits="style=dark" value="50" maximumValue="100"/>
      </slider>
      """)
    stage.context.style = .dark
    #expect(try Harness(stage.window).find(id: "slider", as: Slider.self).value == 50)
  }

  /// A child uses the traits that its container assigns.
  @Test("Values in a child controller follow the traits that the container overrides for the child")
  func childHasItsOwnTraits() throws {
    let stage = try SceneStage.showing(
      #"<label id="label" text="day"><when traits="style=dark" text="night"/></label>"#)
    let root = try #require(stage.window.rootViewController)
    let child = try stage.storyboard.instantiateInitialViewController()
    root.addChild(child)
    child.view.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    root.setOverrideTraitCollection(TraitOverride(style: .dark), forChild: child)
    let inside = try #require(child.view.firstView(of: Label.self))
    #expect(inside.text == "night")
    #expect(try label(stage) !== inside)
    #expect(try label(stage).text == "day")
    root.setOverrideTraitCollection(nil, forChild: child)
    #expect(inside.text == "day")
  }

  /// Appearance rules apply again when no variation matches.
  @Test func appearanceRulesApplyIfNoVariationMatches() throws {
    let stage = try SceneStage.showing(
      #"<label id="label" text="x"><when traits="style=dark" textColor="red"/></label>"#,
      appearances: #"<appearance class="Label" textColor="blue"/>"#)
    let label = try label(stage)
    #expect(label.textColor == .blue)
    stage.context.style = .dark
    #expect(label.textColor == .red)
    stage.context.style = .light
    #expect(label.textColor == .blue)
  }

  @Test("Appearance rules apply when a variation that matched at loading no longer matches")
  func appearanceRulesApplyAfterLoadingWithVariation() throws {
    let text = storyboardText(
      """
      <scene><viewController id="main"><view>
        <label id="label" text="x"><when traits="style=dark" textColor="red"/></label>
      </view></viewController></scene>
      <appearance class="Label" textColor="blue"/>
      """)
    let stage = try SceneStage(text)
    stage.context.style = .dark
    try stage.show()
    let label = try label(stage)
    #expect(label.textColor == .red)
    stage.context.style = .light
    #expect(label.textColor == .blue)
  }
}
