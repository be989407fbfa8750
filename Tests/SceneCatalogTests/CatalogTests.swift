import Foundation
import SceneAnalysis
import SceneDrawing
import ScenePreview
import SceneUI
import SceneValues
import Testing

@testable import SceneCatalog

@Suite("A catalog of the current scenes")
struct CatalogTests {
  @Test("Reports the frame and the source location of each view")
  func views() throws {
    let folder = try Folder(["Main.scene": Sample.two()])
    let catalog = try folder.catalog()
    #expect(catalog.sceneCount == 2 && catalog.notices.isEmpty)
    let shown = try catalog.shown(0, of: folder.path("Main.scene"), ScreenChoice())
    let greeting = try #require(shown.views.first { $0.id == "greeting" })
    #expect(greeting.element == "label" && greeting.frame == Rect(x: 20, y: 40, width: 280, height: 30))
    #expect(greeting.line == 5 && greeting.column == 10)
    #expect(greeting.parent.map { shown.views[$0].id } == "root")
    #expect(shown.scene == 0 && shown.problems.isEmpty)
  }

  @Test("Draws a scene for the requested device and style")
  func screens() throws {
    let folder = try Folder(["Main.scene": Sample.two()])
    let catalog = try folder.catalog()
    let choice = try ScreenChoice(
      PreviewQuery("device=iphone-16&orientation=landscape&style=dark&text-size=small"))
    let shown = try catalog.shown(0, of: folder.path("Main.scene"), choice)
    #expect(shown.picture.size == Size(width: 852, height: 393))
    let light = try ScreenChoice(PreviewQuery("device=iphone-16&orientation=landscape"))
    #expect(try catalog.shown(0, of: folder.path("Main.scene"), light).picture != shown.picture)
  }

  @Test("A tap performs a segue and shows the segue's destination")
  func taps() throws {
    let folder = try Folder(["Main.scene": Sample.two()])
    let catalog = try folder.catalog()
    var choice = ScreenChoice()
    choice.taps = [Point(x: 80, y: 120)]
    let shown = try catalog.shown(0, of: folder.path("Main.scene"), choice)
    #expect(shown.scene == 1)
    #expect(shown.views.contains { $0.element == "label" && $0.id == nil })
  }

  @Test("Reports ambiguous views and the locations of constraints")
  func open() throws {
    let folder = try Folder(["Main.scene": Sample.open])
    let shown = try folder.catalog().shown(0, of: folder.path("Main.scene"), ScreenChoice())
    #expect(shown.views.first { $0.id == "box" }?.open == ["width"])
    let texts = shown.constraints.map(\.text)
    #expect(texts.contains { $0.hasPrefix("box.height = 40") }, "\(texts)")
    let top = try #require(shown.constraints.first { $0.text.hasPrefix("box.top") })
    #expect(top.line == 7 && abs(top.start.y - top.end.y) == 30)
  }

  @Test("Shows constraints to guides, safe areas, and margins")
  func areas() throws {
    let folder = try Folder(["Main.scene": Sample.areas])
    var choice = ScreenChoice()
    choice.device = "iphone-16"
    let shown = try folder.catalog().shown(0, of: folder.path("Main.scene"), choice)
    let box = try #require(shown.views.first { $0.id == "box" }).frame
    func line(_ text: String) throws -> ShownConstraint {
      try #require(shown.constraints.first { $0.text.hasPrefix(text) }, "\(shown.constraints.map(\.text))")
    }
    let (top, left, guide) = (try line("box.top"), try line("box.left"), try line("box.right"))
    // The lines lead from the view to the items of its constraints rather than to the edge of the outer view.
    #expect(top.start.y == box.minY && top.end.y == box.minY - 10 && top.end.y > 0)
    #expect(left.start.x == box.minX && left.end.x == box.minX - 5 && left.end.x > 0)
    #expect(guide.start.x == box.maxX && guide.end.x == box.maxX + 15)
    #expect(try line("column.width").start.x != line("column.width").end.x)
  }

  @Test("A tap can show a scene in another file")
  func elsewhere() throws {
    let text = Sample.two().replacing("destination=\"second\"", with: "destination=\"Other#second\"")
    let folder = try Folder([
      "Main.scene": text, "Other.scene": Sample.two(text: "There"), "Deep/Other.scene": "<",
    ])
    let catalog = try folder.catalog()
    var choice = ScreenChoice()
    choice.taps = [Point(x: 80, y: 120)]
    let shown = try catalog.shown(0, of: folder.path("Main.scene"), choice)
    #expect(shown.scene == 1 && shown.file == folder.path("Other.scene") && shown.problems.isEmpty)
    let label = try #require(shown.views.last { $0.element == "label" })
    #expect(label.file == folder.path("Other.scene") && label.line == 14)
    #expect(shown.views.first { $0.id == "greeting" }?.file == nil)
    // Without the destination, a box appears until the first tap.
    try folder.write("Main.scene", text.replacing("Other#second", with: "Nobody#second"))
    _ = try catalog.update(folder.change("Main.scene"))
    let box = try catalog.shown(0, of: folder.path("Main.scene"), choice)
    #expect(box.scene == nil && box.file == nil)
  }

