import Foundation
import SceneAnalysis
import SceneFiles
import Testing

@testable import SceneCatalog

@Suite("Unsaved edits in a preview")
struct DraftTests {
  /// A folder of scenes, an editor that stores drafts, and a preview that shows them.
  private final class Desk {
    let folder: Folder
    let session: PreviewSession
    private let runtime: Folder
    private let place: String
    private var editor: DraftWriter?

    init(_ files: [String: String]) throws {
      folder = try Folder(files)
      runtime = try Folder([:])
      #expect(chmod(runtime.url.path, 0o700) == 0)
      place = try DraftDirectory.folder(below: runtime.url.path)
      editor = try DraftWriter(in: place)
      session = PreviewSession(try folder.catalog(), title: "Scenes", drafts: PreviewDrafts(in: place))
    }

    func type(_ name: String, _ text: String) throws { try type(at: folder.path(name), text) }

    func type(at path: String, _ text: String) throws {
      try #require(editor).write(Draft(path: path, text: Array(text.utf8)))
      session.updateDrafts()
    }

    func save(_ name: String, _ text: String) throws {
      try folder.write(name, text)
      try session.update(folder.change(name))
      editor?.remove(folder.path(name))
      session.updateDrafts()
    }

    func quit() {
      editor = nil
      session.updateDrafts()
    }

    /// Returns the state of a file that pages receive.
    func file(_ name: String) throws -> [String: Any] {
      let state =
        try JSONSerialization.jsonObject(
          with: Data(session.answer(PreviewRequest("/state")).body)) as? [String: Any]
      let files = state?["files"] as? [[String: Any]]
      return try #require(files?.first { $0["path"] as? String == folder.path(name) })
    }

    func isDraft(_ name: String) throws -> Bool { try file(name)["draft"] as? Bool == true }

    func shows(_ text: String, in name: String) -> Bool {
      session.answer(PreviewRequest("/screen?file=\(folder.path(name))")).text.contains(text)
    }
  }

  @Test(
    "Shows unsaved changes and marks the file until it is saved")
  func typed() throws {
    let desk = try Desk(["A.scene": Sample.two(), "B.scene": Sample.two()])
    #expect(try !desk.isDraft("A.scene"))
    _ = desk.session.takeEvents()
    try desk.type("A.scene", Sample.two(text: "Typed"))
    let events = desk.session.takeEvents()
    #expect(events.map(\.name) == ["change"] && events[0].data.contains("\"draft\":true"))
    #expect(events.first?.data.contains("B.scene") == false)
    #expect(try desk.isDraft("A.scene") && !desk.isDraft("B.scene"))
    #expect(desk.shows("Typed", in: "A.scene") && !desk.shows("Hello", in: "A.scene"))
    let version = try desk.file("A.scene")["version"] as? Int
    try desk.save("A.scene", Sample.two(text: "Typed"))
    #expect(try !desk.isDraft("A.scene") && desk.file("A.scene")["version"] as? Int == version)
    #expect(desk.session.takeEvents().last?.data.contains("\"draft\":false") == true)
    try desk.save("A.scene", Sample.two(text: "Written elsewhere"))
    #expect(desk.shows("Written elsewhere", in: "A.scene"))
  }

  @Test("Uses locations and diagnostics of the unsaved text")
  func places() throws {
    let desk = try Desk(["A.scene": Sample.two()])
    try desk.type("A.scene", "\n\n" + Sample.two(text: "Lower"))
    let found = desk.session.answer(PreviewRequest("/find?file=\(desk.folder.path("A.scene"))&line=7")).text
    #expect(found.contains("\"line\":7"), "\(found)")
    try desk.type("A.scene", Sample.two(text: "Lower").replacing("\"second\"", with: "\"missing\""))
    desk.session.examine()
    #expect("\(try desk.file("A.scene")["diagnostics"] ?? "")".contains("missing"))
    try desk.type("A.scene", String(Sample.two().prefix(300)))
    #expect(try desk.file("A.scene")["broken"] as? Bool == true)
    #expect(desk.shows("Lower", in: "A.scene"))
  }

  @Test("Keeps unsaved text when settings, files, or folder names change")
  func stays() throws {
    let desk = try Desk(["A.scene": Sample.two()])
    let other = desk.folder.url.path + "-link"
    try FileManager.default.createSymbolicLink(atPath: other, withDestinationPath: desk.folder.url.path)
    defer { try? FileManager.default.removeItem(atPath: other) }
    try desk.type(at: other + "/A.scene", Sample.two(text: "Linked"))
    #expect(try desk.isDraft("A.scene") && desk.shows("Linked", in: "A.scene"))
    try desk.session.update(WatchedPlaces.Changes(touchSettings: true))
    #expect(try desk.isDraft("A.scene") && desk.shows("Linked", in: "A.scene"))
    try desk.type("B.scene", Sample.two(text: "Later"))
    try desk.folder.write("B.scene", Sample.two())
    var search = WatchedPlaces.Changes()
    search.touchSearch = true
    try desk.session.update(search)
    #expect(try desk.isDraft("B.scene") && desk.shows("Later", in: "B.scene"))
    #expect(desk.session.catalog.paths.count == 2)
  }

  @Test("Shows the saved files after the editor exits")
  func ended() throws {
    let desk = try Desk(["A.scene": Sample.two()])
    try desk.type("A.scene", Sample.two(text: "Typed"))
    try desk.type(at: "/elsewhere/A.scene", Sample.two(text: "Of elsewhere"))
    desk.quit()
    #expect(try !desk.isDraft("A.scene"))
    #expect(desk.shows("Hello", in: "A.scene"))
  }
}
