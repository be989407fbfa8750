import Testing

@testable import SceneArchive

@Suite struct FormatDocumentTests {
  private let text: String

  init() throws {
    let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    let file = try ArchiveBuffer(
      path: (root + ["Schemas/scenec-format.md"]).joined(separator: "/"), limit: 1 << 20)
    text = String(decoding: file.bytes, as: UTF8.self)
  }

  private static let map = SourceMap(path: "Red.scene", objects: [SourceMap.Position(line: 2, column: 3)])

  @Test("The examples of the format description match the encoded bytes")
  func examples() throws {
    #expect(try bytes(of: "hex-packed") == Sample.tinyContent.encoded(sourceMap: Self.map))
    let archive = try Sample.tinyContent.archive(sourceMap: Self.map)
    #expect(try bytes(of: "hex") == withExtendedLifetime(archive) { Array(archive.bytes) })
  }

  private func bytes(of block: String) throws -> [UInt8] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex(of: "```\(block)"))
    var documented: [UInt8] = []
    for line in lines[(start + 1)...].prefix(while: { $0 != "```" }) {
      // Each line has the offset, the bytes and, after two spaces, their meaning.
      #expect(Int(line.prefix(4), radix: 16) == documented.count, "\(line)")
      documented += line.dropFirst(6).prefix(47).split(separator: " ").map { UInt8($0, radix: 16)! }
    }
    return documented
  }

  @Test("The format description covers every section and kind of value")
  func complete() {
    for tag in SectionTag.mandatory + SectionTag.occasional + [.sourceMap] {
      #expect(text.contains("`\(tag)`"), "\(tag)")
    }
    for kind in (0...UInt16.max).lazy.map(ValueKind.init(rawValue:)).prefix(while: { $0 != nil }) {
      let name = "\(kind!)".map { $0.isUppercase ? " \($0.lowercased())" : "\($0)" }.joined()
      #expect(text.contains("| \(kind!.rawValue) | \(name) |"), "\(kind!)")
    }
  }
}
