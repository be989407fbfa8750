import Foundation
import ScreenTesting
import Testing
import TestSupport

@Suite("Apps that serve browsers", .serialized)
struct ServerTests {
  private static let scene = storyboardText(
    """
    <scene>
      <viewController id="main" title="A probe">
        <view frame="0 0 320 480" backgroundColor="systemBackground">
          <switch id="switch" frame="20 20 51 31"/>
          <textField id="field" frame="20 70 280 34" borderStyle="roundedRect"/>
        </view>
      </viewController>
    </scene>
    """)
  private static let hello =
    #""size":[320,480],"scale":1,"insets":[0,0,0,0],"dark":false,"still":false,"languages":[]}"#

  private func greet(_ peer: Peer, session: String? = nil) -> (key: String, heard: Int)? {
    peer.say("{\"hello\":1,\"session\":\(session.map { "\"\($0)\"" } ?? "null"),\(Self.hello)")
    guard let match = peer.hear("\"session\"")?.firstMatch(of: #/"session":"(\w+)","heard":(\d+)/#) else {
      return nil
    }
    return (String(match.output.1), Int(match.output.2) ?? -1)
  }

  @Test(
    "Serves the page with a strict content security policy and explains rejected requests"
  )
  func page() throws {
    let program = try WebProgram(compiled(Self.scene))
    let host = "Host: 127.0.0.1:\(program.port)"
    let page = try Peer(port: program.port).get("/", host)
    #expect(page.hasPrefix("HTTP/1.1 200 OK\r\n") && page.contains("<title>probe</title>"))
    #expect(page.contains("Content-Security-Policy: default-src 'none'; script-src 'nonce-"))
    #expect(!page.contains("{script}") && !page.contains("{nonce}"))
    #expect(try Peer(port: program.port).get("/other", host).hasPrefix("HTTP/1.1 404"))
    #expect(try Peer(port: program.port).get("/../../etc/passwd", host).hasPrefix("HTTP/1.1 404"))
    #expect(try Peer(port: program.port).get("/socket", host).hasPrefix("HTTP/1.1 403"))
    #expect(try Peer(port: program.port).get("/", "Host: example.org").hasPrefix("HTTP/1.1 403"))
    for headers in [
      [], [host, host], [host, "Host: example.org"], ["Host: [::1].example.org"], ["Host: localhost.example"],
      ["Host: 127.0.0.1.example.org:81"], ["Host: localhost, example.org"],
    ] {
      let peer = try Peer(port: program.port)
      peer.send("GET / HTTP/1.1\r\n" + headers.map { $0 + "\r\n" }.joined() + "\r\n")
      let answer = String(decoding: peer.rest(), as: UTF8.self)
      #expect(answer.hasPrefix("HTTP/1.1 403") || answer.hasPrefix("HTTP/1.1 400"), "\(headers): \(answer)")
    }
    let post = try Peer(port: program.port)
    post.send("POST / HTTP/1.1\r\n\(host)\r\nContent-Length: 3\r\n\r\nabc")
    #expect(String(decoding: post.rest(), as: UTF8.self).hasPrefix("HTTP/1.1 405"))
    #expect(try !Peer(port: program.port).open(program.port, origin: "http://example.org"))
    #expect(program.end().status == 0)
  }

  @Test("Requires the token if other machines can reach the address")
  func token() throws {
    let program = try WebProgram(compiled(Self.scene), address: "0.0.0.0:0")
    let query = try #require(program.url.firstRange(of: "?token=")).lowerBound
    let token = String(program.url[query...])
    let host = "Host: example.org"
    #expect(try Peer(port: program.port).get("/", host).hasPrefix("HTTP/1.1 403"))
    #expect(try Peer(port: program.port).get("/" + token, host).hasPrefix("HTTP/1.1 200"))
    #expect(try !Peer(port: program.port).open(program.port))
    #expect(try Peer(port: program.port).open(program.port, query: token))
  }

  @Test("Reports an address that is already in use")
  func taken() throws {
    let program = try WebProgram(compiled(Self.scene))
    do {
      _ = try WebProgram(compiled(Self.scene), address: "\(program.port)")
      Issue.record("two programs at one port")
    } catch let error as WebProgram.NoServer {
      #expect(error.description.contains("127.0.0.1:\(program.port): Address already in use"))
    }
  }

  @Test("Each browser has its own instance of the app")
  func alone() throws {
    let program = try WebProgram(compiled(Self.scene))
    let (one, other) = (try Peer(port: program.port), try Peer(port: program.port))
    #expect(one.open(program.port) && other.open(program.port))
    let (first, second) = (greet(one), greet(other))
    #expect(first != nil && second != nil && first?.key != second?.key)
    #expect(one.hear("\"all\"") != nil && other.hear("\"all\"") != nil)
    one.say(#"{"n":1,"do":"show"}"#)
    one.say(#"{"n":2,"do":"down","finger":1,"at":[100,85]}"#)
    one.say(#"{"n":3,"do":"up","finger":1}"#)
    one.say(#"{"n":4,"do":"text","text":"mine alone"}"#)
    #expect(one.hear("mine alone") != nil)
    other.say(#"{"n":1,"do":"show"}"#)
    other.say(#"{"n":2,"do":"down","finger":1,"at":[45,35]}"#)
    other.say(#"{"n":3,"do":"up","finger":1}"#)
    #expect(other.hear("\"changes\"")?.contains("mine") == false)
    let (status, lines, _) = program.end()
    #expect(
      status == 0
        && Set(lines).isSuperset(of: ["text: mine alone", "text: ", "switch: true", "switch: false"]))
    #expect(one.hear("The program has ended.") != nil)
  }

  @Test("An interrupted connection resumes without losing or repeating messages")
  func resumed() throws {
    let program = try WebProgram(compiled(Self.scene))
    var peer: Peer? = try Peer(port: program.port)
    #expect(try #require(peer).open(program.port))
    let key = try #require(peer.flatMap { greet($0) }).key
    peer?.say(#"{"n":1,"do":"show"}"#)
    peer?.say(#"{"n":2,"do":"down","finger":1,"at":[100,85]}"#)
    peer?.say(#"{"n":3,"do":"up","finger":1}"#)
    peer?.say(#"{"n":4,"do":"text","text":"abc"}"#)
    #expect(peer?.hear(">abc<") != nil)
    peer = nil
    let next = try Peer(port: program.port)
    #expect(next.open(program.port))
    let welcome = try #require(greet(next, session: key))
    #expect(welcome.key == key && welcome.heard == 4)
    // The server sends the complete picture again, including the typed text.
    #expect(next.hear("\"all\"")?.contains(">abc<") == true)
    next.say(#"{"n":4,"do":"text","text":"abc"}"#)
    next.say(#"{"n":5,"do":"show"}"#)
    next.say(#"{"n":6,"do":"text","text":"def"}"#)
    #expect(next.hear(">abcdef<") != nil)
    // The app moves to another tab with the same session.
    let third = try Peer(port: program.port)
    #expect(third.open(program.port) && greet(third, session: key)?.key == key)
    #expect(next.hear("The program is already open in another tab.") != nil)
    // An unknown key starts a new session.
    let stranger = try Peer(port: program.port)
    #expect(stranger.open(program.port) && greet(stranger, session: "0000")?.heard == 0)
    #expect(program.end().lines.filter { $0 == "text: abcdef" }.count == 1)
  }

  @Test("Disconnects a client that does not read, without delaying other clients")
  func silent() throws {
    let program = try WebProgram(compiled(Self.scene))
    let (greedy, other) = (try Peer(port: program.port), try Peer(port: program.port))
    #expect(greedy.open(program.port) && other.open(program.port))
    #expect(greet(greedy) != nil && greet(other) != nil && other.hear("\"all\"") != nil)
    greedy.say(#"{"n":1,"do":"show"}"#)
    greedy.say(#"{"n":2,"do":"down","finger":1,"at":[100,85]}"#)
    greedy.say(#"{"n":3,"do":"up","finger":1}"#)
    let text = String(repeating: "W ", count: 100_000)
    greedy.say("{\"n\":4,\"do\":\"paste\",\"text\":\"\(text)\"}")
    greedy.say(#"{"n":5,"do":"key","key":"a","modifiers":["control"]}"#)
    for number in 6..<406 {
      if !greedy.say("{\"n\":\(number),\"do\":\"key\",\"key\":\"c\",\"modifiers\":[\"control\"]}") { break }
    }
    // The connections are served in turn, so the first one has been processed after this many messages of the
    // other.
    for number in 1...600 { other.say("{\"n\":\(number),\"do\":\"hover\",\"at\":[\(number % 2 * 40),85]}") }
    var heard = 0
    while heard < 580, let message = other.hear("\"heard\"") {
      heard = message.firstMatch(of: #/"heard":(\d+)/#).flatMap { Int($0.output.1) } ?? heard
    }
    #expect(heard >= 580)
    // Unlimited output would be 80 million bytes.
    #expect(greedy.rest().count < 60_000_000)
    #expect(program.isRunning && program.end().status == 0)
  }

  @Test("Notifies visitors if the maximum number of visitors is reached")
  func full() throws {
    let program = try WebProgram(compiled(Self.scene), address: "0", "--visitors=1")
    let (one, other) = (try Peer(port: program.port), try Peer(port: program.port))
    #expect(one.open(program.port) && greet(one) != nil)
    #expect(other.open(program.port))
    other.say("{\"hello\":1,\"session\":null,\(Self.hello)")
    #expect(other.hear()?.contains("The maximum number of visitors is reached") == true)
    #expect(other.hear() == nil && other.closeCode == 1013)
  }

  @Test("Malformed bytes close only the connection that they arrived on")
  func hostile() throws {
    let program = try WebProgram(compiled(Self.scene))
    // Unterminated and invalid request heads.
    for text in [
      "\0\0\0\0\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    ] {
      let peer = try Peer(port: program.port)
      peer.send(text)
      #expect(!String(decoding: peer.rest(), as: UTF8.self).contains(" 200 "), "\(text)")
    }
    let endless = try Peer(port: program.port)
    endless.send("GET / HTTP/1.1\r\n")
    var count = 0
    while count < 10_000, endless.send("X: " + String(repeating: "x", count: 1000) + "\r\n") { count += 1 }
    #expect(count < 10_000, "headers without an end are read")
    // Frames that no browser sends.
    let frames: [(String, [UInt8], Int?)] = [
      ("longer than may be", [0x81, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 1, 2, 3, 4], 1009),
      ("a message too long", Peer.frame(1, Array(repeating: 0x20, count: 600 << 10)), 1009),
      ("not masked", [0x81, 0x02, 0x7B, 0x7D], 1002), ("binary", Peer.frame(2, [1, 2, 3]), 1003),
      ("of no kind", Peer.frame(5, [1]), 1003),
      ("a ping of 200 bytes", Peer.frame(9, Array(repeating: 1, count: 200)), 1002),
      ("a continuation of nothing", Peer.frame(0, [1]), nil),
    ]
    for (name, bytes, code) in frames {
      let peer = try Peer(port: program.port)
      #expect(peer.open(program.port))
      #expect(greet(peer) != nil)
      peer.send(bytes)
      while peer.hear() != nil {}
      if let code { #expect(peer.closeCode == code, "\(name)") }
    }
    let pieces = try Peer(port: program.port)
    #expect(pieces.open(program.port) && greet(pieces) != nil)
    pieces.send(Peer.frame(1, [0x7B], isLast: false))
    for _ in 0..<1000 {
      if !pieces.send(Peer.frame(0, Array(repeating: 0x20, count: 1000), isLast: false)) { break }
    }
    while pieces.hear() != nil {}
    // A client that sends too much, too fast.
    let chatterbox = try Peer(port: program.port)
    #expect(chatterbox.open(program.port) && greet(chatterbox) != nil)
    for number in 1...20_000 { if !chatterbox.say("{\"n\":\(number),\"do\":\"show\"}") { break } }
    while chatterbox.hear() != nil {}
    #expect(chatterbox.closeCode == 1008 || chatterbox.closeCode == nil)
    // The server ignores invalid messages and responds to the next valid one.
    let odd = try Peer(port: program.port)
    #expect(odd.open(program.port))
    for text in [
      "", "[", "{}", String(repeating: "[", count: 100_000), "{\"n\":1,\"do\":\"text\",\"text\":\"\\ud800\"}",
    ] {
      odd.say(text)
    }
    odd.send(Peer.frame(1, [0xFF, 0xFE, 0x80]))
    #expect(greet(odd)?.heard == 0)
    #expect(program.isRunning && program.end().status == 0)
  }
}
