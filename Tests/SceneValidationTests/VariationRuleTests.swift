import SceneDiagnostics
import SceneValidation
import Testing

@Suite struct VariationRuleTests {
  private func label(_ inside: String, attributes: String = "", optional: Set<RuleID> = []) throws -> [String]
  {
    try diagnostics(
      in: clock(view: "<label id=\"label\" text=\"12:00\" \(attributes)>\(inside)</label>"),
      vocabulary: .library,
      optional: optional
    ).filter { $0.rule != "unknown-class" }.map { "\($0.rule): \($0.message)" }
  }

  @Test("Checks the attributes of a variation like those of its element")
  func checksVariationAttributesLikeElementAttributes() throws {
    try expectFindings(
      "unknown-attribute", "Attribute 'fnt' does not exist on 'when'",
      in: scene(#"<label text="a"><when traits="idiom=pad" ▶fnt="system 17"/></label>"#), vocabulary: .library
    )
    try expectFindings(
      "bad-literal",
      in: scene(#"<label text="a"><when traits="idiom=pad" textColor="▶darkGrey"/></label>"#),
      vocabulary: .library)
    try expectFindings(
      "unexpected-text", in: scene(#"<label text="a"><when traits="idiom=pad" tag="1">▶x</when></label>"#),
      vocabulary: .library)
    try expectFindings(
      "misplaced-element",
      in: scene(
        #"<label text="a"><when traits="idiom=pad" tag="1"><▶value key="text">x</value></when></label>"#),
      vocabulary: .library)
  }

  @Test("Suggests the intended name for a misspelled attribute, trait, or trait value")
  func suggestions() throws {
    let fixes = try diagnostics(
      in: scene(#"<label text="a"><when trait="idom=pad" texColor="red"/></label>"#), vocabulary: .library)
    #expect(fixes.compactMap(\.intended) == ["traits", "textColor"])
    let trait = try diagnostics(
      in: scene(#"<label text="a"><when traits="orientation=lanscape" text="b"/></label>"#),
      vocabulary: .library)
    #expect(trait.compactMap(\.intended) == ["landscape"])
  }

  @Test("Requires at least one trait, and a value for each trait")
  func listsOfTraits() throws {
    #expect(
      try label(#"<when traits=" " text="a"/>"#) == [
        "unknown-trait: 'traits' is empty: name at least one trait"
      ])
    #expect(
      try label(#"<when traits="pad idiom=" text="a"/>"#) == [
        "unknown-trait: 'pad' is not a trait with a value, such as 'idiom=pad'",
        "unknown-trait: 'idiom' must be 'phone' or 'pad', not ''",
      ])
    #expect(try label(#"<when text="a"/>"#) == ["missing-attribute: Element 'when' needs 'traits'"])
  }

  @Test("Rejects variations of values that cannot depend on traits")
  func fixedValues() throws {
    let text = """
      <storyboard version="1" initial="tabs">
        <scene>
          <tabBarController id="tabs" viewControllers="clock">
            <when traits="idiom=pad" ▶viewControllers="clock" ▶entry="true" ▶id="other"/>
          </tabBarController>
        </scene>
        <scene>
          <viewController id="clock"><view><tableView>
            <tableViewCell reuseIdentifier="row"><when traits="idiom=pad" ▶reuseIdentifier="wide"/></tableViewCell>
          </tableView></view></viewController>
        </scene>
      </storyboard>
      """
    try expectFindings("attribute-may-not-vary", in: text, vocabulary: .library)
  }

  @Test("Reports a variation that another variation always overrides")
  func overridden() throws {
    // Different attributes or different traits.
    #expect(
      try label(#"<when traits="idiom=pad" text="a"/><when traits="idiom=pad" tag="1"/>"#) == [])
    #expect(
      try label(#"<when traits="idiom=pad" text="a"/><when traits="idiom=phone" text="b"/>"#) == [])
    #expect(
      try label(
        #"<when traits="idiom=pad" text="a"/><when traits="idiom=pad" text="b"/><when traits="idiom=pad" text="c"/>"#
      ).count == 2)
  }

  @Test("Reports a variation that equals the base value only if requested")
  func sameAsBase() throws {
    let rule: RuleID = "redundant-variation"
    #expect(try label(#"<when traits="idiom=pad" text="12:00"/>"#) == [])
    #expect(try label(#"<when traits="idiom=pad" text="12:00"/>"#, optional: [rule]).count == 1)
    // The second variation reverts the first one.
    #expect(
      try label(
        #"<when traits="style=dark" text="b"/><when traits="style=dark idiom=pad" text="12:00"/>"#,
        optional: [rule]
      ) == [])
  }

  /// Values set by variations are not missing from the element, and rules do not judge varied attributes by
  /// the base value alone.
  @Test("Does not report missing or unsuitable values if a variation provides suitable values")
  func variedValues() throws {
    for (view, name) in [
      (##"<label text="a" textColor="#eee" backgroundColor="#fff">▶</label>"##, ##"backgroundColor="#000""##),
      (#"<label text="a" frame="0 0 0 0">▶</label>"#, #"frame="0 0 50 20""#),
      (#"<label text="a" frame="-90 -90 50 20">▶</label>"#, #"frame="0 0 50 20""#),
    ] {
      let alone = try diagnostics(
        in: scene(view.replacing("▶", with: "")), vocabulary: .library, optional: appearanceReferences)
      #expect(!alone.isEmpty, "\(view)")
      let varied = view.replacing("▶", with: "<when traits=\"idiom=pad\" \(name)/>")
      #expect(
        try diagnostics(in: scene(varied), vocabulary: .library, optional: appearanceReferences).map(
          Found.init) == [])
    }
    try expectSilence(
      scene(#"<imageView image="a"><when traits="idiom=pad" accessibilityLabel="A"/></imageView>"#),
      vocabulary: .library, optional: appearanceReferences)
    try expectSilence(
      scene(#"<button frame="0 0 20 20"><when traits="idiom=pad" title="A" frame="0 0 90 44"/></button>"#),
      vocabulary: .library, optional: appearanceReferences)
  }

  private let appearanceReferences: Set<RuleID> = [
    "image-without-description", "control-without-label", "low-contrast", "small-touch-target",
    "zero-size-view", "frame-outside-superview",
  ]

  private func scene(_ content: String) -> String {
    """
    <storyboard version="1" initial="clock">
      <scene><viewController id="clock"><view>\(content)</view></viewController></scene>
    </storyboard>
    """
  }
}
