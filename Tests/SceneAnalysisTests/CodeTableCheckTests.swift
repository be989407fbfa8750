import Foundation
import SceneDiagnostics
import Testing

@testable import SceneAnalysis

@Suite("Checks tables for code in editors")
struct CodeTableCheckTests {
  private static let name = "App/de.lproj/Localizable.strings"
  private static let english = "\"hello\" = \"Hello, %@\";\n"

  private func project() throws -> EditedProject {
    try EditedProject([
      "App/Main.scene":
        #"<storyboard version="1" initial="m"><scene><viewController id="m"/></scene></storyboard>"#,
      "App/en.lproj/Localizable.strings": Self.english,
      Self.name: "\"hello\" = \"Hallo, %@\";\n",
      "Main.swift": "import SceneUI\n",
    ])
  }

  @Test(
    "An unsaved edit of a table updates its diagnostics, with and without sources", arguments: [false, true])
  func edits(_ hasSources: Bool) throws {
    let project = try project()
    if hasSources { project.request.sources = [project.path("Main.swift")] }
    let before = try project.snapshot(of: "App")
    #expect(before.diagnostics(in: project) == [])
    let faulty = before.replacing("\"hello\" = \"Hallo, %d\"\n", of: Self.name, in: project)
    #expect(
      faulty.checkResult.codeDiagnostics.map(\.rule.rawValue) == ["translation-format", "bad-strings"])
    #expect(
      faulty.checkResult.codeDiagnostics.map(\.location.source.path)
        == Array(repeating: project.path(Self.name), count: 2))
    #expect(before.diagnostics(in: project) == [])
    let corrected = faulty.replacing("\"hello\" = \"Hallo, %@!\";\n", of: Self.name, in: project)
    #expect(corrected.diagnostics(in: project) == [])
    withExtendedLifetime(project) {}
  }

  @Test("An edit of a scene does not read or check tables again")
  func unrelatedEdit() throws {
    let project = try project()
    let before = try project.snapshot(of: "App")
    _ = before.checkResult
    try project.write(Self.name, "damaged")
    let scene = #"<storyboard version="1" initial="m"><scene><viewController id="n"/></scene></storyboard>"#
    let after = before.replacing(scene, of: "App/Main.scene", in: project)
    #expect(after.checkResult.codeDiagnostics.isEmpty)
    #expect(!after.rereading([project.path(Self.name)]).checkResult.codeDiagnostics.isEmpty)
    withExtendedLifetime(project) {}
  }

  @Test("An edit of code does not read tables again to find unused strings")
  func codeEdit() throws {
    let project = try project()
    func code(_ name: String) -> String {
      """
      import SceneUI
      final class Main: ViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          title = localizedString("hello", "\(name)")
        }
      }

      """
    }
    try project.write("Main.swift", code("Ada"))
    try project.write(Self.name, "\"hello\" = \"Hallo, %@\";\n\"old\" = \"Alt\";\n")
    project.request.sources = [project.path("Main.swift")]
    func rules(_ snapshot: Snapshot) -> [String] {
      snapshot.checkResult.codeDiagnostics.map(\.rule.rawValue).filter { $0.hasPrefix("text-") }
    }
    let before = try project.snapshot(of: "App")
    #expect(rules(before) == ["text-never-looked-up"])
    try project.write(Self.name, "\"hello\" = \"Hallo, %@\";\n")
    let after = before.replacing(code("Bob"), of: "Main.swift", in: project)
    #expect(rules(after) == ["text-never-looked-up"])
    #expect(rules(after.rereading([project.path(Self.name)])).isEmpty)
    withExtendedLifetime(project) {}
  }

  @Test("Editors know the tables next to a scene although they are not among the sources")
  func tablesBesideScenes() throws {
    let project = try project()
    let snapshot = try project.snapshot(of: "App")
    #expect(snapshot.isCodeTable(project.path(Self.name)))
    #expect(snapshot.codeTables(named: "Localizable").map(\.locale).sorted() == ["de", "en"])
    #expect(snapshot.codeTableNames == ["Localizable"])
    withExtendedLifetime(project) {}
  }

  @Test("Compiling several scenes reads each table once")
  func reads() throws {
    let project = try project()
    let reads = CodeTableReads()
    let search = TableSearch()
    func tables() throws -> [String] {
      try search.codeTables(besideSceneAt: project.path("App/Main.scene"), reads).flatMap(\.tables)
        .flatMap(\.entries).compactMap(\.value?.text)
    }
    #expect(try tables() == ["Hallo, %@", "Hello, %@"])
    try project.write(Self.name, "damaged")
    #expect(try tables() == ["Hallo, %@", "Hello, %@"])
    withExtendedLifetime(project) {}
  }
}
