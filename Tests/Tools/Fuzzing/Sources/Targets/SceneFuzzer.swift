import SceneArchive
import SceneCompiler
import SceneDiagnostics

/// Parses, checks, formats, compiles and decompiles scenes.
///
/// Locations of diagnostics are inside the text, and their number is limited by its length. A scene without
/// errors compiles to an archive that passes verification. Decompiling and compiling it again has the same
/// result. Canonical formatting of XML is idempotent.
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

  /// Returns the compiled archive, or nil if the text has errors.
  static func compiled(_ source: SourceText) -> [UInt8]? {
    do {
      let compilation = try compiler.compile(source)
      let length = source.bytes.count
      precondition(
        compilation.diagnostics.count <= 4 * length + 4, "more diagnostics than anybody could have caused")
      for diagnostic in compilation.diagnostics {
        precondition(Int(diagnostic.location.range.end) <= length, "a diagnostic points behind the end")
        _ = diagnostic.location.start
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
