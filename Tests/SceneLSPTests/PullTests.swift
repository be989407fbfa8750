import Foundation
import SceneValues
import Testing

@testable import SceneLSP

@Suite("Clients that pull diagnostics")
struct PullTests {
  private static func scene(_ id: String, to destination: String) -> String {
    """
    <storyboard version="1" initial="\(id)">
      <scene><viewController id="\(id)"><segue kind="show" identifier="x" destination="\(destination)"/></viewController></scene>
    </storyboard>

    """
  }

  private static var capabilities: [String: Any] {
    var all = Conversation.everything
    var (texts, workspace) = (all["textDocument"] as? [String: Any], all["workspace"] as? [String: Any])
    texts?["diagnostic"] = ["relatedDocumentSupport": false]
    workspace?["diagnostics"] = ["refreshSupport": true]
    (all["textDocument"], all["workspace"]) = (texts, workspace)
    return all
  }

  private static let files = ["A.scene": scene("a", to: "B#b"), "B.scene": scene("b", to: "A#nobody")]

  private func talk(
    _ capabilities: [String: Any] = capabilities,
    background: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void = { $0() }
  ) throws -> Conversation {
    try Conversation(Self.files, capabilities: capabilities, background: background)
  }

  private func pull(_ talk: Conversation, _ name: String, known: String? = nil) throws -> [String: Any] {
    var params: [String: Any] = ["textDocument": ["uri": talk.uri(name)]]
    params["previousResultId"] = known
    return try #require(try talk.ask("textDocument/diagnostic", params) as? [String: Any])
  }

  private func codes(_ report: [String: Any]) -> [String]? {
    (report["items"] as? [[String: Any]])?.compactMap { $0["code"] as? String }
  }

  private func id(_ report: [String: Any]) -> String? { report["resultId"] as? String }

  private func refreshes(_ talk: Conversation) -> Int {
    talk.said.count { $0["method"] as? String == "workspace/diagnostic/refresh" }
  }

  @Test("Offers pull diagnostics only to clients that support them")
  func capability() throws {
    func provider(_ talk: Conversation) -> [String: Any]? {
      let result = talk.said.first { $0["id"] as? Int == 1 }?["result"] as? [String: Any]
      return (result?["capabilities"] as? [String: Any])?["diagnosticProvider"] as? [String: Any]
    }
    let talk = try talk()
    #expect(provider(talk)?["interFileDependencies"] as? Bool == true)
    #expect(provider(talk)?["workspaceDiagnostics"] as? Bool == true)
    // A client that does not request again would not learn what an edit changes in other files.
    for others in [Conversation.everything, ["textDocument": ["diagnostic": [String: Any]()]]] {
      let other = try self.talk(others)
      #expect(provider(other) == nil && other.codes("B.scene") == ["scene-not-found-elsewhere"])
      #expect(try other.answer("workspace/diagnostic", ["previousResultIds": [Any]()])["error"] != nil)
    }
  }

  @Test("Returns diagnostics of open files on request and does not push them again")
  func file() throws {
    let talk = try talk()
    try talk.open("A.scene", Self.scene("a", to: "B#b"))
    let clean = try pull(talk, "A.scene")
    #expect(clean["kind"] as? String == "full" && codes(clean) == [])
    try talk.change("A.scene", Self.scene("a", to: "B#none"), version: 2)
    let found = try pull(talk, "A.scene", known: id(clean))
    #expect(codes(found) == ["scene-not-found-elsewhere"] && id(found) != id(clean))
    let same = try pull(talk, "A.scene", known: id(found))
    #expect(same["kind"] as? String == "unchanged" && id(same) == id(found) && same["items"] == nil)
    try talk.change("A.scene", Self.scene("a", to: "B#none") + " ", version: 3)
    #expect(try pull(talk, "A.scene", known: id(found))["kind"] as? String == "unchanged")
    #expect(talk.diagnostics("A.scene") == nil)
    #expect(refreshes(talk) == 0, "the client itself requests diagnostics for its own changes")
    #expect(try codes(pull(talk, "none.txt")) == [])
    #expect(try talk.answer("textDocument/diagnostic", [:])["error"] != nil)
  }

  @Test("Requests a refresh if an edit affects another open file")
  func refresh() throws {
    let talk = try talk()
    try talk.open("A.scene", Self.scene("a", to: "B#b"))
    try talk.open("B.scene", Self.scene("b", to: "A#a"))
    let known = try id(pull(talk, "A.scene"))
    _ = try pull(talk, "B.scene")
    #expect(refreshes(talk) == 0)
    try talk.change("B.scene", Self.scene("other", to: "A#a"), version: 2)
    #expect(try codes(pull(talk, "B.scene")) != nil)
    #expect(refreshes(talk) == 1)
    #expect(try codes(pull(talk, "A.scene", known: known)) == ["scene-not-found-elsewhere"])
    _ = try pull(talk, "B.scene")
    #expect(refreshes(talk) == 1)
  }

