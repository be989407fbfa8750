import Foundation
import SceneDiagnostics
import SceneSyntax
import Testing

@Suite("Reading input")
struct SourceReaderTests {
  private func withFile<Result>(_ contents: Data, _ body: (String) throws -> Result) throws -> Result {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try contents.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try body(file.path)
  }

  @Test("Reads a file of any size to its end", arguments: [0, 1, 7, 65_536, 200_000])
  func wholeFiles(size: Int) throws {
    let contents = Data((0..<size).map { UInt8(truncatingIfNeeded: $0) })
    try withFile(contents) { path in
      let source = try SourceReader.read(path: path, displayPath: "Main.scene")
      #expect(source.bytes == Array(contents))
      #expect(source.path == "Main.scene")
    }
  }

  @Test("Rejects a file that exceeds the size limit")
  func rejectsFilesBeyondTheLimit() throws {
    var limits = SyntaxLimits()
    limits.bytes = 100
    try withFile(Data(count: 100)) { path in
      let source = try SourceReader.read(path: path, limits: limits)
      #expect(source.bytes.count == 100)
    }
    try withFile(Data(count: 101)) { path in
      let error = #expect(throws: ReadError.self) { try SourceReader.read(path: path, limits: limits) }
      guard case .tooLarge(let diagnostic) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(diagnostic.rule == "limit-exceeded")
      #expect(diagnostic.message == "The file is larger than 100 bytes")
      #expect(diagnostic.location.source.path == path)
    }
  }

  @Test("Stops reading at the limit if the size of the input is unknown", arguments: [100, 1 << 20])
  func endlessInput(limit: Int) throws {
    var limits = SyntaxLimits()
    limits.bytes = limit
    let error = #expect(throws: ReadError.self) {
      try SourceReader.read(path: "/dev/zero", limits: limits, origin: .named)
    }
    guard case .tooLarge = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test("Reports the reason if a file cannot be read")
  func reasons() {
    let missing = #expect(throws: ReadError.self) { try SourceReader.read(path: "no/such.scene") }
    #expect(missing?.description == "Cannot read 'no/such.scene': No such file or directory")
    let directory = #expect(throws: ReadError.self) {
      try SourceReader.read(path: ".", displayPath: "Scenes")
    }
    #expect(directory?.description == "Cannot read 'Scenes': Is a directory")
    let device = #expect(throws: ReadError.self) { try SourceReader.read(path: "/dev/zero") }
    #expect(device?.description.contains("it is a device") == true)
  }
}
