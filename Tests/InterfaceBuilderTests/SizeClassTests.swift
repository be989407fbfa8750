import InterfaceBuilder
import SceneCompiler
import SceneDiagnostics
import SceneSyntax
import Testing

/// What Xcode installs for some sizes of the screen only.
@Suite struct SizeClassTests {
  private func scene(_ views: String, _ variations: String) throws -> (text: String, census: Census) {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <view id="page">
            <subviews>\(views)</subviews>
            \(variations)
          </view>
        </objects>
      </document>
      """
    let source = SourceText(path: "A.xib", text)
    #expect(Fixture.compiler.validate(source).map(\.message) == [])
    let tree = try #require(SyntaxParser.parse(source).tree)
    let imported = try #require(Fixture.importer.scene(of: source).scene)
    let scene = SourceText(path: "A.scene", bytes: imported.text)
    #expect(Fixture.compiler.validate(scene).map(\.message) == [])
    return (
      String(decoding: imported.text, as: UTF8.self), try #require(InterfaceBuilder.translate(tree).census)
    )
  }

  @Test func aViewThatIsNotInstalledIsHiddenUnlessItIs() throws {
    let (text, census) = try scene(
      #"<label text="a" id="a"/>"#,
      """
      <variation key="default"><mask key="subviews"><exclude reference="a"/></mask></variation>
      <variation key="widthClass=regular"><mask key="subviews"><include reference="a"/></mask></variation>
      """)
    #expect(text.contains(#"hidden="true""#))
    #expect(text.contains(#"<when traits="horizontal=regular" hidden="false"/>"#))
    #expect(census.counts[.kept] == nil)
  }

  @Test func aViewThatIsLeftOutForSomeIsHiddenThere() throws {
    let (text, census) = try scene(
      #"<label text="a" id="a"/>"#,
      #"<variation key="heightClass=compact"><mask key="subviews"><exclude reference="a"/></mask></variation>"#
    )
    #expect(text.contains(#"<when traits="vertical=compact" hidden="true"/>"#))
    #expect(census.counts[.kept] == nil)
  }

  @Test func whatHidesItselfStaysHidden() throws {
    let (text, _) = try scene(
      #"<label text="a" hidden="YES" id="a"/>"#,
      """
      <variation key="default"><mask key="subviews"><exclude reference="a"/></mask></variation>
      <variation key="widthClass=regular"><mask key="subviews"><include reference="a"/></mask></variation>
      """)
    #expect(text.contains(#"hidden="true""#))
    #expect(!text.contains("<when"))
  }

  @Test func onePriorityOfTwoLeavesTheOther() throws {
    let (text, _) = try scene(
      """
      <label text="a" horizontalHuggingPriority="251" verticalHuggingPriority="252" id="a">
        <variation key="widthClass=compact" horizontalHuggingPriority="240"/>
      </label>
      """, "")
    #expect(text.contains(#"<when traits="horizontal=compact" contentHugging="240 252"/>"#))
  }

  @Test func constraintsOfSomeSizesAreKeptAndCounted() throws {
    let (text, census) = try scene(
      """
      <label text="a" id="a">
        <constraints>
          <constraint firstAttribute="width" constant="80" id="k"/>
          <constraint firstAttribute="height" constant="20" id="l"/>
        </constraints>
        <variation key="default"><mask key="constraints"><exclude reference="k"/></mask></variation>
        <variation key="heightClass=compact"><mask key="constraints"><exclude reference="l"/></mask></variation>
      </label>
      """, "")
    #expect(text.contains(#"<ib:constraint firstAttribute="width" constant="80" id="k"/>"#))
    #expect(text.contains(#"equation="self.height = 20""#))
    #expect(text.contains(#"<ib:mask key="constraints"><exclude reference="l"/></ib:mask>"#))
    #expect(census.counts[.kept]?["exclude"] == 2)
  }

  @Test func sizesThatNobodyKnowsAreKept() throws {
    let (text, _) = try scene(
      #"<label text="a" id="a"/>"#,
      #"<variation key="device=watch42mm"><mask key="subviews"><exclude reference="a"/></mask></variation>"#)
    #expect(text.contains(#"<ib:variation key="device=watch42mm">"#))
  }
}
