import InterfaceBuilder
import SceneCompiler
import SceneDiagnostics
import SceneSyntax
import Testing

/// Views, constraints and values that Xcode installs only for some size classes.
@Suite struct SizeClassTests {
  private func scene(_ views: String, _ variations: String) throws -> (
    text: String, statistics: ImportStatistics
  ) {
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
    let found = Fixture.compiler.validate(source).filter { $0.rule != "bad-literal" }
    #expect(found.map(\.message.text) == [])
    let tree = try #require(SyntaxParser.parse(source).tree)
    let imported = try #require(Fixture.importer.scene(of: source).scene)
    let scene = SourceText(path: "A.scene", bytes: imported.text)
    #expect(Fixture.compiler.validate(scene).map(\.message.text) == [])
    return (
      String(decoding: imported.text, as: UTF8.self),
      try #require(InterfaceBuilder.translate(tree).statistics)
    )
  }

  @Test("Hides a view in size classes for which it is not installed")
  func installed() throws {
    let (text, statistics) = try scene(
      #"<label text="a" id="a"/>"#,
      """
      <variation key="default"><mask key="subviews"><exclude reference="a"/></mask></variation>
      <variation key="widthClass=regular"><mask key="subviews"><include reference="a"/></mask></variation>
      """)
    #expect(text.contains(#"hidden="true""#))
    #expect(text.contains(#"<when traits="horizontal=regular" hidden="false"/>"#))
    #expect(statistics.counts[.kept] == nil)
  }

  @Test("Hides a view in size classes that exclude it")
  func leftOut() throws {
    let (text, statistics) = try scene(
      #"<label text="a" id="a"/>"#,
      #"<variation key="heightClass=compact"><mask key="subviews"><exclude reference="a"/></mask></variation>"#
    )
    #expect(text.contains(#"<when traits="vertical=compact" hidden="true"/>"#))
    #expect(statistics.counts[.kept] == nil)
  }

  @Test("Omits a variation that has no effect")
  func needless() throws {
    let (text, statistics) = try scene(
      """
      <label text="a" id="a">
        <constraints><constraint firstAttribute="width" constant="80" id="k"/></constraints>
        <variation key="widthClass=regular"><mask key="constraints"><include reference="k"/></mask></variation>
      </label>
      """,
      #"<variation key="widthClass=regular"><mask key="subviews"><include reference="a"/></mask></variation>"#
    )
    #expect(!text.contains("<when"), "\(text)")
    #expect(statistics.counts[.kept] == nil)
  }

  @Test("A hidden view stays hidden in all size classes")
  func hidden() throws {
    let (text, _) = try scene(
      #"<label text="a" hidden="YES" id="a"/>"#,
      """
      <variation key="default"><mask key="subviews"><exclude reference="a"/></mask></variation>
      <variation key="widthClass=regular"><mask key="subviews"><include reference="a"/></mask></variation>
      """)
    #expect(text.contains(#"hidden="true""#))
    #expect(!text.contains("<when"))
  }

  @Test("Varying the priority of one axis preserves the priority of the other axis")
  func priorities() throws {
    let (text, _) = try scene(
      """
      <label text="a" horizontalHuggingPriority="251" verticalHuggingPriority="252" id="a">
        <variation key="widthClass=compact" horizontalHuggingPriority="240"/>
      </label>
      """, "")
    #expect(text.contains(#"<when traits="horizontal=compact" contentHugging="240 252"/>"#))
  }

