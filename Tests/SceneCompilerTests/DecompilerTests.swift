import SceneArchive
import SceneCompiler
import SceneDiagnostics
import SceneUI
import Testing

@Suite struct DecompilerTests {
  private func archive(of text: String, at path: String = "a.scene") throws -> Archive {
    let compiler = SceneCompiler(vocabulary: Registry.library.vocabulary)
    return try Archive(bytes: try #require(try compiler.compile(SourceText(path: path, text)).bytes))
  }

  /// A prototype is a separate unit of an archive, but the outlets of the owner must not be repeated in each
  /// unit.
  @Test("Writes each outlet of the owner only once in a nib with prototypes")
  func nibWithPrototypes() throws {
    let text = """
      <nib version="1" owner="Owner">
        <outlet property="table" destination="table"/>
        <tableView id="table" frame="0 0 100 100">
          <tableViewCell reuseIdentifier="row"><label text="Row"/></tableViewCell>
        </tableView>
      </nib>
      """
    let archive = try archive(of: text)
    let scene = Decompiler.scene(of: archive)
    #expect(scene.ranges(of: "<outlet ").count == 1)
    #expect(scene.ranges(of: "<tableViewCell ").count == 1)
    #expect(try self.archive(of: scene).digest == archive.digest)
  }

  @Test("Keeps preserved attributes of appearance rules")
  func preservedByRules() throws {
    let text = """
      <storyboard version="1" initial="a" xmlns:ib="urn:scenec:interface-builder">
        <scene><viewController id="a"/></scene>
        <appearance class="Label" textColor="red"/>
        <appearance class="Label" font="body" ib:tone="warm"/>
      </storyboard>
      """
    let scene = Decompiler.scene(of: try archive(of: text))
    #expect(scene.ranges(of: "<appearance ").count == 2)
    #expect(scene.contains(#" font="body" ib:tone="warm"/>"#))
  }

  /// Interface Builder allows connections for events that a slider never sends.
  @Test("Omits preserved attributes of actions that are never sent")
  func unsentActions() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Gardener"/>
          <slider id="s"><connections>
            <action selector="sow:" destination="-1" eventType="editingDidEnd" tone="low" id="a-1"/>
            <action selector="reap:" destination="-1" eventType="valueChanged" tone="high" id="a-2"/>
          </connections></slider>
        </objects>
      </document>
      """
    let scene = Decompiler.scene(of: try archive(of: text, at: "a.xib"))
    #expect(scene.ranges(of: "<action ").count == 1)
    #expect(scene.ranges(of: "ib:tone=").count == 1)
    #expect(scene.contains(#"event="valueChanged" ib:tone="high"/>"#), "\(scene)")
  }

  /// The segues of a prototype follow those of the scene, regardless of the prototype's position.
  @Test("The order of prototypes among other children does not affect the digest")
  func prototypeOrder() throws {
    func table(_ inside: String) throws -> Archive {
      try archive(
        of: """
          <storyboard version="1" initial="list">
            <scene><viewController id="list"><view><tableView>\(inside)</tableView></view></viewController></scene>
            <scene><viewController id="row"/></scene>
          </storyboard>
          """)
    }
    let segue = #"<segue kind="show" destination="row"/>"#
    let cell = "<tableViewCell reuseIdentifier=\"row\">\(segue)</tableViewCell>"
    let control = "<refreshControl>\(segue)</refreshControl>"
    #expect(try table(cell + control).digest == table(control + cell).digest)
  }

  /// A repeated value is only a warning, so such a scene compiles and must be decompilable.
  @Test("A scene with a duplicate value decompiles to a scene with the same digest")
  func repeatedValues() throws {
    let text = """
      <nib version="1">
        <label text="12:00">
          <value key="text">13:00</value>
        </label>
      </nib>
      """
    let archive = try archive(of: text)
    let scene = Decompiler.scene(of: archive)
    #expect(try self.archive(of: scene).digest == archive.digest)
  }
}
