import SceneCompiler
import SceneDiagnostics
import Testing

/// A document in which `▶` precedes each position of a diagnostic.
enum MarkedDocument {
  enum Kind: String {
    case touch = "com.apple.InterfaceBuilder3.CocoaTouch"
    case mac = "com.apple.InterfaceBuilder3.Cocoa"
    case tv = "com.apple.InterfaceBuilder.AppleTV"
  }

  static func xib(_ objects: String, _ kind: Kind = .touch) -> SourceText {
    SourceText(
      path: "A.xib",
      """
      <document type="\(kind.rawValue).XIB" version="3.0">
        <objects>\(objects)</objects>
      </document>
      """)
  }

  static func storyboard(_ controller: String) -> SourceText {
    SourceText(
      path: "A.storyboard",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      initialViewController="v-1">
        <scenes><scene sceneID="s-1"><objects>\(controller)</objects></scene></scenes>
      </document>
      """)
  }

  /// Checks that a document has exactly the marked diagnostics, besides notes, and returns them.
  @discardableResult
  static func expect(
    _ rule: RuleID, in marked: SourceText, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) -> [Diagnostic] {
    let parts = String(decoding: marked.bytes, as: UTF8.self).split(
      separator: "▶", omittingEmptySubsequences: false)
    let offsets = parts.indices.dropLast().map { parts[...$0].joined().utf8.count }
    let found = Fixture.compiler.validate(SourceText(path: marked.path, parts.joined())).filter {
      $0.severity > .note
    }
    #expect(
      found.map { "\($0.location.range.start) \($0.rule)" } == offsets.map { "\($0) \(rule)" },
      sourceLocation: sourceLocation)
    return found
  }

  /// Returns the message and the notes of each diagnostic.
  static func texts(_ diagnostics: [Diagnostic]) -> [[String]] {
    diagnostics.map { [$0.message.text] + $0.notes.map(\.message.text) }
  }
}