  @Test("Returns all files that have diagnostics and then waits for changes")
  func workspace() throws {
    let talk = try talk()
    #expect(
      talk.codes("B.scene") == ["scene-not-found-elsewhere"],
      "clients that do not pull all files receive notifications")
    let first = try #require(
      try talk.ask("workspace/diagnostic", ["previousResultIds": [Any]()]) as? [String: Any])
    let items = try #require(first["items"] as? [[String: Any]])
    #expect(items.compactMap { $0["uri"] as? String } == [talk.uri("B.scene")])
    #expect(codes(items[0]) == ["scene-not-found-elsewhere"] && items[0]["version"] is NSNull)
    #expect(talk.codes("B.scene") == [], "published diagnostics are withdrawn")
    let known = [["uri": talk.uri("B.scene"), "value": id(items[0])]]
    try talk.send(["id": 77, "method": "workspace/diagnostic", "params": ["previousResultIds": known]])
    try talk.listen()
    func answer() -> [String: Any]? { talk.said.last { $0["id"] as? Int == 77 } }
    #expect(answer() == nil)
    try talk.open("A.scene", Self.scene("nobody", to: "B#none"))
    let next = try #require((answer()?["result"] as? [String: Any])?["items"] as? [[String: Any]])
    let byFile = Dictionary(next.map { ($0["uri"] as? String ?? "", $0) }, uniquingKeysWith: { $1 })
    #expect(codes(try #require(byFile[talk.uri("B.scene")])) == [])
    #expect(byFile[talk.uri("A.scene")]?["version"] as? Int == 1)
    #expect(codes(try #require(byFile[talk.uri("A.scene")])) == ["scene-not-found-elsewhere"])
    #expect(talk.codes("B.scene") == [] && talk.diagnostics("A.scene") == nil)
  }

  @Test(
    "Pushes diagnostics of closed files if the client does not pull diagnostics for all files")
  func closed() throws {
    let talk = try talk()
    try talk.open("B.scene", Self.scene("b", to: "A#nobody"))
    #expect(talk.codes("B.scene") == [])
    #expect(try codes(pull(talk, "B.scene")) == ["scene-not-found-elsewhere"])
    try talk.notify("textDocument/didClose", ["textDocument": ["uri": talk.uri("B.scene")]])
    #expect(talk.codes("B.scene") == ["scene-not-found-elsewhere"])
  }

  @Test(
    "A pull request waits for the current check and can be canceled")
  func waiting() throws {
    let jobs = Locked<[@Sendable () -> Void]>([])
    func runJobs(_ talk: Conversation) throws {
      for job in jobs.withLock({ all in
        defer { all = [] }; return all
      }) { job() }
      talk.server.advance()
    }
    let talk = try Conversation(
      Self.files, begin: false, background: { job in jobs.withLock { $0.append(job) } })
    try talk.send([
      "id": 1, "method": "initialize",
      "params": [
        "capabilities": Self.capabilities,
        "workspaceFolders": [["uri": FileURI.uri(of: talk.folder.path), "name": "folder"]],
      ],
    ])
    try talk.send(["method": "initialized", "params": [String: Any]()])
    func ask(_ id: Int) throws {
      try talk.send([
        "id": id, "method": "textDocument/diagnostic",
        "params": ["textDocument": ["uri": talk.uri("B.scene")]],
      ])
      while talk.server.isBusy { talk.server.advance() }
    }
    func answer(_ id: Int) throws -> [String: Any]? {
      try talk.hear()
      return talk.said.last { $0["id"] as? Int == id && $0["method"] == nil }
    }
    try ask(11)
    try ask(12)
    talk.server.advance()
    #expect(try answer(11) == nil)
    try talk.send(["method": "$/cancelRequest", "params": ["id": 12]])
    talk.server.advance()
    #expect((try answer(12)?["error"] as? [String: Any])?["code"] as? Int == -32800)
    try runJobs(talk)
    let report = try #require(try answer(11)?["result"] as? [String: Any])
    #expect(codes(report) == ["scene-not-found-elsewhere"])
    try talk.send([
      "method": "textDocument/didOpen",
      "params": [
        "textDocument": [
          "uri": talk.uri("B.scene"), "languageId": "scene", "version": 1, "text": Self.scene("b", to: "A#a"),
        ]
      ],
    ])
    try ask(13)
    #expect(try answer(13) == nil)
    try talk.send(["id": 14, "method": "shutdown"])
    talk.server.advance()
    #expect((try answer(13)?["error"] as? [String: Any])?["code"] as? Int == -32800)
    #expect(try answer(14)?["error"] == nil)
  }
}
