import SceneLanguage
import Testing

/// Tests the language service on Interface Builder files.
@Suite("Xcode storyboards")
struct ForeignTests {
  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="c-1">
      <scenes>
        <scene sceneID="s-1">
          <objects>
            <viewController storyboardIdentifier="Clock" id="c-1" customClass="ClockController" sceneMemberID="viewController">
              <view key="view" id="v-1">
                <subviews>
                  <label text="12:00" id="l-1"/>
                  <button id="b-1">
                    <connections>
                      <action selector="ring:" destination="c-1" eventType="touchUpInside" id="a-1"/>
                    </connections>
                  </button>
                </subviews>
                <color key="backgroundColor" red="1" green="0.5" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                <constraints>
                  <constraint firstItem="l-1" firstAttribute="top" secondItem="v-1" secondAttribute="top" id="k-1"/>
                </constraints>
              </view>
              <connections>
                <outlet property="face" destination="l-1" id="o-1"/>
                <segue destination="c-2" kind="show" identifier="showDetail" id="g-1"/>
              </connections>
            </viewController>
          </objects>
        </scene>
        <scene sceneID="s-2">
          <objects>
            <viewController title="Detail" id="c-2" sceneMemberID="viewController"/>
          </objects>
        </scene>
      </scenes>
    </document>

    """
  private static let code = """
    import UIKit

    class ClockController: UIViewController {
      @IBOutlet weak var face: UILabel!
      @IBOutlet weak var other: UILabel!
      @IBAction func ring(_ sender: UIButton) {
        performSegue(withIdentifier: "showDetail", sender: nil)
        _ = storyboard?.instantiateViewController(withIdentifier: "Clock")
      }
    }

    """

  private func project(adding more: [String: String] = [:]) throws -> LanguageProject {
    try LanguageProject(
      [
        "Base.lproj/Main.storyboard": Self.storyboard, "Clock.swift": Self.code,
        "de.lproj/Main.strings": "\"l-1.text\" = \"Zwölf\";\n",
      ].merging(more) { $1 })
  }

  private static let name = "Base.lproj/Main.storyboard"

  @Test("Finds definitions and references across Xcode files, code, and string tables")
  func names() throws {
    let project = try project()
    #expect(project.definitions("destination=\"l-|1", in: Self.name) == ["\(Self.name):8: l-1"])
    #expect(project.definitions("property=\"fa|ce", in: Self.name) == ["Clock.swift:4: face"])
    #expect(project.definitions("selector=\"ri|ng:", in: Self.name) == ["Clock.swift:6: ring"])
    #expect(project.definitions("customClass=\"Clock|C", in: Self.name) == ["Clock.swift:3: ClockController"])
    #expect(project.definitions("Identifier: \"show|D", in: "Clock.swift") == ["\(Self.name):22: showDetail"])
    #expect(project.definitions("Identifier: \"Cl|ock", in: "Clock.swift") == ["\(Self.name):5: Clock"])
    #expect(project.references("id=\"l-|1", in: Self.name).contains("de.lproj/Main.strings:1: l-1"))
  }

  @Test("Completions include classes, outlets, and actions of the app")
  func completions() throws {
    let project = try project()
    func offered(_ old: String, _ new: String) -> [String] {
      project.edit(Self.name, Self.storyboard.replacing(old, with: new.replacing("|", with: "")))
      return project.completions(new, in: Self.name)
    }
    #expect(offered("property=\"face\"", "property=\"|\"").starts(with: ["face", "other"]))
    #expect(offered("selector=\"ring:\"", "selector=\"|\"").first == "ring:")
    #expect(offered("customClass=\"ClockController\"", "customClass=\"|\"") == ["ClockController"])
    #expect(offered("firstAttribute=\"top\"", "firstAttribute=\"|\"").contains("leading"))
    #expect(offered("<subviews>\n", "<subviews>\n<|\n").contains("label"))
    #expect(offered("<label text=\"12:00\"", "<label | text=\"12:00\"").contains("textAlignment"))
  }

  @Test("Renames segue identifiers and outlets in Xcode files and in code")
  func renaming() throws {
    let project = try project()
    let files = try project.renamed("identifier=\"show|D", in: Self.name, to: "showMore")
    #expect(files["Clock.swift"]?.contains("\"showMore\"") == true)
    #expect(files[Self.name]?.contains("identifier=\"showMore\"") == true)
    let outlet = try project.renamed("property=\"fa|ce", in: Self.name, to: "clockFace")
    #expect(outlet[Self.name]?.contains("property=\"clockFace\"") == true)
    #expect(outlet["Clock.swift"]?.contains("@IBOutlet weak var clockFace: UILabel!") == true)
    // Objective-C code may refer to the property.
    let mixed = try self.project(adding: ["Watch.m": "void show(id watch) { [watch face]; }\n"])
    #expect(throws: RenameRefusal.self) {
      try mixed.renamed("property=\"fa|ce", in: Self.name, to: "clockFace")
    }
    let scene = try project.renamed("Identifier=\"Cl|ock", in: Self.name, to: "Watch")
    #expect(scene["Clock.swift"]?.contains("\"Watch\"") == true)
  }

  @Test("Reports the colors in color elements")
  func colors() throws {
    let project = try project()
    let path = project.path(Self.name)
    let color = try #require(project.service.colors(in: path).first)
    #expect(color.color.packed == 0xFF80_00FF)
    let notation = try #require(project.service.notations(of: color.color, at: color.range, in: path).first)
    #expect(notation.edit.text.hasPrefix("<color key=\"backgroundColor\" red=\"1\""))
  }

  @Test("Shows documentation and references for Xcode files")
  func pages() throws {
    let project = try project()
    let path = project.path(Self.name)
    #expect(
      project.service.hover(at: project.offset("<lab|el", in: Self.name), in: path)?.text.contains("UILabel")
        == true)
    let scene = try #require(
      project.service.scene(at: project.offset("title=\"De|tail", in: Self.name), in: path))
    #expect(project.service.leads(to: scene).map(\.scene.name) == ["Clock"])
  }

  /// Each form in which Interface Builder writes a text.
  private static let texts = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects>
        <view contentMode="scaleToFill" id="v-1">
          <subviews>
            <label text="Plain" id="l-1">
              <accessibility key="accessibilityConfiguration" label="Spoken" hint="Said later"/>
            </label>
            <textView id="t-1"><string key="text">Two
    lines</string></textView>
            <label id="l-2"><string key="text">Long &amp; wide</string></label>
            <textField placeholder="Name" id="f-1"/>
            <button id="b-1">
              <state key="normal" title="Stop"/>
              <state key="highlighted"><string key="title">Stopping</string></state>
            </button>
            <button id="b-2">
              <state key="normal" title="Button"/>
              <buttonConfiguration key="configuration" style="plain" title="Snooze"/>
            </button>
            <segmentedControl id="g-1">
              <segments><segment title="Day"/><segment image="moon"/><segment title="Night"/></segments>
            </segmentedControl>
            <searchBar placeholder="Find" prompt="In all" id="s-1">
              <scopeButtonTitles><string>All</string><string>Mine</string></scopeButtonTitles>
            </searchBar>
            <view userLabel="No text" customClass="Card" customModule="App" id="v-2"/>
          </subviews>
        </view>
      </objects>
    </document>

    """

