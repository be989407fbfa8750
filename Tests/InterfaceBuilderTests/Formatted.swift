import SceneCompiler
import SceneDiagnostics
import Testing

/// A document and its form after `scenec format`.
struct Formatted {
  private static let formatter = SceneFormatter(vocabulary: Fixture.vocabulary)

  let source: SourceText
  let text: String

  /// Formats a document and checks that formatting it again changes nothing.
  init(_ source: SourceText) throws {
    self.source = source
    let (bytes, diagnostics) = Self.formatter.format(source)
    #expect(diagnostics.isEmpty)
    text = String(decoding: try #require(bytes), as: UTF8.self)
    let again = Self.formatter.format(SourceText(path: source.path, text)).text
    #expect(difference(from: String(decoding: try #require(again), as: UTF8.self)) == nil, "\(source.path)")
  }

  init(_ body: String) throws {
    try self.init(SourceText(path: "A.xib", "\(Self.start)\n    \(body)\n</document>\n"))
  }

  private static let start = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\">"

  /// The content of the root element, without the indentation of its children's first lines.
  var body: String {
    let inside = text.dropFirst(Self.start.count + 1).dropLast("\n</document>\n".count)
    return String(inside.dropFirst(4)).replacing("\n    <", with: "\n<")
  }

  func difference(from other: String) -> String? {
    guard text != other else { return nil }
    let lines = [text, other].map { $0.split(separator: "\n", omittingEmptySubsequences: false) }
    let place = zip(lines[0], lines[1]).enumerated().first { $1.0 != $1.1 }
    return place.map { "line \($0 + 1): \($1.0.debugDescription), not \($1.1.debugDescription)" }
      ?? "\(lines[0].count) lines, not \(lines[1].count)"
  }

  /// Checks that another parser reads the same content and that the compiled bytes are the same.
  func expectSameMeaning() throws {
    let before = try #require(ReadByFoundation(source.bytes))
    let after = try #require(ReadByFoundation(Array(text.utf8)))
    let isSame = before.root?.withoutNoise == after.root?.withoutNoise
    #expect(isSame, "\(source.path)")
    #expect(before.comments == after.comments, "\(source.path)")
    let bytes = try [source, SourceText(path: source.path, text)].map {
      try Fixture.compiler.compile($0, sourceMap: .omitted).bytes
    }
    #expect(bytes[0] == bytes[1], "\(source.path)")
  }
}
