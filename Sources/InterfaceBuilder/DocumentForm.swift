import SceneSyntax

/// The forms in which Interface Builder has written files.
struct DocumentForm {
  /// Whether it is of Xcode 3 and 4.0; otherwise, of version 4.2 and newer.
  let isArchive: Bool
  let isStoryboard: Bool
  /// Whether it is made of AppKit, not of UIKit.
  let isMac: Bool

  /// Nil for what is no document of Interface Builder's.
  init?(of tree: SyntaxTree) {
    func value(_ name: String) -> String {
      tree.names.id(of: name).flatMap { tree.attribute($0, of: tree.root) }.map { tree.value(of: $0) } ?? ""
    }
    let type = value("type")
    guard type.hasPrefix("com.apple.InterfaceBuilder") else { return nil }
    switch tree.name(of: tree.root) {
    case "archive": isArchive = true
    case "document": isArchive = false
    default: return nil
    }
    isStoryboard = type.contains("Storyboard")
    isMac = type.hasPrefix("com.apple.InterfaceBuilder3.Cocoa.")
  }
}
