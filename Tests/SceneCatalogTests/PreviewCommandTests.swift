import Foundation
import Glibc
import ScreenTesting
import Testing

@Suite("Invoking scenec preview")
struct PreviewCommandTests {
  private func run(
    _ arguments: [String], in folder: Folder, variables: [String: String] = [:]
  ) throws -> (status: Int32, errors: String) {
    let (process, errors) = (Process(), Pipe())
    process.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(
      path: "scenec")
    process.arguments = ["preview"] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    process.currentDirectoryURL = folder.url
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    try process.run()
    let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, said)
  }

  @Test(
    "Rejects incompatible options before it reads files",
    arguments: [
      (["-"], "Standard input cannot be previewed"), (["--port", "99999"], "must be from 0 to 65535"),
      (["--editor", "'open"], "a quote is not closed"), (["--editor", ""], "it does not name a program"),
      (["--device", "iphone-se,ipad-11"], "specify at most one screen"),
      (["--export", "Out", "--port", "1"], "'--export'"),
      (["--export", "Out", "--no-open"], "'--export'"), (["--export", "Out", "--drafts"], "'--drafts'"),
      (["--device", "iphone-0"], "does not exist"),
    ])
  func usage(arguments: [String], reason: String) throws {
    let outcome = try run(arguments, in: Folder(["A.scene": Sample.two()]))
    #expect(outcome.status == 64 && outcome.errors.contains(reason), "\(outcome)")
  }

  @Test("Rejects '--drafts' without a private directory")
  func drafts() throws {
    let folder = try Folder(["A.scene": Sample.two(), "Open/readme.txt": ""])
    #expect(chmod(folder.path("Open"), 0o755) == 0)
    for (runtime, status, reason) in [
      ("", 73, "'XDG_RUNTIME_DIR' is not a directory"),
      (folder.path("Open"), 66, "other users can access it"),
    ] as [(String, Int32, String)] {
      let outcome = try run(["--drafts"], in: folder, variables: ["XDG_RUNTIME_DIR": runtime])
      #expect(outcome.status == status && outcome.errors.contains(reason), "\(outcome)")
    }
  }

  @Test("Exports valid scenes despite errors in other files, and writes nothing if there are no scenes")
  func diagnostics() throws {
    let folder = try Folder(["A.scene": Sample.two(), "B.scene": "<storyboard", "Empty/readme.txt": ""])
    let outcome = try run(["--export", "Out"], in: folder)
    #expect(outcome.status == 1 && outcome.errors.contains("B.scene:1:"), "\(outcome)")
    #expect(try folder.contents(of: "Out").keys.contains("index.html"))
    #expect(try run(["Empty", "--export", "None"], in: folder).status == 66)
    #expect(try run(["missing.scene", "--export", "None"], in: folder).status == 66)
    #expect(!FileManager.default.fileExists(atPath: folder.path("None")))
    #expect(try run(["A.scene", "--export", "None/Below"], in: folder).status == 73)
  }

  // MARK: Long drawings

  /// A scene whose pictures change all the time, and a request for twenty taps on it. After each tap, the preview draws
  /// hundreds of pictures of thousands of views, which takes many minutes.
  private static func busyFolder() throws -> Folder {
    let labels = String(repeating: "<label frame=\"0 0 90 20\" text=\"Text\"/>", count: 4000)
    return try Folder([
      "A.scene": """
      <storyboard version="1" initial="a">
        <scene><viewController id="a"><view frame="0 0 320 480">
          \(labels)<activityIndicator frame="100 100 20 20" animating="true"/>
        </view></viewController></scene>
      </storyboard>
      """
    ])
  }

  private static let busyRequest =
    "/screen?file=A.scene&scene=0&taps=" + Array(repeating: "5%205", count: 20).joined(separator: ",")

  private static func preview(_ folder: Folder) throws -> WebProgram {
    try WebProgram(
      running: URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appending(path: "scenec-preview"),
      ["preview", folder.url.path, "--port", "0", "--no-open"])
  }

  @Test("Stops drawing for a client that has disconnected", .timeLimit(.minutes(5)))
  func disconnectedClient() throws {
    let folder = try Self.busyFolder()
    let program = try Self.preview(folder)
    let file = folder.path("A.scene")
    let busy = try Connection(program.port)
    busy.request(Self.busyRequest.replacing("A.scene", with: file))
    let other = try Connection(program.port)
    other.request("/state")
    busy.close()
    #expect(other.answer().hasPrefix("HTTP/1.1 200"))
    #expect(program.end().status == 0)
  }

  @Test("SIGTERM ends the preview while it draws", .timeLimit(.minutes(5)))
  func signalDuringDrawing() throws {
    let folder = try Self.busyFolder()
    let program = try Self.preview(folder)
    let busy = try Connection(program.port)
    busy.request(Self.busyRequest.replacing("A.scene", with: folder.path("A.scene")))
    #expect(program.end().status == 0)
  }
}

/// A connection to a server on this machine.
private final class Connection {
  private let port: Int
  private let descriptor: Int32

  init(_ port: Int) throws {
    self.port = port
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(UInt16(port).bigEndian)
    address.sin_addr.s_addr = in_addr_t(UInt32(0x7F00_0001).bigEndian)
    let status = withUnsafePointer(to: address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    try #require(status == 0)
  }

  func request(_ target: String) {
    let text = Array("GET \(target) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n".utf8)
    _ = send(descriptor, text, text.count, 0)
  }

  func answer() -> String {
    var (text, block) = ("", [UInt8](repeating: 0, count: 1 << 16))
    while true {
      let count = recv(descriptor, &block, block.count, 0)
      guard count > 0 else { return text }
      text += String(decoding: block[..<count], as: UTF8.self)
    }
  }

  func close() { _ = Glibc.close(descriptor) }
}
