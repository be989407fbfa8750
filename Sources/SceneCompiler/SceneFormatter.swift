import InterfaceBuilder
import SceneDiagnostics
import SceneModel
import SceneParsing
import SceneSyntax
import SceneValues

/// A formatter that writes scenes in canonical form and removes insignificant content from Interface Builder
/// files. Formatting does not change the digest of the compiled scene.
///
/// ```swift
/// let formatter = SceneFormatter(vocabulary: Registry.library.vocabulary)
/// if let text = formatter.format(source).text { print(text.count) }
/// ```
public struct SceneFormatter: Sendable {
  /// The classes that determine the order of attributes. Unknown attributes come last, sorted by name.
  public var vocabulary: Vocabulary
  /// The maximum size and nesting depth of a scene. The size limit also applies to the output.
  public var limits: SyntaxLimits
  package var documentOptions = InterfaceBuilder.FormattingOptions()

  /// Creates a formatter for the classes of a vocabulary, with the default limits.
  public init(vocabulary: Vocabulary, limits: SyntaxLimits = .default) {
    self.vocabulary = vocabulary
    self.limits = limits
  }

  /// Formats a scene or an Interface Builder file. The source must be well-formed XML. `.storyboard` and `.xib` files
  /// must be Interface Builder files.
  ///
  /// - Returns: The text as UTF-8 and the diagnostics. The text is nil if the file cannot be formatted.
  public func format(_ source: SourceText) -> (text: [UInt8]?, diagnostics: [Diagnostic]) {
    let (tree, faults) = SyntaxParser.parse(source, limits: limits)
    guard let tree, !faults.hasErrors else { return (nil, faults) }
    if InterfaceBuilder.isDocument(tree) || InterfaceBuilder.isName(source.path) {
      let (text, diagnostics) = InterfaceBuilder.format(tree, limits: limits, options: documentOptions)
      guard text != nil || diagnostics.hasErrors else {
        return (nil, [CanonicalWriter.tooLarge(source, limit: limits.bytes)])
      }
      return (text, faults + diagnostics)
    }
    let (text, diagnostics) = canonical(tree)
    return (text, faults + diagnostics)
  }

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
