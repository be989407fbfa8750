import SceneDiagnostics
import SceneModel
import SceneSyntax
import SceneValues

/// A namespace for functions that read Interface Builder storyboards and xibs as scenes.
///
/// ```swift
/// if InterfaceBuilder.isDocument(tree) {
///   let translation = InterfaceBuilder.translate(tree)
///   for diagnostic in translation.diagnostics { print(diagnostic.message) }
/// }
/// ```
package enum InterfaceBuilder {
  package struct Translation: Sendable {
    /// The scene, or nil if the document's format is not supported. Ranges refer to the bytes of the document.
    package var tree: SyntaxTree?
    package var diagnostics: [Diagnostic]
    package var statistics: ImportStatistics?
    /// The document's ids, keyed by the scene's readable ids. The dictionary is empty if the scene has no readable ids.
    package var originals: [String: String] = [:]
    /// The names in the document that are missing from the tables of known names but might be valid.
    package var unlisted: [UnknownMember] = []
    /// The scene names of the document's objects, or nil if determining them requires reading the document again.
    package var targets: SceneTargets?
  }

  /// Returns whether a tree is a document written by Interface Builder, even if the document's format is not supported.
  package static func isDocument(_ tree: SyntaxTree) -> Bool {
    DocumentForm(of: tree) != nil || DocumentForm.isOfInterfaceBuilder2(tree)
  }

  package static func isForWatch(_ tree: SyntaxTree) -> Bool { DocumentForm(of: tree)?.isWatch == true }

  package static func isForMac(_ tree: SyntaxTree) -> Bool { DocumentForm(of: tree)?.isMac == true }

  package static func isForTV(_ tree: SyntaxTree) -> Bool { DocumentForm.isForTV(tree) }

  /// Returns a document's platform if layout on that platform differs from layout on iOS, and nil otherwise.
  package static func platformWithoutLayout(_ tree: SyntaxTree) -> String? {
    if isForMac(tree) { return "macOS" }
    if isForWatch(tree) { return "watchOS" }
    return isForTV(tree) ? "tvOS" : nil
  }

  package static func isStoryboard(_ tree: SyntaxTree) -> Bool {
    DocumentForm(of: tree)?.isStoryboard == true
  }

  package static func isName(_ path: String) -> Bool {
    path.hasSuffix(".storyboard") || path.hasSuffix(".xib")
  }
}
