import SceneDiagnostics
import SceneSyntax

/// Takes out of a document what changes without anybody having changed anything.
///
/// Only bytes that say nothing are touched, so that what Xcode makes of the document stays the same. The whole list:
///
/// 1. Lines: UTF-8 without a byte order mark, `\n`, one at the end; an element or comment on a line of its own, four
///    blanks for each level; one blank between attributes; `<a></a>` is `<a/>`. Text stays as it is.
/// 2. `systemVersion`, the macOS of who saved last, goes: no file of Xcode 9 or a newer one has it.
/// 3. A coordinate of a frame that is off a device's pixel by an error of arithmetic is on it (`PixelSnapping`).
/// 4. `<dependencies>` and `<resources>`, which are sets, stand in Xcode's order, each entry once.
///
/// What no rule touches has the bytes that it had, and what Xcode writes has this form already.
struct DocumentFormatter {
  let limits: SyntaxLimits
  /// What more is to be done than that.
  let options: InterfaceBuilder.FormattingOptions

  /// - Returns: nil where there would be more bytes than the limits allow.
  func text(of tree: SyntaxTree) -> [UInt8]? {
    guard let tree = withPlainLines(tree) else { return nil }
    var edits = DocumentEdits(tree)
    edits.layOut()
    edits.tidyTags()
    edits.mendFrames(wholePoints: options.wholePoints)
    if let versions = options.versions { edits.change(to: versions) }
    // Entries change places as they are now: no edit is inside another, and what is alike looks alike.
    guard let laidOut = edits.isEmpty ? tree : parse(edits.applied(), like: tree) else { return nil }
    return DocumentLists.tidied(in: laidOut)
  }

  /// The same tree without a byte order mark, and with line breaks as XML reads them.
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
  /// Formats a document, which need not be readable. A file that is no document is refused. The archive form of Xcode 3
  /// stays as it is, because Xcode is not known to change anything there by itself.
  ///
  /// - Returns: the text, or the diagnostics that prevent it; neither if the text would be longer than the limits allow.
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
