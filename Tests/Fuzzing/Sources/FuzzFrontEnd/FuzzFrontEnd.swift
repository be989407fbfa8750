import NibArchive
import SceneArchive
import SceneCompiler
import SceneDiagnostics
import SceneResources

/// What libFuzzer calls with every input that it thinks of.
///
/// Whatever the bytes: they are checked; where there is no error, they compile to an archive that verifies; and where
/// they are XML, their canonical form says the same and is its own canonical form.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzFrontEnd(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  if bytes.starts(with: NibArchive.magic) || bytes.starts(with: BinaryPropertyList.magic) {
    fuzzNib(bytes)
    return 0
  }
  if bytes.first == UInt8(ascii: "{") {
    fuzzCatalogue(bytes)
    return 0
  }
  let source = SourceText(path: "fuzz.scene", bytes: bytes)
  let compiler = SceneCompiler(vocabulary: FuzzVocabulary.all, optionalRules: FuzzVocabulary.optionalRules)
  do {
    let compilation = try compiler.compile(source)
    // Findings are about what is written: there are never more than a few for each byte.
    precondition(
      compilation.diagnostics.count <= 4 * count + 4, "more findings than anybody could have caused")
    for finding in compilation.diagnostics {
      precondition(Int(finding.location.range.end) <= count, "a finding points behind the end")
      _ = finding.location.start
    }
    if let bytes = compilation.bytes { _ = try Archive(bytes: bytes) }
  } catch {
    fatalError("\(error)")
  }
  let formatter = SceneFormatter(vocabulary: FuzzVocabulary.all)
  if let text = formatter.format(source).text {
    precondition(
      formatter.format(SourceText(path: "fuzz.scene", bytes: text)).text == text,
      "the canonical form has another canonical form")
  }
  return 0
}

/// A string catalogue: what it says stands in it.
private func fuzzCatalogue(_ bytes: [UInt8]) {
  let tables = StringsCatalogue.tables(path: "fuzz.xcstrings", bytes: bytes, for: .iphone)
  for table in tables {
    let places =
      table.faults.map(\.range) + table.entries.flatMap { [$0.key.range, ($0.value ?? $0.key).range] }
    precondition(
      places.allSatisfy { Int($0.end) <= table.source.bytes.count }, "a text stands behind the end")
  }
}

/// A nib, or what a compiled storyboard says of its nibs: it is read and can be shown, or is refused.
private func fuzzNib(_ bytes: [UInt8]) {
  _ = try? BinaryPropertyList(bytes: bytes)
  guard let nib = try? NibArchive(bytes: bytes) else { return }
  var text = ""
  nib.dump(to: &text)
  precondition(text.utf8.count <= 1000 * bytes.count, "more to show than anybody could have said")
}
