import SceneDiagnostics
import SceneValidation
import Testing

/// Checks that rules ignore the `ib:` namespace, and report other namespaces.
@Suite struct ImportedRuleTests {
  private let ib = #"xmlns:ib="urn:scenec:interface-builder""#

  private func file(_ namespaces: String, _ content: String) -> String {
    """
    <storyboard \(namespaces) version="1" initial="clock">
      <scene><viewController id="clock"><view>\(content)</view></viewController></scene>
    </storyboard>
    """
  }

  @Test("Accepts imported attributes and elements in all elements")
  func silence() throws {
    try expectSilence(
      """
      <storyboard xmlns:ib="urn:scenec:interface-builder" version="1" initial="clock" ib:a="1">
        <ib:dependencies><deployment identifier="iOS"/>text</ib:dependencies>
        <scene ib:sceneID="1"><ib:point x="1"/>
          <viewController id="clock" ib:a="1"><ib:a id="clock"/>
            <segue kind="present" identifier="go" destination="other" ib:id="b"><ib:a/></segue>
            <view id="v" ib:a="1"><constraint equation="width = 200" ib:a="1"><ib:a/></constraint>
              <constraints format="H:[v(&gt;=100)]" ib:a="1"><ib:a/></constraints>
              <outletCollection property="gestureRecognizers" destinations="tap" ib:a="1"><ib:a/></outletCollection>
              <tapGestureRecognizer id="tap" ib:a="1"/><runtimeAttribute key="tag" type="int" value="1" ib:a="1"/>
              <label ib:a="1"><value key="text" ib:a="1">1<ib:a>2</ib:a>3</value>
                <when traits="idiom=pad" text="a" ib:a="1"><ib:a/></when></label>
              <button title="Go"><action selector="go" destination="firstResponder" ib:a="1"><ib:a/></action></button>
            </view>
          </viewController>
        </scene>
        <scene><viewController id="other"><segue kind="unwind" action="x:"/></viewController></scene>
        <appearance class="Button" tintColor="red" ib:a="1"><ib:a/>
          <state name="highlighted" titleColor="red" ib:a="1"><ib:a/></state></appearance>
      </storyboard>
      """, vocabulary: .library)
  }

  @Test("IDs and suppressions inside imported elements have no effect")
  func ignoresContentOfImportedElements() throws {
    try expectFindings(
      "dangling-reference",
      in: file(
        ib,
        #"<ib:a><label id="x"/></ib:a><outletCollection property="gestureRecognizers" destinations="▶x"/>"#),
      vocabulary: .library)
    try expectSilence(
      file(ib, #"<ib:a><?scenec ignore bad-id reason="none of ours"?><label id="1"/></ib:a>"#),
      vocabulary: .library)
  }

  @Test("Rejects attributes and elements of unknown namespaces")
  func otherNamespaces() throws {
    try expectFindings(
      "unknown-attribute", in: file(#"xmlns:x="urn:x""#, #"<label text="a" ▶x:a="1"/>"#), vocabulary: .library
    )
    try expectFindings("unknown-element", in: file(#"xmlns:x="urn:x""#, "<▶x:a/>"), vocabulary: .library)
  }

  @Test("Requires imported elements to declare the prefixes that they use")
  func prefixes() throws {
    try expectFindings(
      "imported-namespace", "The prefix 'x' must be declared inside this imported element",
      "The prefix 'x' must be declared inside this imported element",
      in: file("\(ib) xmlns:x=\"urn:x\"", #"<ib:a><▶x:b ▶x:c="1"/></ib:a>"#), vocabulary: .library)
    try expectSilence(file(ib, #"<ib:a xmlns:x="urn:x"><x:b xml:lang="de"/></ib:a>"#), vocabulary: .library)
    // Reported at the declaration, at any position.
    try expectFindings(
      "imported-namespace", in: file("", #"<label text="a" xmlns:ib="▶urn:other" ib:a="1"/>"#),
      vocabulary: .library)
  }
}
