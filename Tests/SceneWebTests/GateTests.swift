import SceneProgram
import SceneServing
import Testing

@testable import SceneWeb

@Suite("Access control")
struct GateTests {
  @Test(
    "Parses network addresses and ports from the command line",
    arguments: [
      ("8080", "127.0.0.1:8080"), ("0", "127.0.0.1:0"), ("192.0.2.7", "192.0.2.7:8080"),
      ("192.0.2.7:81", "192.0.2.7:81"), ("[::1]:81", "[::1]:81"), ("[::1]", "[::1]:8080"),
      ("localhost:9", "127.0.0.1:9"), (":81", nil), ("65536", nil), ("1.2.3.4:x", nil), ("1.2.3.4:", nil),
      ("[::1", nil), ("[::1]81", nil), ("example.org:80", nil), ("", nil), ("1.2.3.4:-1", nil),
      ("::1:80:", nil), ("127.ad.be", nil), ("127.0.0.1.ad", nil), ("127.1", nil), ("[127.0.0.1", nil),
    ])
  func address(text: String, wanted: String?) {
    guard let wanted else {
      #expect(throws: UsageError.self) { try WebAddress(text) }
      return
    }
    #expect((try? WebAddress(text)).map { $0.authority(port: $0.port) } == wanted)
  }

  @Test("Access from the same machine requires a local host name but no token")
  func local() throws {
    let gate = WebGate(address: WebAddress())
    #expect(gate.token == nil && gate.url(port: 81) == "http://127.0.0.1:81/")
    for host in [
      "localhost:81", "LOCALHOST", "127.0.0.1:81", "[::1]:81", "[::1]", "[0:0:0:0:0:0:0:1]:81",
      "localhost:65535",
    ] {
      #expect(gate.admits(host: host, query: nil), "\(host)")
    }
    for host in [
      "example.org", "127.0.0.1.example.org:81", "localhost.", "a b", "localhost:81\r\nX: y", "",
      "[::1].example.org", "[::1].example.org:81", "[::1]example.org", "[::1]81", "[::1", "::1", "::1:81",
      "[::1%25eth0]", "[fe80::1%eth0]:81", "[::1]]", "[]", "[example.org]", "[127.0.0.1]",
      "localhost.example", "localhost:81.example.org", "localhost:", "localhost:0", "localhost:65536",
      "localhost:+81", "localhost:81:81", "localhost..", ".localhost", "127.0.0.1.", "127.1", "0x7f.0.0.1",
      "0177.0.0.1", "127.0.0.01", "user@localhost", "localhost/", "localhost#", "localhost,example.org",
      "\u{FF11}27.0.0.1", "localhost\0", " localhost", "[::ffff:127.0.0.1]",
    ] {
      #expect(!gate.admits(host: host, query: nil), "\(host)")
    }
    #expect(!gate.admits(host: nil, query: nil))
    let other = WebGate(address: try WebAddress("127.0.0.2"))
    #expect(other.token == nil && other.admits(host: "127.0.0.2:8080", query: nil))
    #expect(!other.admits(host: "127.0.0.3:8080", query: nil))
  }

  @Test("Rejects connections from pages with another origin")
  func origins() {
    let gate = WebGate(address: WebAddress())
    for (origin, isAdmitted) in [
      ("http://localhost:81", true), ("https://localhost:81", true), ("http://localhost:82", false),
      ("http://example.org", false), ("null", false), (nil, false),
      ("http://localhost:81.example.org", false),
    ] as [(String?, Bool)] {
      #expect(
        gate.admitsSocket(host: "localhost:81", origin: origin, query: nil) == isAdmitted,
        "\(origin ?? "none")")
    }
  }

  @Test("Access from another machine requires the token")
  func token() throws {
    let gate = WebGate(address: try WebAddress("192.0.2.7"))
    let token = try #require(gate.token)
    #expect(token.count == 32 && gate.url(port: 8080) == "http://192.0.2.7:8080/?token=\(token)")
    #expect(WebGate(address: gate.address).token != token)
    #expect(gate.admits(host: "example.org", query: "token=\(token)"))
    #expect(gate.admits(host: "example.org", query: "a=b&token=\(token)"))
    for query in [nil, "", "token=", "token=\(token.dropLast())", "token=\(token)0", "TOKEN=\(token)", token]
    {
      #expect(!gate.admits(host: "example.org", query: query), "\(query ?? "none")")
    }
  }
}
