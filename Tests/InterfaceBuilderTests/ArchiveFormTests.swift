import InterfaceBuilder
import SceneDiagnostics
import SceneModel
import SceneParsing
import SceneSyntax
import Testing

/// Archives of Xcode 3 and the first versions of Xcode 4.
@Suite struct ArchiveFormTests {
  private func document(_ name: String) throws -> SceneDocument {
    let tree = try #require(SyntaxParser.parse(try Fixture(name).source).tree)
    return SceneParser.document(
      of: try #require(InterfaceBuilder.translate(tree).tree),
      vocabulary: InterfaceBuilder.vocabulary(adding: Fixture.vocabulary))
  }

  private func values(of id: String, in document: SceneDocument) throws -> [String: String] {
    let object = try #require(document.objects.firstIndex { $0.id?.text == id })
    let own = document.values.filter { $0.owner == .object(object) }
    return Dictionary(own.map { ($0.key.text, $0.literal.text) }, uniquingKeysWith: { first, _ in first })
  }

  @Test("The ids of objects are the numbers in the archive's outline")
  func objects() throws {
    let document = try document("Seven.xib")
    #expect(
      document.objects.compactMap { object in object.id.map { "\($0.text) \(object.className ?? "")" } } == [
        "_1 View", "_4 PlantLabel", "_6 Button",
      ])
    // The button is encoded within the label that refers to it, but its superview is the view.
    #expect(document.objects[2].parent == 0)
    #expect(document.owner?.text == "SeedViewController")
  }

  @Test("Converts values of an archive to values of a scene")
  func modernValues() throws {
    let seven = try document("Seven.xib")
    let label = try values(of: "_4", in: seven)
    #expect(label["text"] == "Dill\n")
    #expect(label["frame"] == "20 20 120 21")
    #expect(label["textColor"] == "#FF0000")
    #expect(label["textAlignment"] == "center")
    #expect(label["autoresizing"] == "flexibleRightMargin flexibleBottomMargin")
    // The font of the button is encoded within another object that refers to it.
    #expect(try values(of: "_6", in: seven)["font"] == "\"Helvetica-Bold\" 15")
    #expect(try values(of: "_1", in: seven)["backgroundColor"] == "#808080")
    let eight = try document("Eight.xib")
    let field = try values(of: "_3", in: eight)
    #expect(field["keyboardType"] == "emailAddress")
    #expect(field["font"] == "system 14")
    #expect(eight.constraints.count == 1)
    #expect(eight.constraints[0].equation.constant == 120)
  }

  @Test("Converts archived outlets and actions to connections")
  func connections() throws {
    let seven = try document("Seven.xib")
    #expect(seven.outlets.map(\.property.text) == ["view"])
    #expect(seven.actions.map { "\($0.selector.text) \($0.event?.text ?? "")" } == ["sow: touchUpInside"])
    #expect(try document("Eight.xib").outlets.map(\.property.text) == ["nameField"])
  }

  /// Xcode 5 wrote the last archives, with ids in the format of newer files.
  @Test("Reads the text ids in Xcode 5 archives in the same way as numeric ids")
  func recordsOfXcode5() throws {
    let source = try Fixture("Eight.xib").source
    var text = String(decoding: source.bytes, as: UTF8.self)
    text.replace(/<int key="(?:objectID|connectionID)">([-0-9]+)<\/int>/) {
      #"<string key="id">\#($0.output.1)</string>"#
    }
    #expect(!text.contains("objectID") && text.contains(#"<string key="id">12</string>"#))
    #expect(
      try Fixture.contents(of: SourceText(path: "Eight.xib", text)) == Fixture.contents(of: source))
  }

  /// Files of Interface Builder 2 have no type. They are not read, but they are distinguished from scenes and
  /// other XML.
  @Test("Rejects a file of Interface Builder 2 and reports its format")
  func interfaceBuilder2() throws {
    let source = SourceText(
      path: "Main.nib/objects.xib",
      """
      <?xml version="1.0" standalone="yes"?>
      <object class="NSIBObjectData">
        <array count="0" name="allObjects"/>
      </object>
      """)
    let tree = try #require(SyntaxParser.parse(source).tree)
    for found in [
      Fixture.compiler.validate(source), InterfaceBuilder.translate(tree).diagnostics,
      InterfaceBuilder.format(tree, limits: .default).diagnostics,
    ] {
      #expect(found.map { "\($0.location.start) \($0.rule)" } == ["2:2 interface-builder-form"])
      #expect(found[0].message.text.contains("Interface Builder 2"))
      #expect(found[0].message.text.contains("Xcode"))
    }
    let other = SourceText(path: "A.xib", #"<object class="Label"/>"#)
    #expect(Fixture.compiler.validate(other).map(\.rule) == ["unknown-element"])
  }

  /// The ids inside an archive differ from the ids in the outline. A part that several objects share has only
  /// an id of the first kind, which must not be confused with an equal id of the second kind.
  @Test("Preserves a shared archive object, without an id, in each object that uses it")
  func sharedObjects() throws {
    func record(_ id: Int, _ object: Int, in parent: Int) -> String {
      """
      <object class="IBObjectRecord">
        <string key="id">\(id)</string>
        <reference key="object" ref="\(object)"/>
        <reference key="parent" ref="\(parent)"/>
      </object>
      """
    }
    let source = SourceText(
      path: "A.xib",
      """
      <archive type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="8.00">
        <data>
          <array class="NSMutableArray" key="IBDocument.RootObjects" id="1000">
            <object class="NSCustomObject" id="90"><string key="NSClassName">Form</string></object>
            <object class="NSCustomView" id="91">
              <array class="NSMutableArray" key="NSSubviews">
                <object class="NSButton" id="92">
                  <string key="NSFrame">{{0, 0}, {80, 20}}</string>
                  <object class="NSButtonCell" key="NSCell" id="93">
                    <object class="NSButtonImageSource" key="NSAlternateImage" id="7">
                      <string key="NSImageName">NSSwitch</string>
                    </object>
                  </object>
                </object>
                <object class="NSButton" id="94">
                  <string key="NSFrame">{{0, 20}, {80, 20}}</string>
                  <object class="NSButtonCell" key="NSCell" id="95">
                    <reference key="NSAlternateImage" ref="7"/>
                  </object>
                </object>
              </array>
              <string key="NSFrame">{{0, 0}, {80, 40}}</string>
            </object>
          </array>
          <object class="IBObjectContainer" key="IBDocument.Objects">
            <array key="connectionRecords">
              <object class="IBConnectionRecord">
                <object class="IBOutletConnection" key="connection">
                  <string key="label">first</string>
                  <reference key="source" ref="90"/>
                  <reference key="destination" ref="92"/>
                </object>
                <string key="id">20</string>
              </object>
            </array>
            <array key="objectRecords">
              <object class="IBObjectRecord">
                <string key="id">0</string>
                <array key="object" id="0"/>
                <reference key="children" ref="1000"/>
                <nil key="parent"/>
              </object>
              \(record(-2, 90, in: 0))\(record(6, 91, in: 0))\(record(7, 92, in: 91))\(record(8, 93, in: 92))
              \(record(9, 94, in: 91))\(record(10, 95, in: 94))
            </array>
          </object>
        </data>
      </archive>
      """)
    #expect(Fixture.compiler.validate(source).map(\.message.text) == [])
    let tree = try #require(SyntaxParser.parse(source).tree)
    let document = SceneParser.document(
      of: try #require(InterfaceBuilder.translate(tree).tree),
      vocabulary: InterfaceBuilder.vocabulary(adding: Fixture.vocabulary))
    #expect(document.outlets.map(\.property.text) == ["first"])
    #expect(document.outlets.flatMap(\.destinations).map(\.text) == ["_7"])
    #expect(document.imports.count { $0.text.contains("NSSwitch") } == 2)
  }

  @Test("Preserves unknown classes of an archive without diagnostics")
  func unknownClasses() throws {
    #expect(try document("Seven.xib").imports.contains { $0.text.contains("IBUIGhost") })
    #expect(Fixture.compiler.validate(try Fixture("Seven.xib").source).isEmpty)
  }

  @Test("The location of a diagnostic is a range of bytes in the archive")
  func diagnostics() throws {
    var source = try Fixture("Seven.xib").source
    let text = String(decoding: source.bytes, as: UTF8.self)
    source = SourceText(
      path: "Seven.xib",
      text.replacing("<string key=\"label\">sow:</string>", with: "<string key=\"label\">sow:now</string>"))
    let found = Fixture.compiler.validate(source)
    #expect(found.count == 1)
    #expect(found.allSatisfy { source.text($0.location.range).contains("sow:now") })
  }

  /// A window with tabs from an Xcode 3 template. The initially selected controller is encoded at a different
  /// location than the others.
  @Test("An archived tab bar controller contains its controllers and items")
  func containers() throws {
    let objects = """
      <object class="IBUITabBarController" id="300">
        <bool key="IBUIHorizontal">NO</bool>
        <object class="IBUIViewController" key="IBUISelectedViewController" id="301">
          <object class="IBUITabBarItem" key="IBUITabBarItem" id="302">
            <string key="IBUITitle">Beds</string>
            <reference key="IBUITabBar" ref="303"/>
          </object>
          <reference key="IBUIParentViewController" ref="300"/>
        </object>
        <object class="NSMutableArray" key="IBUIViewControllers">
          <reference ref="301"/>
          <object class="IBUIViewController" id="304">
            <object class="IBUITabBarItem" key="IBUITabBarItem" id="305">
              <string key="IBUITitle">Tools</string>
              <reference key="IBUITabBar"/>
            </object>
            <string key="IBUINibName">Tools</string>
          </object>
        </object>
        <object class="IBUITabBar" key="IBUITabBar" id="303">
          <object class="NSPSMatrix" key="NSFrameMatrix"/>
          <string key="NSFrame">{{0, 431}, {320, 49}}</string>
          <object class="NSMutableArray" key="IBUIItems"><reference ref="302"/><reference ref="305"/></object>
          <reference key="IBUISelectedItem" ref="302"/>
        </object>
      </object>
      """
    let parents = [(1, 300, 0), (2, 301, 300), (3, 302, 301), (4, 303, 300), (5, 304, 300), (6, 305, 304)]
    let records = parents.map { number, object, parent in
      """
      <object class="IBObjectRecord"><int key="objectID">\(number)</int><reference key="object" ref="\(object)"/>
        <reference key="parent" ref="\(parent)"/></object>
      """
    }.joined()
    let source = SourceText(
      path: "Tabs.xib",
      """
      <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="7.10"><data>
        <object class="NSMutableArray" key="IBDocument.RootObjects" id="1000">\(objects)</object>
        <object class="IBObjectContainer" key="IBDocument.Objects">
          <object class="IBMutableOrderedSet" key="objectRecords">
            <object class="NSArray" key="orderedObjects">\(records)</object>
          </object>
        </object>
      </data></archive>
      """)
    let tree = try #require(SyntaxParser.parse(source).tree)
    let translation = InterfaceBuilder.translate(tree)
    #expect(translation.statistics?.counts[.kept] == nil)
    let document = SceneParser.document(
      of: try #require(translation.tree), vocabulary: InterfaceBuilder.vocabulary(adding: Fixture.vocabulary))
    #expect(try values(of: "_1", in: document)["viewControllers"] == "_2 _5")
    #expect(try values(of: "_3", in: document)["title"] == "Beds")
    #expect(document.objects.compactMap { $0.id?.text } == ["_1", "_4", "_2", "_3", "_5", "_6"])
    let imported = try #require(Fixture.importer.scene(of: source).scene)
    let text = String(decoding: imported.text, as: UTF8.self)
    #expect(text.contains("<tabBar frame=") && text.contains(#"<tabBarItem title="Tools"/>"#), "\(text)")
  }
}
