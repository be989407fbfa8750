import Foundation
import Testing

@testable import SceneLSP

@Suite("Protocol conversations")
struct ProtocolTests {
  private func code(_ answer: [String: Any]?) -> Int? {
    (answer?["error"] as? [String: Any])?["code"] as? Int
  }

  @Test("Rejects requests before 'initialize' and after 'shutdown'")
  func order() throws {
    let talk = try Conversation(begin: false)
    #expect(code(try talk.answer("textDocument/formatting", [:])) == -32002)
    let result = try #require(try talk.ask("initialize", ["capabilities": [:]]) as? [String: Any])
    let capabilities = try #require(result["capabilities"] as? [String: Any])
    #expect(capabilities["positionEncoding"] as? String == "utf-16")
    #expect(capabilities["documentFormattingProvider"] as? Bool == true)
    #expect(code(try talk.answer("initialize", [:])) == -32600)
    #expect(code(try talk.answer("no/such", [:])) == -32601)
    #expect(code(try talk.answer("textDocument/formatting", [:])) == -32602)
    #expect(try talk.ask("shutdown", [:]) is NSNull)
    #expect(code(try talk.answer("textDocument/formatting", [:])) == -32600)
    #expect(talk.server.status == nil)
    try talk.notify("exit", [:])
    #expect(talk.server.status == 0)
  }

  @Test("Does not offer features that the client does not support")
  func plainClient() throws {
    func offers(_ capabilities: [String: Any]) throws -> [String: Any] {
      let talk = try Conversation(begin: false)
      let result = try talk.ask("initialize", ["capabilities": capabilities]) as? [String: Any]
      return try #require(result?["capabilities"] as? [String: Any])
    }
    let (all, few) = (try offers(Conversation.everything), try offers([:]))
    for name in ["renameProvider", "codeActionProvider"] {
      #expect(all[name] is [String: Any] && few[name] as? Bool == true, "\(name)")
    }
    let text =
      "<storyboard version=\"1\"><scene><viewController><view/></viewController></scene></storyboard>"
    let formats = ["contentFormat": ["plaintext"]]
    let talk = try Conversation(["A.scene": text], capabilities: ["textDocument": ["hover": formats]])
    let hover = try talk.ask("textDocument/hover", talk.place("A.scene", "<vie", in: text, after: true))
    let contents = try #require((hover as? [String: Any])?["contents"] as? [String: String])
    #expect(contents["kind"] == "plaintext")
    #expect(contents["value"]?.hasPrefix("<viewController> is a ") == true, "\(contents)")
    #expect(contents["value"]?.contains { "`*".contains($0) } == false)
  }

  @Test("Exits with status 1 if the client disconnects or sends 'exit' without 'shutdown'")
  func end() throws {
    let talk = try Conversation()
    try talk.notify("exit", [:])
    #expect(talk.server.status == 1)
    let other = try Conversation()
    other.server.end()
    #expect(other.server.status == 1)
  }

  @Test(
    "Returns an error for an invalid message",
    arguments: [
      ("{", -32700), ("", -32700), ("\u{0}", -32700), ("[]", -32600), ("[{\"id\":1}]", -32600), ("7", -32600),
      ("{}", -32600), ("{\"id\":1}", -32600), ("{\"id\":{},\"method\":\"x\"}", -32600),
      ("{\"id\":1,\"method\":7}", -32600), (String(repeating: "[", count: 100_000), -32700),
    ])
  func invalidMessages(text: String, wanted: Int) throws {
    let talk = try Conversation()
    try talk.give(text)
    #expect(code(talk.said.last) == wanted)
    #expect(talk.said.last?["id"] is NSNull)
    #expect(try talk.ask("workspace/symbol", ["query": ""]) is [Any])
  }

  @Test("Responses contain the ids of their requests unchanged")
  func ids() throws {
    let talk = try Conversation(begin: false)
    for id in ["\"a\\u00e4\"", "12345678901234567890", "-1", "\"\""] {
      try talk.give("{\"jsonrpc\":\"2.0\",\"id\":\(id),\"method\":\"initialized\"}")
      let wanted = try JSONSerialization.jsonObject(with: Data(id.utf8), options: .fragmentsAllowed)
      #expect("\(talk.said.last?["id"] ?? "none")" == "\(wanted)")
    }
  }

  @Test("A canceled request returns an error and no result")
  func canceled() throws {
    let talk = try Conversation()
    try talk.send(["id": 77, "method": "workspace/symbol", "params": ["query": ""]])
    try talk.send(["id": 78, "method": "workspace/symbol", "params": ["query": ""]])
    try talk.send(["method": "$/cancelRequest", "params": ["id": 77]])
    try talk.listen()
    #expect(code(talk.said.first { $0["id"] as? Int == 77 }) == -32800)
    #expect(talk.said.contains { $0["id"] as? Int == 78 && $0["result"] != nil })
  }

  @Test("Ignores invalid notifications and unexpected responses")
  func senseless() throws {
    let talk = try Conversation()
    let count = talk.said.count
    for method in [
      "no/such", "$/setTrace", "textDocument/didOpen", "textDocument/didChange", "textDocument/didClose",
      "workspace/didChangeWatchedFiles", "workspace/didChangeWorkspaceFolders",
      "window/workDoneProgress/cancel",
    ] {
      try talk.notify(method, ["textDocument": 7, "contentChanges": 7, "changes": [7], "event": 7])
      try talk.notify(method, [])
    }
    try talk.give("{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":null}")
    try talk.give("{\"jsonrpc\":\"2.0\",\"id\":null,\"error\":{\"code\":-32700,\"message\":\"what?\"}}")
    #expect(talk.said.count == count)
  }

  @Test(
    "Responds to every invalid request without crashing", arguments: RequestHandler.byMethod.keys.sorted())
  func senselessRequests(method: String) throws {
    let talk = try Conversation(["A.scene": "<storyboard/>"], capabilities: Conversation.everything)
    let document = ["uri": talk.uri("A.scene")]
    let far: [String: Any] = ["line": 1e300, "character": -1]
    let senseless: [Any] = [
      [:], [], NSNull(), 7, ["textDocument": 7], ["textDocument": ["uri": 7]],
      ["textDocument": ["uri": "untitled:1"]], ["textDocument": ["uri": "file:///no/such.scene"]],
      ["textDocument": document], ["textDocument": document, "position": far, "range": ["start": far]],
      [
        "textDocument": document, "position": ["line": 4_294_967_295, "character": 4_294_967_295],
        "positions": [7, far],
        "range": ["start": ["line": 9, "character": 0], "end": ["line": 0, "character": 0]],
        "newName": "\u{0}", "query": 7, "files": [7, ["oldUri": 7]], "ch": "", "item": 7, "data": [[]],
        "color": ["red": 1e99], "context": ["only": [7], "diagnostics": 7],
      ],
    ]
    for params in senseless {
      let answer = try talk.answer(method, params)
      let code = (answer["error"] as? [String: Any])?["code"] as? Int
      #expect(answer.keys.contains("result") || code == -32602 || code == -32803, "\(params): \(answer)")
    }
  }
}
