import Foundation
import SceneDiagnostics
import Testing

@testable import SceneAnalysis

/// Edits of files that are open somewhere, before they are saved.
@Suite("Snapshots of a workspace")
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

  @Test("A text in memory counts instead of the disk's, and the snapshot before the edit stays as it was")
  func textInMemory() throws {
    let project = try circle()
    let saved = try project.snapshot()
    #expect(saved.findings(in: project) == [])
    let edited = saved.replacing("<storyboard version=\"1\"", of: "A.scene", in: project)
    #expect(edited.findings(in: project).contains { $0.hasPrefix("A.scene:1:") && $0.contains(" error: ") })
    #expect(saved.findings(in: project) == [])
    #expect(edited.replacing(nil, of: project.path("A.scene")).findings(in: project) == [])
  }

  @Test("What one file says is seen in the findings of another")
  func otherFile() throws {
    let project = try circle()
    let saved = try project.snapshot()
    _ = saved.findings(in: project)
    let edited = saved.replacing(scene("other", to: "A#a"), of: "B.scene", in: project)
    #expect(edited.findings(in: project).contains { $0.contains("Storyboard 'B' has no scene 'b'") })
    // The finding in A moves with A's text, and its note with B's.
    let moved = edited.replacing("\n\n" + scene("a", to: "B#othr"), of: "A.scene", in: project)
    let findings = moved.findings(in: project)
    #expect(
      findings.contains { $0.hasPrefix("A.scene:4:") && $0.contains("did you mean 'other'? at B.scene:2:") })
    let further = moved.replacing("\n" + scene("other", to: "A#a"), of: "B.scene", in: project)
    #expect(further.findings(in: project).contains { $0.contains("did you mean 'other'? at B.scene:3:") })
  }

  @Test("Files that an edit does not touch are not read again")
  func untouchedFiles() throws {
    let project = try circle()
    let saved = try project.snapshot()
    #expect(saved.check() == 2)
    try project.remove("B.scene")
    let edited = saved.replacing(scene("a", to: "B#b") + "\n", of: "A.scene", in: project)
    #expect(edited.check() == 1)
    #expect(edited.findings(in: project) == [])
    #expect(
      edited.rereading([project.path("B.scene")]).findings(in: project).contains {
        $0.contains("Cannot read")
      })
  }

  @Test("A table of translations in memory counts for its scene")
  func table() throws {
    let text = """
      <storyboard version="1" initial="a">
        <scene><viewController id="a"><view><label id="title" text="Twelve"/></view></viewController></scene>
      </storyboard>
      """
    let project = try EditedProject(["A.scene": text, "de.lproj/A.strings": "\"title.text\" = \"Zwölf\";\n"])
    let saved = try project.snapshot()
    #expect(saved.findings(in: project) == [])
    let edited = saved.replacing("\n\"titel.text\" = \"Zwölf\";\n", of: "de.lproj/A.strings", in: project)
    #expect(edited.findings(in: project).contains { $0.hasPrefix("de.lproj/A.strings:2:") })
    #expect(edited.replacing(nil, of: project.path("de.lproj/A.strings")).findings(in: project) == [])
  }

  @Test("A file that is not to be checked counts in memory where others lead to it")
  func fileBeside() throws {
    let project = try EditedProject([
      "A.scene": scene("a", to: "B#b"), "B.scene": scene("b", to: "b"),
    ])
    let saved = try project.snapshot(of: "A.scene")
    #expect(saved.findings(in: project) == [])
    let edited = saved.replacing(scene("c", to: "c"), of: "B.scene", in: project)
    #expect(edited.findings(in: project).contains { $0.contains("Storyboard 'B' has no scene 'b'") })
    #expect(edited.replacing(nil, of: project.path("B.scene")).findings(in: project) == [])
  }

  @Test("Files that come are checked, and those that stay are not read again")
  func filesThatCome() throws {
    let project = try circle()
    let saved = try project.snapshot()
    _ = saved.findings(in: project)
    try project.write("C.scene", scene("c", to: "A#z"))
    let more = try saved.containing(SceneSearch([project.path("")]).files)
    #expect(more.check() == 1)
    #expect(more.findings(in: project).contains { $0.hasPrefix("C.scene:2:") })
    let fewer = try more.containing(SceneSearch([project.path("A.scene")]).files)
    #expect(fewer.check() == 0)
    #expect(fewer.findings(in: project) == [])
  }

  @Test("Structure and outline are those of the text in memory")
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

  @Test("A text in memory is as large as a file may be, and no larger")
  func largeText() throws {
    let project = try circle()
    project.request.limits.bytes = 1000
    let edited = try project.snapshot().replacing(
      String(repeating: " ", count: 1001), of: "A.scene", in: project)
    #expect(edited.findings(in: project).contains { $0.contains("[limit-exceeded]") })
  }

  @Test("Suppressions that an edit moves away from what they silence do so no more")
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
    let silent = saved.findings(in: project)
    let fresh = try project.snapshot().replacing(text("", ""), of: "A.scene", in: project)
    let edited = saved.replacing(text("", ""), of: "A.scene", in: project)
    #expect(edited.findings(in: project) == fresh.findings(in: project))
    #expect(edited.findings(in: project) != silent)
  }
}
