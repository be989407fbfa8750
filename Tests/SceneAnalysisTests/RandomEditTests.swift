import Foundation
import TestSupport
import Testing

@testable import SceneAnalysis

/// After any sequence of edits, the diagnostics equal those of a fresh check of the same texts.
@Suite("Random workspace edits")
struct RandomEditTests {
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  private static let files: [String: String] = [
    "Scenes/Main.scene": """
    <storyboard version="1" initial="tabs">
      <scene><tabBarController id="tabs" viewControllers="first second"/></scene>
      <scene>
        <viewController id="first" class="Clock.ClockController">
          <view>
            <label id="title" text="Twelve"/>
            <button id="ring" title="Ring"><action selector="ring:" destination="first"/></button>
            <containerView><segue kind="embed" destination="Parts#part"/></containerView>
          </view>
          <outlet property="label" destination="title"/>
          <segue kind="show" identifier="more" destination="Other#other"/>
        </viewController>
      </scene>
      <scene><viewController id="second"><view/></viewController></scene>
    </storyboard>
    """,
    "Scenes/Other.scene": """
    <storyboard version="1" initial="other">
      <scene>
        <viewController id="other">
          <view><button title="Back"><segue kind="unwind" action="back:"/></button></view>
          <segue kind="present" identifier="main" destination="Main#"/>
        </viewController>
      </scene>
    </storyboard>
    """,
    "Scenes/Parts.scene": """
    <storyboard version="1">
      <scene>
        <viewController id="part" class="Parts.PartController">
          <view><label id="name" text="A part"/></view>
          <outlet property="name" destination="name"/>
        </viewController>
      </scene>
      <scene><navigationController id="navigation"/></scene>
    </storyboard>
    """,
    "Scenes/Cell.scene": """
    <nib version="1" owner="Clock.ClockController">
      <view id="cell"><label id="text" text="Row"/></view>
      <outlet property="label" destination="text"/>
    </nib>
    """,
    "Scenes/Apple.storyboard": """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a-a-a">
      <scenes>
        <scene sceneID="s-s-s">
          <objects>
            <viewController id="a-a-a" sceneMemberID="viewController">
              <view key="view" id="v-v-v"/>
              <connections><segue destination="b-b-b" kind="show" identifier="go" id="g-g-g"/></connections>
            </viewController>
          </objects>
        </scene>
      </scenes>
    </document>
    """,
    "Beside/Unchecked.scene": """
    <storyboard version="1" initial="far"><scene><viewController id="far"/></scene></storyboard>
    """,
    "Scenes/de.lproj/Main.strings": "\"title.text\" = \"Zwölf\";\n\"ring.title\" = \"Läuten\";\n",
    "Scenes/.scenec.yml": """
    sources: [../Sources]
    classes: [Parts.classes.json]
    rules:
      unreachable-scene: warning
    ignore:
      "small-touch-target": ["Parts.scene"]
    """,
    "Scenes/Parts.classes.json": """
    {
      "version": 1,
      "classes": [
        {
          "name": "PartController",
          "module": "Parts",
          "superclass": "SceneUI.ViewController",
          "outlets": [{"name": "name", "type": "SceneUI.Label"}]
        }
      ]
    }
    """,
    "Sources/Clock/ClockController.swift": """
    final class ClockController: ViewController {
      @Outlet var label: Label!
      @Action func ring(_ sender: Button) {}
      @Action func stop(_ sender: Button) {}
      @UnwindAction func back(_ segue: Segue) {}
      func go() throws { try performSegue(withIdentifier: "more") }
    }
    """,
  ]

  private static let pieces = [
    "first", "second", "tabs", "other", "part", "title", "Other#other", "Parts#part", "Main#", "Parts#",
    "../Beside/Unchecked#far", "label", "ring:", "back:", "more", "", "12", "show", "present", "navigation",
  ]

