import SceneSyntax

/// The forms in which Interface Builder has written files.
struct DocumentForm {
  /// Whether it is of Xcode 3 and 4.0; otherwise, of version 4.2 and newer.
  let isArchive: Bool
  let isStoryboard: Bool
  /// Whether it is made of AppKit, not of UIKit.
  let isMac: Bool
  /// Whether it is for a watch, whose views are laid out in groups and have no frames.
  let isWatch: Bool

  /// Nil for what is no document of Interface Builder's.
  init?(of tree: SyntaxTree) {
    switch tree.name(of: tree.root) {
    case "archive": isArchive = true
    case "document": isArchive = false
    default: return nil
    }
    guard let name = tree.names.id(of: "type"), let attribute = tree.attribute(name, of: tree.root) else {
      return nil
    }
    let type = tree.valueBytes(of: attribute)
    guard type.starts(with: "com.apple.InterfaceBuilder".utf8) else { return nil }
    let words = type.split(separator: UInt8(ascii: "."))
    isStoryboard = words.contains { $0.elementsEqual("Storyboard".utf8) }
    isWatch = words.contains { $0.elementsEqual("WatchKit".utf8) }
    isMac = type.starts(with: "com.apple.InterfaceBuilder3.Cocoa.".utf8)
  }

  /// Whether a tree is what Interface Builder 2 wrote into its nibs, when documents had no type yet. It is not read.
  static func isOfInterfaceBuilder2(_ tree: SyntaxTree) -> Bool {
    guard tree.name(of: tree.root) == "object", let name = tree.names.id(of: "class"),
      let attribute = tree.attribute(name, of: tree.root)
    else { return false }
    return tree.value(of: attribute) == "NSIBObjectData"
  }
}
