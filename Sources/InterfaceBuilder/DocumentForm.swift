import SceneDiagnostics
import SceneSyntax

/// The forms in which Interface Builder has written files.
enum DocumentForm {
  /// What Xcode has written since version 4.2, for what is made of UIKit.
  case modern(isStoryboard: Bool)
  /// The same, for macOS.
  case mac
  /// What Xcode 3 and 4.0 wrote.
  case archive

  /// Nil for what is no document of Interface Builder's.
  init?(of tree: SyntaxTree) {
    func value(_ name: String) -> String {
      tree.names.id(of: name).flatMap { tree.attribute($0, of: tree.root) }.map { tree.value(of: $0) } ?? ""
    }
    let type = value("type")
    guard type.hasPrefix("com.apple.InterfaceBuilder") else { return nil }
    switch tree.name(of: tree.root) {
    case "archive": self = .archive
    case "document" where type.hasPrefix("com.apple.InterfaceBuilder3.Cocoa."): self = .mac
    case "document": self = .modern(isStoryboard: type.contains("Storyboard"))
    default: return nil
    }
  }

  /// Why a document of this form is not read.
  func refusal(of tree: SyntaxTree) -> Diagnostic {
    let message: String
    switch self {
    case .archive:
      message =
        "This is the archive form of Xcode 3, which is not read: open the file in Xcode 4.2 or newer once, and save it"
    case .mac, .modern: message = "This is a document for macOS, which is not read: only those for UIKit are"
    }
    return InterfaceBuilderRules.formNotRead.diagnostic(message, at: tree.location(tree.root.nameRange))
  }
}
