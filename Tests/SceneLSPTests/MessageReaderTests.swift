import Testing

@testable import SceneLSP

@Suite("Messages in a byte stream")
struct MessageReaderTests {
  private static func message(_ text: String) -> [UInt8] {
    Array(
      "Content-Length: \(text.utf8.count)\r\nContent-Type: application/vscode-jsonrpc\r\n\r\n\(text)".utf8)
  }

  @Test("Parses messages that arrive in fragments of any size", arguments: [1, 2, 3, 7, 1000])
  func parts(size: Int) throws {
    let texts = ["{}", "{\"ä\":\"\u{1F600}\"}", "", "[1]"]
    let bytes = texts.flatMap(Self.message)
    var reader = MessageReader()
    var messages: [String] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      reader.append(bytes[start..<min(start + size, bytes.count)])
      while let message = try reader.next() { messages.append(String(decoding: message, as: UTF8.self)) }
    }
    #expect(messages == texts)
  }

  @Test("Accepts headers with any capitalization and line ending")
  func forms() throws {
    var reader = MessageReader()
    reader.append(Array("content-length:2\n\n{}".utf8))
    #expect(try reader.next() == Array("{}".utf8))
  }

  @Test(
    "An invalid content length ends the connection",
    arguments: [
      "Content-Length: -1\r\n\r\n", "Content-Length: 99999999999999999999\r\n\r\n",
      "Content-Length: 1e3\r\n\r\n",
      "Content-Length: 999999999\r\n\r\n", "Content-Length:\r\n\r\n", "Host: here\r\n\r\n", "no head\r\n\r\n",
      String(repeating: "x", count: 5000),
    ])
  func faults(head: String) {
    var reader = MessageReader()
    reader.append(Array(head.utf8))
    #expect(throws: MessageReader.Fault.self) { try reader.next() }
  }

  @Test("Does not allocate memory for a message before the message arrives")
  func lengthHeader() throws {
    var reader = MessageReader()
    reader.append(Array("Content-Length: \(MessageReader.longestMessage)\r\n\r\n{".utf8))
    #expect(try reader.next() == nil)
  }
}
