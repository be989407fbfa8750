import InterfaceBuilder
import SceneCompiler
import SceneDiagnostics
import SceneSyntax
import Testing

@Suite struct ArchiveValueTests {
  /// Converts an archive with one object to a scene.
  ///
  /// - Parameters:
  ///   - className: The class of the object in the archive.
  ///   - object: The content of the object.
  ///   - id: The id of the object in the outline.
  /// - Returns: The text of the scene, and the import statistics of the archive.
  /// - Throws: An error if the archive cannot be converted.
  private func scene(of className: String, _ object: String, id: String = "1") throws -> (
    text: String, statistics: ImportStatistics
  ) {
    let source = SourceText(
      path: "A.xib",
      """
      <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="7.10">
        <data>
          <object class="NSMutableArray" key="IBDocument.RootObjects" id="1000">
            <object class="\(className)" id="50">\(object)</object>
          </object>
          <object class="IBObjectContainer" key="IBDocument.Objects">
            <object class="NSMutableArray" key="objectRecords">
              <object class="IBObjectRecord">
                <string key="id">\(id)</string>
                <reference key="object" ref="50"/>
                <nil key="parent"/>
              </object>
            </object>
            <object class="NSMutableDictionary" key="flattenedProperties">
              <bool key="EncodedWithXMLCoder">YES</bool>
              <string key="NS.key.0">\(id).CustomClassName</string>
              <string key="NS.object.0">Bed</string>
            </object>
          </object>
        </data>
      </archive>
      """)
    let tree = try #require(SyntaxParser.parse(source).tree)
    let imported = try #require(Fixture.importer.scene(of: source).scene)
    let statistics = try #require(InterfaceBuilder.translate(tree).statistics)
    #expect(statistics.counts[.lost] == nil)
    return (String(decoding: imported.text, as: UTF8.self), statistics)
  }

  @Test("Converts only image resources to their names")
  func imageNames() throws {
    let (text, statistics) = try scene(
      of: "IBUIImageView",
      """
      <object class="NSCustomResource" key="IBUIImage">
        <string key="NSClassName">NSImage</string>
        <string key="NSResourceName">leaf.png</string>
      </object>
      <object class="IBUIGhost" key="IBUIGhost"><string key="NSResourceName">ghost.png</string></object>
      """)
    for words in [
      #"<imageView class="Bed" userInteractionEnabled="true" image="leaf.png">"#,
      #"<ib:object class="IBUIGhost" key="IBUIGhost"><string key="NSResourceName">ghost.png</string></ib:object>"#,
    ] {
      #expect(text.contains(words), "\(text)")
    }
    #expect(statistics.counts[.kept]?["IBUIGhost"] == 1)
  }

  @Test("Reads frames with or without an origin and preserves malformed frames")
  func rectangles() throws {
    for (said, frame) in [
      (#"<string key="NSFrame">{{20, 8}, {280, 44}}</string>"#, "20 8 280 44"),
      (#"<string key="NSFrameSize">{280, 44}</string>"#, "0 0 280 44"),
    ] {
      let (text, _) = try scene(of: "IBUIView", said)
      #expect(text.contains(#"<view class="Bed" frame="\#(frame)"/>"#), "\(text)")
    }
    let (text, statistics) = try scene(
      of: "IBUIView", #"<string key="NSFrame">{{20, 8}, {280}}</string>"#)
    #expect(text.contains(#"<ib:string key="NSFrame">{{20, 8}, {280}}</ib:string>"#), "\(text)")
    #expect(!text.contains(" frame="), "\(text)")
    #expect(statistics.counts[.kept]?["NSFrame"] == 1)
  }

  @Test("Counts text input traits as editor data if only the editor uses the traits")
  func editorTraits() throws {
    let (text, statistics) = try scene(
      of: "IBUITextField",
      """
      <object class="IBUITextInputTraits" key="IBUITextInputTraits">
        <int key="IBUIReturnKeyType">9</int>
        <string key="targetRuntimeIdentifier">IBCocoaTouchFramework</string>
      </object>
      """)
    #expect(text.contains(#"<textField class="Bed" returnKeyType="done"/>"#), "\(text)")
    #expect(statistics.counts[.kept] == nil)
    #expect(statistics.counts[.editorOnly]?["targetRuntimeIdentifier"] == 1)
  }

  @Test("Uses the first of two values that are specified for a property")
  func repeated() throws {
    let (text, statistics) = try scene(of: "IBUIView", #"<int key="IBUITag">3</int><int key="NSTag">4</int>"#)
    #expect(text.contains(#"<view class="Bed" tag="3"/>"#), "\(text)")
    #expect(statistics.counts[.kept] == nil)
  }

  /// The keys `NS.key.0` and `NS.object.0` form a pair because of their number. They must not be read as
  /// values of an object with the id `NS`.
  @Test("Does not treat a number in a dictionary as an object id")
  func dictionaryNumbers() throws {
    let (text, statistics) = try scene(of: "IBUIView", "", id: "NS")
    #expect(text.contains(#"<view class="Bed"/>"#), "\(text)")
    #expect(statistics.counts[.kept] == nil)
  }
}