  @Test("In an Xcode string table, offers the missing keys that 'scenec strings' writes")
  func tableKeys() throws {
    let table = "de.lproj/Card.strings"
    let project = try LanguageProject([
      "Base.lproj/Card.xib": Self.texts, table: "\"f-1.placeholder\" = \"Name\";\n\"",
    ])
    let path = project.path("Base.lproj/Card.xib")
    let source = try #require(project.service.snapshot.text(of: path))
    let texts = try #require(project.service.snapshot.compiler(of: path)?.texts(of: source).texts?.texts)
    let list = project.service.completions(
      at: project.offset("Name\";\n\"|", in: table), in: project.path(table))
    let offered = Dictionary(list.items.map { ($0.label, $0.detail) }, uniquingKeysWith: { $1 })
    #expect(
      offered
        == Dictionary(
          texts.filter { $0.key != "f-1.placeholder" }.map { ($0.key, $0.text) }, uniquingKeysWith: { $1 }))
    #expect(offered["g-1.segmentTitles[2]"] == "Night" && offered["t-1.text"] == "Two\nlines")
    #expect(offered["b-2.configuration.title"] == "Snooze" && offered["s-1.scopeButtonTitles[1]"] == "Mine")
  }

  @Test("Finds the string for an Xcode key and the table entries for a string")
  func tablePlaces() throws {
    let table = "de.lproj/Card.strings"
    let project = try LanguageProject([
      "Base.lproj/Card.xib": Self.texts,
      table:
        "\"b-1.highlightedTitle\" = \"Hält\";\n\"g-1.segmentTitles[2]\" = \"Nacht\";\n\"l-2.text\" = \"Lang\";\n",
    ])
    #expect(project.definitions("highlighted|Title", in: table) == ["Base.lproj/Card.xib:14: Stopping"])
    #expect(
      project.references("title=\"Ni|ght", in: "Base.lproj/Card.xib").contains(
        "\(table):2: g-1.segmentTitles[2]"))
    let path = project.path("Base.lproj/Card.xib")
    let hints = project.service.hints(in: path, range: 0..<100_000).filter { $0.text.hasPrefix("de: ") }
    #expect(hints.map(\.text) == ["de: Lang", "de: Hält", "de: Nacht"])
    #expect(hints.first?.offset == project.offset("Long &amp; wide|</string>", in: "Base.lproj/Card.xib"))
    let hover = project.service.hover(
      at: project.offset("title=\"Ni|ght", in: "Base.lproj/Card.xib"), in: path)
    #expect(hover?.text.contains("- de: Nacht") == true)
  }
}
