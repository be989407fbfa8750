import SceneDiagnostics
import SceneSyntax

/// A formatter that changes only insignificant bytes, so that Xcode's interpretation of the document does not change:
///
/// 1. Lines: The text is UTF-8 without a byte order mark, with `\n` line breaks, including one at the end. Each element
/// or comment is on its own line, indented by four spaces per level. `<a></a>` becomes `<a/>`. Text remains unchanged.
/// 2. `systemVersion`, the macOS version of the last save, is removed. Xcode 9 and later do not write it.
/// 3. Frame coordinates with floating-point errors are snapped to the pixel grid (`PixelSnapping`).
/// 4. The unordered entries of `<dependencies>` and `<resources>` are sorted as in Xcode, and duplicates are removed.
struct DocumentFormatter {
  let limits: SyntaxLimits
  let options: InterfaceBuilder.FormattingOptions

  /// Returns the formatted text, or nil if it exceeds the size limits.
  func text(of tree: SyntaxTree) -> [UInt8]? {
    guard let tree = withPlainLines(tree) else { return nil }
    var edits = DocumentEdits(tree)
    edits.layOut()
    edits.normalizeTags()
    edits.repairFrames(wholePoints: options.wholePoints)
    if let versions = options.versions { edits.change(to: versions) }
    // Lists are sorted in a second pass, so that edits are not nested and equal entries have equal text.
    guard let laidOut = edits.isEmpty ? tree : parse(edits.applied(), like: tree) else { return nil }
    return DocumentLists.normalized(in: laidOut)
  }

  private func withPlainLines(_ tree: SyntaxTree) -> SyntaxTree? {
    let bytes = tree.source.bytes
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard start > 0 || bytes.contains(0x0D) else { return tree }
    return parse(Array(tree.source.withPlainLineEnds(SourceRange(start..<bytes.count))), like: tree)
  }

  private func parse(_ bytes: [UInt8], like tree: SyntaxTree) -> SyntaxTree? {
    SyntaxParser.parse(SourceText(path: tree.source.path, bytes: bytes), limits: limits).tree
  }
}

extension InterfaceBuilder {
  /// Formats a document, even if the document cannot be translated to a scene. Leaves Xcode 3 archives unchanged, because
  /// Xcode does not rewrite them automatically. Returns the formatted text or the diagnostics that prevent formatting.
  /// Returns neither if the text would exceed the size limits.
  package static func format(
    _ tree: SyntaxTree, limits: SyntaxLimits, options: FormattingOptions = FormattingOptions()
  ) -> (text: [UInt8]?, diagnostics: [Diagnostic]) {
    guard let form = DocumentForm(of: tree) else { return (nil, [.noDocument(tree)]) }
    return (
      form.isArchive ? tree.source.bytes : DocumentFormatter(limits: limits, options: options).text(of: tree),
      []
    )
  }
}
