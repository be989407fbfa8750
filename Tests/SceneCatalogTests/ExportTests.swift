import Foundation
import SceneAnalysis
import SceneFiles
import ScenePreview
import Testing

@testable import SceneCatalog

@Suite("Exported catalogs")
struct ExportTests {
  private func export(_ folder: Folder, to name: String, devices: [String] = []) throws -> [String] {
    var screens = LayoutScreens()
    screens.devices = devices
    let catalog = try folder.catalog()
    _ = catalog.examine()
    var export = CatalogExport(
      catalog, title: "Scenes", screens: try ScreenMatrix(screens).screens(locales: []))
    try export.write(to: folder.path(name))
    return export.problems
  }

  @Test("Repeated exports write the same bytes, with one picture for each screen")
  func files() throws {
    let folder = try Folder(["A.scene": Sample.two(), "B.scene": Sample.open])
    #expect(try export(folder, to: "One", devices: ["iphone-se", "ipad-11"]).isEmpty)
    try #expect(export(folder, to: "Two", devices: ["iphone-se", "ipad-11"]).isEmpty)
    let (one, two) = (try folder.contents(of: "One"), try folder.contents(of: "Two"))
    #expect(one == two)
    #expect(
      one.keys.sorted() == [
        "catalog.css", "catalog.js", "index.html", "pictures/1-1-1.svg", "pictures/1-1-2.svg",
        "pictures/1-2-1.svg", "pictures/1-2-2.svg", "pictures/2-1-1.svg", "pictures/2-1-2.svg", "state.js",
      ])
    let page = String(decoding: one["index.html"] ?? Data(), as: UTF8.self)
    #expect(page.contains("src=\"pictures/1-1-1.svg\"") && page.contains("default-src 'none'"))
    // No temporary files remain.
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(names.sorted() == ["A.scene", "B.scene", "One", "Two"])
  }

  @Test("Replaces an earlier export but no other folder or file")
  func places() throws {
    let folder = try Folder(["A.scene": Sample.two(), "Mine/letter.txt": "Dear"])
    _ = try export(folder, to: "Out", devices: ["iphone-se", "ipad-11"])
    try FileManager.default.removeItem(atPath: folder.path("A.scene"))
    try folder.write("B.scene", Sample.open)
    _ = try export(folder, to: "Out/")
    #expect(try folder.contents(of: "Out").keys.filter { $0.hasPrefix("pictures/") } == ["pictures/1-1.svg"])
    for name in ["Mine", "B.scene"] {
      #expect(throws: Failure.self, "\(name)") { try export(folder, to: name) }
    }
    #expect(try folder.contents(of: "Mine") == ["letter.txt": Data("Dear".utf8)])
    #expect(try String(contentsOfFile: folder.path("B.scene"), encoding: .utf8) == Sample.open)
    // A catalog with foreign files is not overwritten.
    try folder.write("Out/mine.txt", "Dear")
    #expect(throws: Failure.self) { try export(folder, to: "Out") }
    #expect(try folder.contents(of: "Out")["mine.txt"] == Data("Dear".utf8))
    #expect(throws: Failure.self) { try export(folder, to: "None/Below") }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(names.sorted() == ["B.scene", "Mine", "Out"])
  }

  @Test("Refuses an export that would delete other files or follow a link")
  func others() throws {
    let folder = try Folder(["A.scene": Sample.two()])
    _ = try export(folder, to: "Out")
    try folder.write("Out/pictures/logo.svg", "<svg/>")
    #expect(throws: (any Error).self) { try export(folder, to: "Out") }
    #expect(try folder.contents(of: "Out")["pictures/logo.svg"] == Data("<svg/>".utf8))
    try FileManager.default.removeItem(atPath: folder.path("Out/pictures/logo.svg"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("Link"), withDestinationPath: folder.path("Out"))
    let before = try folder.contents(of: "Out")
    #expect(throws: (any Error).self) { try export(folder, to: "Link") }
    #expect(try folder.contents(of: "Out") == before)
    _ = try export(folder, to: "Out")
  }

  @Test("Escapes HTML in the strings of scenes")
  func hostile() throws {
    let evil = "&lt;/script>&lt;script>alert(1)&lt;/script>&quot;&gt;&lt;img src=x onerror=alert(1)>"
    let text = Sample.two(text: evil, title: evil).replacing("title=\"The first\"", with: "title=\"\(evil)\"")
      .replacing("id=\"second\"", with: "id=\"second\" title=\"\(evil)\"")
    let folder = try Folder(["<b onclick=alert(1)>.scene": text])
    _ = try export(folder, to: "Out")
    let files = try folder.contents(of: "Out")
    let page = String(decoding: files["index.html"] ?? Data(), as: UTF8.self)
    #expect(
      !page.contains("<img src=x") && !page.contains("<b onclick") && !page.contains("alert(1)</script>"))
    let picture = String(decoding: files["pictures/1-1.svg"] ?? Data(), as: UTF8.self)
    #expect(!picture.contains("<script") && !picture.contains("<img"))
  }
}
