import Foundation
import SceneFiles
import TestSupport
import Testing

@testable import SceneCatalog

@Suite("Preview responses")
struct SessionTests {
  private func json(_ response: PreviewResponse) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(response.body)) as? [String: Any])
  }

  @Test("Serves the page, its style sheet, its script, and its data")
  func page() throws {
    let session = try Folder(["A.scene": Sample.two()]).session()
    let page = session.answer(PreviewRequest("/"))
    #expect(page.status == .ok && page.type == "text/html; charset=utf-8")
    #expect(page.text.contains("<title>Scenes</title>") && !page.text.contains("{"))
    #expect(session.answer(PreviewRequest("/catalog.css")).type == "text/css; charset=utf-8")
    #expect(session.answer(PreviewRequest("/catalog.js")).type == "text/javascript; charset=utf-8")
    let state = try json(session.answer(PreviewRequest("/state")))
    #expect((state["files"] as? [[String: Any]])?.first?["broken"] as? Bool == false)
    let map = try #require(state["map"] as? [String: Any])
    #expect((map["nodes"] as? [Any])?.count == 2 && (map["routes"] as? [Any])?.count == 1)
  }

  @Test("The script contains all script files of the page")
  func script() throws {
    let folder = Golden.project("Sources/SceneCatalog/Page")
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where name.hasSuffix(".js") {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      #expect(CatalogPage.script.contains(text), "\(name)")
    }
  }

  @Test(
    "Rejects invalid requests and reports the reason",
    arguments: [
      ("/screen", 400, "'file' is missing"),
      ("/screen?file=/none", 400, "File '/none' does not exist in the preview"),
      ("/screen?file=FILE&scene=9", 400, "Scene 10 does not exist"),
      ("/screen?file=FILE&scene=-1", 400, "'scene' must be a number from 0"),
      ("/screen?file=FILE&device=iphone-0", 400, "Device 'iphone-0' does not exist"),
      ("/screen?file=FILE&style=pink", 400, "'style' must be one of 'light', 'dark', not 'pink'"),
      ("/screen?file=FILE&text-size=huge", 400, "'text-size' must be one of"),
      ("/screen?file=FILE&locale=../x", 400, "is not a locale"),
      ("/screen?file=FILE&scale=1e9", 400, "'scale' must be a number from 0.5 to 8"),
      ("/screen?file=FILE&width=nan&height=2", 400, "'width' must be a number"),
      ("/screen?file=FILE&taps=1,2", 400, "is not a point"),
      ("/screen?file=FILE&taps=5 400", 400, "Cannot tap"),
      ("/find?file=FILE", 400, "'line' is missing"),
      ("/find?file=FILE&line=0", 400, "'line' must be a number from 1"),
      ("/open?file=FILE&line=1", 405, "POST"), ("/../etc/passwd", 404, "does not exist"),
      ("/catalog.html", 404, "does not exist"),
    ])
  func refusals(target: String, status: Int, reason: String) throws {
    let folder = try Folder(["A.scene": Sample.two()])
    let target = target.replacing("FILE", with: folder.path("A.scene")).replacing(" ", with: "%20")
    let response = try folder.session().answer(PreviewRequest(target))
    // A tap without a target has no effect.
    if target.contains("taps=5"), response.status == .ok { return }
    #expect(response.status.rawValue == status && response.text.contains(reason), "\(response.text)")
  }

  @Test("Sends changed pictures first and diagnostics afterward")
  func events() throws {
    let folder = try Folder(["A.scene": Sample.two(), "B.scene": Sample.two()])
    let session = try folder.session()
    session.examine()
    _ = session.takeEvents()
    try folder.write("A.scene", Sample.two(text: "Other"))
    try session.update(folder.change("A.scene"))
    let events = session.takeEvents()
    #expect(events.map(\.name) == ["change"])
    #expect(events[0].data.contains("A.scene") && !events[0].data.contains("B.scene"))
    #expect(!events[0].data.contains("\n") && session.takeEvents().isEmpty)
    try folder.write("A.scene", "<storyboard")
    try session.update(folder.change("A.scene"))
    #expect(session.takeEvents().first?.data.contains("\"broken\":true") == true)
    session.reportError("The configuration is wrong")
    #expect(session.takeEvents().first?.data.contains("The configuration is wrong") == true)
  }

  @Test("The editor can select elements on the page, and the page can open files in the editor")
  func editors() throws {
    let folder = try Folder(["A.scene": Sample.two()])
    var opened: [String] = []
    let session = PreviewSession(try folder.catalog(), title: "Scenes") { file, line, column in
      opened.append("\(file):\(line):\(column)")
    }
    let path = folder.path("A.scene")
    #expect(session.answer(PreviewRequest("/show?file=\(path)&line=5", .post)).status == .noContent)
    let event = try #require(session.takeEvents().first)
    #expect(event.name == "show" && event.data.contains("\"scene\":0,\"line\":5"))
    #expect(session.answer(PreviewRequest("/open?file=\(path)&line=5&column=9", .post)).status == .noContent)
    // Files that are not shown cannot be opened.
    #expect(session.answer(PreviewRequest("/open?file=/etc/passwd&line=5", .post)).status == .badRequest)
    #expect(opened == ["\(path):5:9"])
    let without = try folder.session()
    let answer = without.answer(PreviewRequest("/open?file=\(path)&line=5", .post))
    #expect(answer.status == .conflict && answer.text.contains("'--editor'"))
  }
}

@Suite("Escaping in URLs and editor commands")
struct PreviewWordsTests {
  @Test(
    "Decodes queries and ignores invalid encodings",
    arguments: [
      ("a=b", "b"), ("a=b%20c+d", "b c d"), ("a=%C3%BC", "ü"), ("a=%ff", nil), ("a=%4", nil), ("a=%zz", nil),
      ("a", nil), ("a=", nil), ("a=1&a=2", "1"), ("b=1&&a=x%3D%26", "x=&"),
    ])
  func query(text: String, value: String?) { #expect(PreviewQuery(text)["a"] == value) }

  @Test(
    "Runs the editor directly, not through a shell, and passes the location as arguments",
    arguments: [
      ("code -g {file}:{line}:{column}", ["code", "-g", "/a b/{x}.scene:3:7"]),
      ("vim", ["vim", "/a b/{x}.scene"]), ("ed '+{line} x' {file}", ["ed", "+3 x", "/a b/{x}.scene"]),
      ("e \"{file}\" {other}", ["e", "/a b/{x}.scene", "{other}"]), ("e ''", ["e", "", "/a b/{x}.scene"]),
    ])
  func editor(text: String, words: [String]) throws {
    #expect(try EditorCommand(text).arguments(file: "/a b/{x}.scene", line: 3, column: 7) == words)
  }

  @Test("Rejects invalid editor commands", arguments: ["", "  ", "'open", "{file}"])
  func noEditor(text: String) { #expect(throws: Failure.self) { try EditorCommand(text) } }

  @Test("Accepts only graphical editors from environment variables")
  func variables() {
    #expect(
      EditorCommand(variable: "/usr/bin/code --wait")?.arguments(file: "/f", line: 1, column: 2)
        == ["/usr/bin/code", "--wait", "-g", "/f:1:2"])
    #expect(EditorCommand(variable: "vim") == nil && EditorCommand(variable: "") == nil)
  }
}
