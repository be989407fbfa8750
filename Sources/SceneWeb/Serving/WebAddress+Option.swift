import SceneProgram
import SceneServing

extension WebAddress {
  /// Parses an address such as `8080`, `192.0.2.7`, `[::1]:8080`, or `localhost:8080`. The default port is 8080.
  init(_ text: String) throws(UsageError) {
    self.init()
    let wanted = "a port, an address, or both, such as 8080, 192.0.2.7:8080 or [::1]:8080"
    func port(_ text: some StringProtocol) throws(UsageError) -> Int {
      guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let port = Int(text), port <= 65_535 else {
        throw UsageError(String(text), of: "--web", wanted: wanted)
      }
      return port
    }
    if text.hasPrefix("[") {
      guard let end = text.firstIndex(of: "]") else { throw UsageError(text, of: "--web", wanted: wanted) }
      host = String(text[text.index(after: text.startIndex)..<end])
      let rest = text[text.index(after: end)...]
      guard rest.isEmpty || rest.hasPrefix(":") else { throw UsageError(text, of: "--web", wanted: wanted) }
      if rest.count > 1 { self.port = try port(rest.dropFirst()) }
    } else if let colon = text.firstIndex(of: ":") {
      host = String(text[..<colon])
      self.port = try port(text[text.index(after: colon)...])
    } else if !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      self.port = try port(text)
    } else {
      host = text
    }
    if host == "localhost" { host = "127.0.0.1" }
    guard isNumeric else { throw UsageError(text, of: "--web", wanted: wanted) }
  }
}
