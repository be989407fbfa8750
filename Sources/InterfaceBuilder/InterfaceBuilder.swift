import SceneDiagnostics
import SceneModel
import SceneSyntax
import SceneValues

/// Reads what Xcode's Interface Builder writes, storyboards and nibs, as scenes.
///
/// ```swift
/// if InterfaceBuilder.isDocument(tree) {
///   let translation = InterfaceBuilder.translate(tree)
///   for finding in translation.diagnostics { print(finding.message) }
/// }
/// ```
package enum InterfaceBuilder {
  /// What became of a document.
  package struct Translation: Sendable {
    /// The scene, every part of which points at the document's own bytes; nil for a form that is not read.
    package var tree: SyntaxTree?
    package var diagnostics: [Diagnostic]
    /// What became of each element and attribute; nil for a form that is not read.
    package var statistics: ImportStatistics?
    /// What the readable ids of the scene are in the document; empty for ids that are as close to the document's as can
    /// be.
    package var originals: [String: String] = [:]
    /// Names in the document that may be right, for all that is known.
    package var unlisted: [UnknownMember] = []
    /// What the scene calls things of the document; nil where the document is of a form that has to be read anew for that.
    package var targets: SceneTargets?
  }

  /// Whether a tree is what Interface Builder writes, in a form that is read or not.
  package static func isDocument(_ tree: SyntaxTree) -> Bool {
    DocumentForm(of: tree) != nil || DocumentForm.isOfInterfaceBuilder2(tree)
  }

  /// Whether a document is for a watch, whose views are laid out in groups and have no frames.
  package static func isForWatch(_ tree: SyntaxTree) -> Bool { DocumentForm(of: tree)?.isWatch == true }

  /// Whether a document is for macOS, whose views have the origin of their coordinates at the bottom.
  package static func isForMac(_ tree: SyntaxTree) -> Bool { DocumentForm(of: tree)?.isMac == true }

  /// Whether a document is for Apple's TV, whose screens and controls are others.
  package static func isForTV(_ tree: SyntaxTree) -> Bool {
    tree.names.id(of: "targetRuntime").flatMap { tree.attribute($0, of: tree.root) }
      .map { tree.value(of: $0, is: "AppleTV") } == true
  }

  /// Whether a document is for phones and pads, and for none of these.
  package static func isForPhones(_ tree: SyntaxTree) -> Bool {
    let form = DocumentForm(of: tree)
    return form?.isMac != true && form?.isWatch != true && !isForTV(tree)
  }

  /// Whether a file is called as Interface Builder calls its own.
  package static func isName(_ path: String) -> Bool {
    path.hasSuffix(".storyboard") || path.hasSuffix(".xib")
  }
}
