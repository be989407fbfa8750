import Foundation
import SceneDiagnostics
import Testing

@testable import SceneAnalysis

/// Unsaved edits of open files.
@Suite("Workspace snapshots")
struct SnapshotTests {
  private func scene(_ id: String, to destination: String) -> String {
    """
    <storyboard version="1" initial="\(id)">
      <scene><viewController id="\(id)"><segue kind="show" identifier="x" destination="\(destination)"/></viewController></scene>
    </storyboard>
    """
  }

  private func circle() throws -> EditedProject {
    try EditedProject(["A.scene": scene("a", to: "B#b"), "B.scene": scene("b", to: "A#a")])
  }

  @Test("Unsaved text replaces the file's text only in the new snapshot")
  func unsavedText() throws {
    let project = try circle()
    let saved = try project.snapshot()
    #expect(saved.diagnostics(in: project) == [])
    let edited = saved.replacing("<storyboard version=\"1\"", of: "A.scene", in: project)
    #expect(
      edited.diagnostics(in: project).contains { $0.hasPrefix("A.scene:1:") && $0.contains(" error: ") })
    #expect(saved.diagnostics(in: project) == [])
    #expect(edited.replacing(nil, of: project.path("A.scene")).diagnostics(in: project) == [])
  }

  @Test("A change to one file affects the diagnostics of another file")
  func otherFile() throws {
    let project = try circle()
    let saved = try project.snapshot()
    _ = saved.diagnostics(in: project)
    let edited = saved.replacing(scene("other", to: "A#a"), of: "B.scene", in: project)
    #expect(edited.diagnostics(in: project).contains { $0.contains("Storyboard 'B' has no scene 'b'") })
    // The diagnostic in A moves with A's text, and its note moves with B's.
    let moved = edited.replacing("\n\n" + scene("a", to: "B#othr"), of: "A.scene", in: project)
    let diagnostics = moved.diagnostics(in: project)
    #expect(
      diagnostics.contains {
        $0.hasPrefix("A.scene:4:") && $0.contains("'other' is here at B.scene:2:")
      })
    let further = moved.replacing("\n" + scene("other", to: "A#a"), of: "B.scene", in: project)
    #expect(further.diagnostics(in: project).contains { $0.contains("'other' is here at B.scene:3:") })
  }

  @Test("Does not reread files that an edit does not affect")
  func untouchedFiles() throws {
    let project = try circle()
    let saved = try project.snapshot()
    #expect(saved.check() == 2)
    try project.remove("B.scene")
    let edited = saved.replacing(scene("a", to: "B#b") + "\n", of: "A.scene", in: project)
    #expect(edited.check() == 1)
    #expect(edited.diagnostics(in: project) == [])
    #expect(
      edited.rereading([project.path("B.scene")]).diagnostics(in: project).contains {
        $0.contains("Cannot read")
      })
  }

  @Test("Does not rerun project rules for an error that does not affect other files")
  func ownMistake() throws {
    let text = scene("a", to: "B#b").replacing("<segue ", with: "<view alpha=\"0.5\"/><segue ")
    let project = try EditedProject(["A.scene": text, "B.scene": scene("b", to: "A#a")])
    let saved = try project.snapshot()
    let before = try #require(saved.checkResult.project)
    func isKept(_ text: String) -> Bool {
      let files = saved.replacing(text, of: "A.scene", in: project).files
      return before.replacing([project.path("A.scene")], by: files) != nil
    }
    let wrong = text.replacing("\"0.5\"", with: "\"hlaf\"")
    #expect(isKept("\n" + text) && isKept(text.replacing("\"0.5\"", with: "\"0.7\"")))
    #expect(
      saved.replacing(wrong, of: "A.scene", in: project).diagnostics(in: project).contains {
        $0.contains("error")
      })
    #expect(isKept(wrong))
    #expect(!isKept(scene("other", to: "B#b")) && !isKept(text + "<"))
  }

  @Test("Checks a scene with unsaved changes to its string table")
  func table() throws {
    let text = """
      <storyboard version="1" initial="a">
        <scene><viewController id="a"><view><label id="title" text="Twelve"/></view></viewController></scene>
      </storyboard>
      """
    let project = try EditedProject(["A.scene": text, "de.lproj/A.strings": "\"title.text\" = \"Zwölf\";\n"])
    let saved = try project.snapshot()
    #expect(saved.diagnostics(in: project) == [])
    let edited = saved.replacing("\n\"titel.text\" = \"Zwölf\";\n", of: "de.lproj/A.strings", in: project)
    #expect(edited.diagnostics(in: project).contains { $0.hasPrefix("de.lproj/A.strings:2:") })
    #expect(edited.replacing(nil, of: project.path("de.lproj/A.strings")).diagnostics(in: project) == [])
  }

  @Test("Uses unsaved changes to an unchecked file if other files refer to it")
  func neighboringFile() throws {
    let project = try EditedProject([
      "A.scene": scene("a", to: "B#b"), "B.scene": scene("b", to: "b"),
    ])
    let saved = try project.snapshot(of: "A.scene")
    #expect(saved.diagnostics(in: project) == [])
    let edited = saved.replacing(scene("c", to: "c"), of: "B.scene", in: project)
    #expect(edited.diagnostics(in: project).contains { $0.contains("Storyboard 'B' has no scene 'b'") })
    #expect(edited.replacing(nil, of: project.path("B.scene")).diagnostics(in: project) == [])
  }

  @Test("Checks new files without reading existing files again")
  func newFiles() throws {
    let project = try circle()
    let saved = try project.snapshot()
    _ = saved.diagnostics(in: project)
    try project.write("C.scene", scene("c", to: "A#z"))
    let more = try saved.containing(SceneSearch([project.path("")]).files)
    #expect(more.check() == 1)
    #expect(more.diagnostics(in: project).contains { $0.hasPrefix("C.scene:2:") })
    let fewer = try more.containing(SceneSearch([project.path("A.scene")]).files)
    #expect(fewer.check() == 0)
    #expect(fewer.diagnostics(in: project) == [])
  }

  @Test("The analysis and outline of a file reflect its unsaved text")
  func analysis() throws {
    let project = try circle()
    let saved = try project.snapshot()
    let path = project.path("A.scene")
    #expect(saved.analysis(of: path)?.outline?.scenes.map(\.id) == ["a"])
    let edited = saved.replacing(scene("z", to: "B#b"), of: "A.scene", in: project)
    #expect(edited.analysis(of: path)?.outline?.scenes.map(\.id) == ["z"])
    #expect(edited.analysis(of: path) === edited.analysis(of: path))
    #expect(edited.replacing("<", of: "A.scene", in: project).analysis(of: path)?.outline == nil)
    #expect(edited.analysis(of: project.path("None.scene")) == nil)
  }

  @Test("Limits unsaved text to the maximum file size")
  func largeText() throws {
    let project = try circle()
    project.request.limits.bytes = 1000
    let edited = try project.snapshot().replacing(
      String(repeating: " ", count: 1001), of: "A.scene", in: project)
    #expect(edited.diagnostics(in: project).contains { $0.contains("[limit-exceeded]") })
  }

  // MARK: What counts for scenes

  private static let clock = """
    <storyboard version="1" initial="clock">
      <scene>
        <viewController id="clock" class="Clock.ClockController">
          <view><label id="title" text="Twelve"/></view>
          <outlet property="label" destination="title"/>
        </viewController>
      </scene>
    </storyboard>
    """
  private static let other = """
    <storyboard version="1" initial="a"><scene><viewController id="a"/></scene></storyboard>
    """

  private func controller(_ outlet: String) -> String {
    "import SceneUI\nfinal class ClockController: ViewController {\n  @Outlet var \(outlet): Label!\n}\n"
  }

  @Test("Unsaved changes to Swift code affect only the scenes that use the code")
  func swift() throws {
    let project = try EditedProject([
      "A/.scenec.yml": "sources: [Sources]\n", "A/Clock.scene": Self.clock, "B/Other.scene": Self.other,
      "A/Sources/Clock/ClockController.swift": controller("label"),
    ])
    let saved = try project.snapshot()
    #expect(saved.diagnostics(in: project) == [])
    let source = "A/Sources/Clock/ClockController.swift"
    let edited = saved.replacing(controller("title"), of: source, in: project)
    #expect(edited.check() == 1)
    let diagnostics = edited.diagnostics(in: project)
    #expect(diagnostics.contains { $0.hasPrefix("A/Clock.scene:5:") && $0.contains("'label'") })
    // Excerpts of code come from the document in memory.
    #expect(diagnostics.contains { $0.contains("\(source):2:13") })
    #expect(edited.replacing(nil, of: project.path(source)).diagnostics(in: project) == [])
    #expect(saved.diagnostics(in: project) == [])
  }

  @Test("Uses a new Swift file before it is saved")
  func newSwift() throws {
    let project = try EditedProject([
      ".scenec.yml": "sources: [Sources]\n", "Clock.scene": Self.clock,
      "Sources/Clock/Main.swift": "import SceneUI\nfinal class OtherController: ViewController {}\n",
    ])
    let saved = try project.snapshot()
    #expect(saved.diagnostics(in: project).contains { $0.contains("'Clock.ClockController'") })
    let written = saved.replacing(controller("label"), of: "Sources/Clock/Other.swift", in: project)
    #expect(written.diagnostics(in: project) == [])
    // Hidden files are not sources, neither in memory nor on disk.
    let hidden = saved.replacing(controller("label"), of: "Sources/Clock/.Other.swift", in: project)
    #expect(hidden.diagnostics(in: project) == saved.diagnostics(in: project))
    #expect(
      written.replacing(nil, of: project.path("Sources/Clock/Other.swift")).diagnostics(in: project)
        == saved.diagnostics(in: project))
  }

  @Test("Unsaved changes to a configuration affect only the files in its folder")
  func configuration() throws {
    let lonely = """
      <storyboard version="1" initial="a">
        <scene><viewController id="a"/></scene>
        <scene><viewController id="b"/></scene>
      </storyboard>
      """
    let project = try EditedProject([
      "A/.scenec.yml": "rules: {unreachable-scene: off}\n", "A/A.scene": lonely, "B/B.scene": lonely,
    ])
    let saved = try project.snapshot()
    func files(_ snapshot: Snapshot) -> [String] {
      snapshot.diagnostics(in: project).filter { $0.contains("[unreachable-scene]") }.map {
        String($0.prefix(1))
      }
    }
    #expect(files(saved) == ["B"])
    let edited = saved.replacing("rules: {}\n", of: "A/.scenec.yml", in: project)
    #expect(edited.check() == 1)
    #expect(files(edited) == ["A", "B"])
    let other = edited.replacing("rules: {unreachable-scene: off}\n", of: "B/.scenec.yml", in: project)
    #expect(files(other) == ["A"])
    // A configuration that excludes files, and its removal.
    let without = saved.replacing("exclude: [\"**\"]\n", of: "B/.scenec.yml", in: project)
    #expect(without.workspace.checks.count == 1)
    #expect(files(without.replacing(nil, of: project.path("B/.scenec.yml"))) == ["B"])
  }

  @Test("Uses unsaved changes to a class manifest for the scenes that use the manifest")
  func manifest() throws {
    func manifest(_ outlet: String) -> String {
      """
      {"version": 1, "classes": [{"name": "ClockController", "module": "Clock",
        "superclass": "SceneUI.ViewController", "outlets": [{"name": "\(outlet)", "type": "SceneUI.Label"}]}]}
      """
    }
    let project = try EditedProject([
      ".scenec.yml": "classes: [Clock.classes.json]\n", "Clock.classes.json": manifest("label"),
      "Clock.scene": Self.clock,
    ])
    let saved = try project.snapshot()
    #expect(saved.diagnostics(in: project) == [])
    let edited = saved.replacing(manifest("title"), of: "Clock.classes.json", in: project)
    #expect(edited.diagnostics(in: project).contains { $0.hasPrefix("Clock.scene:5:") })
    #expect(edited.replacing(nil, of: project.path("Clock.classes.json")).diagnostics(in: project) == [])
  }

  @Test("Reports an invalid unsaved configuration until it is fixed")
  func wrongConfiguration() throws {
    let project = try EditedProject([
      ".scenec.yml": "sources: [Sources]\n", "Clock.scene": Self.clock,
      "Sources/Clock/ClockController.swift": controller("label"),
    ])
    let saved = try project.snapshot()
    let broken = saved.replacing("sources: [Nowhere]\nruels: {}\n", of: ".scenec.yml", in: project)
    #expect(broken.diagnostics(in: project).count == 1)
    #expect(broken.diagnostics(in: project)[0].contains(".scenec.yml:2:1: Key 'ruels' does not exist"))
    #expect(broken.checkResult.problems[0].path.hasSuffix(".scenec.yml"))
    // Edits take effect when the configuration becomes valid.
    let later = broken.replacing(controller("title"), of: "Sources/Clock/ClockController.swift", in: project)
    #expect(later.diagnostics(in: project) == broken.diagnostics(in: project))
    let scene = later.replacing(
      Self.clock.replacing("Twelve", with: ""), of: "Clock.scene", in: project)
    #expect(scene.checkResult.problems.count == 1)
    let repaired = later.replacing("sources: [Sources]\n# Mended.\n", of: ".scenec.yml", in: project)
    #expect(repaired.checkResult.problems.isEmpty)
    #expect(repaired.diagnostics(in: project).contains { $0.hasPrefix("Clock.scene:5:") })
  }

  @Test("A suppression has no effect after an edit removes it")
  func movedSuppression() throws {
    let project = try circle()
    func text(_ before: String, _ inside: String) -> String {
      """
      <storyboard version="1" initial="a">
        \(before)<scene>\(inside)<viewController id="lost"/></scene>
        <scene><viewController id="a"><segue kind="show" identifier="x" destination="B#b"/></viewController></scene>
      </storyboard>
      """
    }
    let note = "<?scenec ignore unreachable-scene?>"
    let saved = try project.snapshot().replacing(text("", note), of: "A.scene", in: project)
    let silent = saved.diagnostics(in: project)
    let fresh = try project.snapshot().replacing(text("", ""), of: "A.scene", in: project)
    let edited = saved.replacing(text("", ""), of: "A.scene", in: project)
    #expect(edited.diagnostics(in: project) == fresh.diagnostics(in: project))
    #expect(edited.diagnostics(in: project) != silent)
  }
}