  @Test("Activates constraints in the size classes for which they are installed")
  func constraints() throws {
    let (text, statistics) = try scene(
      """
      <label text="a" id="a">
        <constraints>
          <constraint firstAttribute="width" constant="80" id="k"/>
          <constraint firstAttribute="width" constant="90" id="m"/>
          <constraint firstAttribute="height" constant="20" id="l"/>
        </constraints>
        <variation key="default"><mask key="constraints"><exclude reference="k"/></mask></variation>
        <variation key="heightClass=regular-widthClass=compact">
          <mask key="constraints"><include reference="k"/><exclude reference="m"/></mask>
        </variation>
        <variation key="heightClass=compact"><mask key="constraints"><exclude reference="l"/></mask></variation>
      </label>
      """, "")
    let lines = text.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
    let start = try #require(lines.firstIndex { $0.contains("width = 80") })
    #expect(
      lines[start...].prefix(9) == [
        #"<constraint equation="self.width = 80" active="false">"#,
        #"<when traits="vertical=regular horizontal=compact" active="true"/>"#,
        "</constraint>",
        #"<constraint equation="self.width = 90">"#,
        #"<when traits="vertical=regular horizontal=compact" active="false"/>"#,
        "</constraint>",
        #"<constraint equation="self.height = 20">"#,
        #"<when traits="vertical=compact" active="false"/>"#,
        "</constraint>",
      ])
    #expect(statistics.counts[.kept] == nil && statistics.counts[.unknown] == nil)
  }

  @Test("Varies the constant of a constraint by size class")
  func constants() throws {
    let (text, statistics) = try scene(
      """
      <label text="a" id="a">
        <constraints>
          <constraint firstAttribute="width" constant="80" id="k">
            <variation key="widthClass=regular" constant="160.5"/>
            <variation key="heightClass=compact" constant="40"/>
          </constraint>
        </constraints>
        <variation key="widthClass=regular"><mask key="constraints"><exclude reference="k"/></mask></variation>
      </label>
      """, "")
    #expect(text.contains(#"<when traits="horizontal=regular" active="false" constant="160.5"/>"#))
    #expect(text.contains(#"<when traits="vertical=compact" constant="40"/>"#))
    #expect(statistics.counts[.kept] == nil && statistics.counts[.unknown] == nil)
  }

  @Test("Preserves unsupported variations of a constraint")
  func unknownConstraintVariations() throws {
    let (text, statistics) = try scene(
      """
      <label text="a" id="a">
        <constraints>
          <constraint firstAttribute="width" constant="80" id="k">
            <variation key="widthClass=regular" constant="much"/>
            <variation key="device=watch42mm" constant="4"/>
          </constraint>
          <constraint firstAttribute="width" placeholder="YES" constant="80" id="p"/>
        </constraints>
        <variation key="default"><mask key="constraints"><exclude reference="p"/></mask></variation>
      </label>
      """, "")
    #expect(text.contains(#"<ib:variation key="widthClass=regular" constant="much"/>"#))
    #expect(text.contains(#"<ib:variation key="device=watch42mm" constant="4"/>"#))
    #expect(text.contains(#"<ib:exclude reference="p"/>"#) || text.contains(#"<exclude reference="p"/>"#))
    #expect(statistics.counts[.kept]?["variation"] == 3)
  }

  /// A variation is converted to `<when>` only if it contains only size classes and a constant.
  @Test("Preserves a variation that changes attributes besides a constant")
  func otherAttributes() throws {
    let (text, statistics) = try scene(
      """
      <label text="a" id="a">
        <constraints>
          <constraint firstAttribute="width" constant="80" id="k">
            <variation key="default" constant="90"/>
            <variation key="widthClass=regular" constant="160" priority="750"/>
            <variation key="heightClass=compact" constant="40"><mask key="constraints"/></variation>
          </constraint>
        </constraints>
      </label>
      """, "")
    #expect(text.contains(#"<ib:variation key="default" constant="90"/>"#), "\(text)")
    #expect(
      text.contains(#"<ib:variation key="widthClass=regular" constant="160" priority="750"/>"#), "\(text)")
    #expect(
      text.contains(
        #"<ib:variation key="heightClass=compact" constant="40"><mask key="constraints"/></ib:variation>"#),
      "\(text)")
    #expect(!text.contains("<when"), "\(text)")
    #expect(statistics.counts[.kept]?["variation"] == 3)
  }

  @Test("Preserves unsupported attributes of the default variation")
  func defaults() throws {
    let (text, statistics) = try scene(
      #"<label text="a" id="a"/>"#,
      """
      <variation key="default" alpha="0.5"><mask key="subviews"><exclude reference="a"/></mask></variation>
      """)
    #expect(text.contains(#"hidden="true""#), "\(text)")
    #expect(text.contains(#"<ib:variation key="default" alpha="0.5">"#), "\(text)")
    #expect(statistics.counts[.kept]?["variation"] == 1)
  }

  @Test("Preserves unsupported attributes of a variation's mask")
  func masks() throws {
    let (text, statistics) = try scene(
      #"<label text="a" id="a"/>"#,
      """
      <variation key="heightClass=compact">
        <mask key="subviews" mode="fade"><exclude reference="a"/></mask>
      </variation>
      """)
    #expect(text.contains(#"<when traits="vertical=compact" hidden="true"/>"#), "\(text)")
    #expect(
      text.contains(#"<ib:mask key="subviews" mode="fade"><exclude reference="a"/></ib:mask>"#), "\(text)")
    #expect(statistics.counts[.kept]?["mask"] == 1)
  }

  @Test("Preserves a variation's mask if the masked objects are not views")
  func recognizers() throws {
    let (text, statistics) = try scene(
      """
      <view id="v">
        <gestureRecognizers><tapGestureRecognizer id="tap"/></gestureRecognizers>
        <variation key="heightClass=compact">
          <mask key="gestureRecognizers"><exclude reference="tap"/></mask>
        </variation>
      </view>
      """, "")
    #expect(text.contains("<tapGestureRecognizer/>"), "\(text)")
    #expect(
      text.contains(#"<ib:mask key="gestureRecognizers"><exclude reference="tap"/></ib:mask>"#), "\(text)")
    #expect(statistics.counts[.kept]?["mask"] == 1)
  }

  @Test("Preserves a variation for an unknown size class")
  func unknownSizes() throws {
    let (text, _) = try scene(
      #"<label text="a" id="a"/>"#,
      #"<variation key="device=watch42mm"><mask key="subviews"><exclude reference="a"/></mask></variation>"#)
    #expect(text.contains(#"<ib:variation key="device=watch42mm">"#))
  }
}