  /// Returns a text with a random change. Most changes resemble those of an author; some resemble incomplete
  /// lines.
  private func changed(_ text: String, _ random: inout Generator) -> String {
    var lines = text.components(separatedBy: "\n")
    let line = Int.random(in: lines.indices, using: &random)
    switch Int.random(in: 0..<10, using: &random) {
    case 0: lines.remove(at: line)
    case 1: lines.insert(lines[line], at: line)
    case 2: lines.insert("", at: line)
    case 3: lines[line] = String(lines[line].dropLast(Int.random(in: 0..<4, using: &random)))
    case 4: lines.insert("<?scenec ignore unreachable-scene?>", at: line)
    default:
      // Changes an attribute value.
      var parts = lines[line].components(separatedBy: "\"")
      guard parts.count > 2 else { break }
      parts[Int.random(in: 0..<parts.count / 2, using: &random) * 2 + 1] =
        Self.pieces.randomElement(using: &random)!
      lines[line] = parts.joined(separator: "\"")
    }
    return lines.joined(separator: "\n")
  }

  @Test("Successive edits produce the same diagnostics as a full check", arguments: RandomSeeds.of(5))
  func edits(seed: Int) throws {
    let project = try EditedProject(Self.files)
    var random = Generator(state: UInt64(seed))
    var texts: [String: String] = [:]
    let saved = try project.snapshot(of: "Scenes")
    var snapshot = saved
    let names = Self.files.keys.sorted()
    var heard: Set<[String]> = []
    for _ in 0..<60 {
      // Several edits may precede a check.
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let name = names.randomElement(using: &random)!
        if Int.random(in: 0..<5, using: &random) == 0 {
          texts[name] = nil
          snapshot = snapshot.replacing(nil, of: project.path(name))
        } else {
          let text = changed(texts[name] ?? Self.files[name]!, &random)
          texts[name] = text
          snapshot = snapshot.replacing(text, of: name, in: project)
        }
      }
      let found = snapshot.diagnostics(in: project)
      var fresh = try project.snapshot(of: "Scenes")
      for (name, text) in texts { fresh = fresh.replacing(text, of: name, in: project) }
      let expected = fresh.diagnostics(in: project)
      if let problem = fresh.workspace.problem {
        // While a problem exists, the two snapshots keep different earlier states, so only the problem is
        // compared.
        try #require(snapshot.workspace.problem?.message == problem.message, "\(texts)")
        for name in ["Scenes/.scenec.yml", "Scenes/Parts.classes.json"] {
          texts[name] = nil
          snapshot = snapshot.replacing(nil, of: project.path(name))
        }
      } else {
        try #require(found == expected, "\(texts)")
        try #require(snapshot.checkResult.notChecked == fresh.checkResult.notChecked, "\(texts)")
        heard.insert(found)
      }
    }
    #expect(heard.count > 20, "the edits change the diagnostics")
  }

  @Test("A check of unsaved edits matches a check of the same files after saving", arguments: 0..<2)
  func saved(seed: Int) throws {
    let project = try EditedProject(Self.files)
    var random = Generator(state: UInt64(seed + 100))
    var snapshot = try project.snapshot(of: "Scenes")
    for _ in 0..<20 {
      let name = Self.files.keys.sorted().randomElement(using: &random)!
      let text = changed(
        try String(contentsOfFile: project.path(name), encoding: .utf8), &random)
      let next = snapshot.replacing(text, of: name, in: project)
      // A problem that prevents all checks is not saved.
      guard next.workspace.problem == nil else { continue }
      snapshot = next
      let edited = snapshot.diagnostics(in: project)
      try project.write(name, text)
      #expect(try project.snapshot(of: "Scenes").diagnostics(in: project) == edited)
      // The editor closes the file after saving it.
      snapshot = snapshot.replacing(nil, of: project.path(name))
      #expect(snapshot.diagnostics(in: project) == edited)
    }
  }
}
