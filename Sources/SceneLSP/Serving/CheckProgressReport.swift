import SceneValues

struct CheckProgressReport {
  private var count = 0
  private var token: String?

  mutating func notify(_ done: Int, of total: Int, by server: LanguageServer) {
    guard server.client.showsProgress else { return }
    if token == nil {
      count += 1
      let name = "scenec-check-\(count)"
      token = name
      server.request("window/workDoneProgress/create", .object([("token", .string(name))]))
      say(
        [
          ("kind", .string("begin")), ("title", .string("Checking scenes")), ("cancellable", .bool(true)),
          ("percentage", .int(0)),
        ], by: server)
    }
    say(
      [
        ("kind", .string("report")), ("message", .string("\(done) of \(total)")),
        ("percentage", .int(done * 100 / max(1, total))),
      ], by: server)
  }

  mutating func end(by server: LanguageServer) {
    guard token != nil else { return }
    say([("kind", .string("end"))], by: server)
    token = nil
  }

  func isCalled(_ name: String?) -> Bool { token != nil && token == name }

  private func say(_ value: [(String, JSONText)], by server: LanguageServer) {
    server.notify(
      "$/progress", .object([("token", .string(token ?? "")), ("value", .object(value))]))
  }
}