  @Test("After a change, reports only changed files")
  func changes() throws {
    let folder = try Folder(["A.scene": Sample.two(), "B.scene": Sample.two()])
    let catalog = try folder.catalog()
    _ = catalog.examine()
    let before = catalog.files.map(\.version)
    try folder.write("A.scene", Sample.two(text: "Changed"))
    #expect(try catalog.update(folder.change("A.scene")).files == [folder.path("A.scene")])
    #expect(catalog.files.map(\.version) == [before[0] + 1, before[1]])
    #expect(try catalog.update(folder.change("A.scene")).isEmpty)
    #expect(try catalog.update(folder.change("B.scene")).isEmpty)
    let picture = SVGRenderer().svg(
      try catalog.shown(0, of: folder.path("A.scene"), ScreenChoice()).picture)
    #expect(picture.contains("Changed"))
  }

  @Test("Keeps the last picture of a file that has errors and shows the errors")
  func broken() throws {
    let folder = try Folder(["A.scene": Sample.two()])
    let catalog = try folder.catalog()
    let whole = try catalog.shown(0, of: folder.path("A.scene"), ScreenChoice()).picture
    try folder.write("A.scene", String(Sample.two().prefix(300)))
    #expect(try !catalog.update(folder.change("A.scene")).isEmpty)
    #expect(catalog.files[0].isBroken && (catalog.files[0].errors.first?.line ?? 0) > 1)
    #expect(catalog.files[0].outline?.scenes.count == 2)
    #expect(try catalog.shown(0, of: folder.path("A.scene"), ScreenChoice()).picture == whole)
    try folder.write("A.scene", Sample.two())
    #expect(try !catalog.update(folder.change("A.scene")).isEmpty)
    #expect(!catalog.files[0].isBroken)
  }

  @Test("Shows the errors and no scenes of a file that was never valid")
  func neverValid() throws {
    let folder = try Folder(["A.scene": "<storyboard", "B.scene": Sample.two()])
    let catalog = try folder.catalog()
    #expect(catalog.files.map(\.isBroken) == [true, false])
    #expect(catalog.notices.count == 1 && catalog.mapped == [folder.path("B.scene")])
    #expect(throws: (any Error).self) { try catalog.shown(0, of: folder.path("A.scene"), ScreenChoice()) }
  }

  @Test("Adds new files and removes deleted files")
  func searched() throws {
    let folder = try Folder(["A.scene": Sample.two()])
    let catalog = try folder.catalog()
    _ = catalog.examine()
    try folder.write("B.scene", Sample.two(text: "", title: "&amp;"))
    var search = WatchedPlaces.Changes()
    search.touchSearch = true
    #expect(try catalog.update(search).isStructural)
    #expect(catalog.files.count == 2 && catalog.needsCheck)
    // A file that is written while another is added is also read again.
    try folder.write("A.scene", Sample.two(text: "New"))
    try folder.write("C.scene", Sample.open)
    var both = folder.change("A.scene")
    both.touchSearch = true
    #expect(try catalog.update(both).files.contains(folder.path("A.scene")))
    for name in ["A.scene", "C.scene"] { try FileManager.default.removeItem(atPath: folder.path(name)) }
    #expect(try catalog.update(search).isStructural)
    #expect(catalog.files.map(\.path) == [folder.path("B.scene")])
  }

  @Test("Shows diagnostics until they are fixed")
  func diagnostics() throws {
    let folder = try Folder(["A.scene": Sample.two()])
    let catalog = try folder.catalog()
    _ = catalog.examine()
    let found = catalog.files[0].diagnostics
    #expect(found.map(\.rule) == ["dead-end"])
    try folder.write("A.scene", Sample.two().replacing("kind=\"present\"", with: "kind=\"show\""))
    _ = try catalog.update(folder.change("A.scene"))
    #expect(catalog.files[0].diagnostics == found, "diagnostics are updated after pictures")
    _ = catalog.examine()
    #expect(catalog.files[0].diagnostics != found)
  }

  @Test("Shows the new text after a change to a translation")
  func tables() throws {
    let folder = try Folder([
      "A.scene": Sample.two(), "de.lproj/A.strings": "\"greeting.text\" = \"Guten Tag\";\n",
    ])
    let catalog = try folder.catalog()
    #expect(catalog.locales == ["de"])
    var choice = ScreenChoice()
    choice.locale = "de"
    func text() throws -> String {
      SVGRenderer().svg(try catalog.shown(0, of: folder.path("A.scene"), choice).picture)
    }
    #expect(try text().contains("Guten Tag"))
    try folder.write("de.lproj/A.strings", "\"greeting.text\" = \"Moin\";\n")
    var all = WatchedPlaces.Changes()
    all.touchSettings = true
    #expect(try catalog.update(all).files == [folder.path("A.scene")])
    #expect(try text().contains("Moin"))
  }

  @Test("Finds the element at the cursor in each scene")
  func cursor() throws {
    let folder = try Folder(["A.scene": Sample.two()])
    let catalog = try folder.catalog()
    let path = folder.path("A.scene")
    #expect(
      try catalog.element(at: .init(line: 5, column: 30), of: path)
        == ElementPlaces.Found(scene: 0, line: 5, column: 10))
    #expect(try catalog.element(at: .init(line: 13, column: 1), of: path).scene == 1)
    #expect(throws: (any Error).self) { try catalog.element(at: .init(line: 1, column: 1), of: "/none") }
  }
}
