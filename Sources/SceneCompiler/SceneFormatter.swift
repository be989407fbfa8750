import InterfaceBuilder
import SceneDiagnostics
import SceneModel
import SceneParsing
import SceneSyntax
import SceneValues

/// Writes scenes in their canonical form, and takes what means nothing out of Interface Builder's files. What they
/// compile to stays the same, to the digest.
///
/// ```swift
/// let formatter = SceneFormatter(vocabulary: Registry.library.vocabulary)
/// if let text = formatter.format(source).text { print(text.count) }
/// ```
public struct SceneFormatter: Sendable {
  /// The classes whose properties say in which order attributes stand; unknown ones stand last, by name.
  public var vocabulary: Vocabulary
  /// How large and how deep a scene may be; what is written holds to the size as well.
  public var limits: SyntaxLimits
  /// What else is taken out of Interface Builder's files.
  package var documentOptions = InterfaceBuilder.FormattingOptions()

  /// Makes a formatter for the classes of a vocabulary, with the default limits of files.
  public init(vocabulary: Vocabulary, limits: SyntaxLimits = .default) {
    self.vocabulary = vocabulary
    self.limits = limits
  }

  /// Formats a scene, or a file of Interface Builder's, which is known by what it holds; what is called
  /// `.storyboard` or `.xib` has to be one. Whether it is valid is not asked: only what is no XML cannot be formatted.
  ///
  /// - Returns: the text as UTF-8, with a final newline, or the diagnostics for which there is none.
  public func format(_ source: SourceText) -> (text: [UInt8]?, diagnostics: [Diagnostic]) {
    let (tree, faults) = SyntaxParser.parse(source, limits: limits)
    guard let tree, !faults.hasErrors else { return (nil, faults) }
    if InterfaceBuilder.isDocument(tree) || InterfaceBuilder.isName(source.path) {
      let (text, findings) = InterfaceBuilder.format(tree, limits: limits, options: documentOptions)
      guard text != nil || findings.hasErrors else {
        return (nil, [CanonicalWriter.tooLarge(source, limit: limits.bytes)])
      }
      return (text, faults + findings)
    }
    let (text, findings) = canonical(tree)
    return (text, faults + findings)
  }

  /// The canonical form of a scene.
  func canonical(_ tree: SyntaxTree) -> (text: [UInt8]?, diagnostics: [Diagnostic]) {
    var order = AttributeOrder(vocabulary: vocabulary)
    guard
      let text = CanonicalWriter.text(
        of: tree, limit: limits.bytes, keeping: ImportedNames.contains,
        ranks: { order.ranks(of: $0, in: tree) })
    else { return (nil, [CanonicalWriter.tooLarge(tree.source, limit: limits.bytes)]) }
    return (text, [])
  }
}
