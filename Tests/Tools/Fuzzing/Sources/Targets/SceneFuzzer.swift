import SceneArchive
import SceneCompiler
import SceneDiagnostics

/// Scenes: read, checked, formatted, compiled, and written as scenes again.
///
/// Diagnostics lie in the text, and there are only as many as a text of its length can cause. What has no error compiles to
/// an archive that verifies, and that says the same when it is written as a scene and compiled again. The canonical form
/// of what is XML is its own canonical form.
enum SceneFuzzer: Fuzzer {
  static let compiler = SceneCompiler(vocabulary: Host.vocabulary, optionalRules: optionalRules)
  static let optionalRules: Set<RuleID> = [
    "unused-id", "duplicate-tag", "fixed-font", "control-without-label", "image-without-description",
    "nested-too-deeply", "small-touch-target",
  ]

  static func run(_ bytes: [UInt8]) {
    let source = SourceText(path: "fuzz.scene", bytes: bytes)
    if let compiled = compiled(source) { checkRoundTrip(compiled) }
    checkCanonicalForm(of: source)
  }

  /// The archive that a text becomes; nil where there are errors.
  static func compiled(_ source: SourceText) -> [UInt8]? {
    do {
      let compilation = try compiler.compile(source)
      let length = source.bytes.count
      precondition(
        compilation.diagnostics.count <= 4 * length + 4, "more diagnostics than anybody could have caused")
      for finding in compilation.diagnostics {
        precondition(Int(finding.location.range.end) <= length, "a diagnostic points behind the end")
        _ = finding.location.start
      }
      return compilation.bytes
    } catch {
      fatalError("\(error)")
    }
  }

  static func checkCanonicalForm(of source: SourceText) {
    let formatter = SceneFormatter(vocabulary: Host.vocabulary)
    guard let text = formatter.format(source).text else { return }
    precondition(
      formatter.format(SourceText(path: source.path, bytes: text)).text == text,
      "the canonical form has another canonical form")
  }

  private static func checkRoundTrip(_ bytes: [UInt8]) {
    do {
      let archive = try Archive(bytes: bytes)
      let text = SourceText(path: "again.scene", Decompiler.scene(of: archive))
      let again = try compiler.compile(text)
      guard let bytes = again.bytes else {
        fatalError("what an archive says does not compile: \(again.diagnostics.map(\.message))")
      }
      let digest = try Archive(bytes: bytes).digest
      precondition(digest == archive.digest, "an archive says something else")
    } catch {
      fatalError("\(error)")
    }
  }
}
