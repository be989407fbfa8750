import SceneDiagnostics
import SceneSyntax
import SceneValues

struct DocumentForm {
  /// Whether the document has the Xcode 3 archive format, which later versions of Xcode replaced.
  let isArchive: Bool
  let isStoryboard: Bool
  let isMac: Bool
  let isWatch: Bool

  enum Kit { case touch, watch, mac }

  var kit: Kit { isMac ? .mac : isWatch ? .watch : .touch }

  init?(of tree: SyntaxTree) {
    switch tree.name(of: tree.root) {
    case "archive": isArchive = true
    case "document": isArchive = false
    // A misspelled root is reported, and its content is checked as if the root were correct.
    case let name where !closestMatches(to: name, in: ["document"], atMost: 2).isEmpty: isArchive = false
    default: return nil
    }
    guard let name = tree.names.id(of: "type"), let attribute = tree.attribute(name, of: tree.root) else {
      return nil
    }
    let written = tree.value(of: attribute)
    let type = isArchive ? written : DocumentType.intended(by: written)
    guard type.hasPrefix("com.apple.InterfaceBuilder") else { return nil }
    let meaning = Self.known[type] ?? TypeMeaning(type)
    isStoryboard = meaning.isStoryboard
    isWatch = meaning.isWatch
    isMac = meaning.isMac
  }

  private struct TypeMeaning {
    let isStoryboard: Bool
    let isMac: Bool
    let isWatch: Bool

    init(_ type: String) {
      let words = type.utf8.split(separator: UInt8(ascii: ".")).map(Substring.init)
      isStoryboard = words.contains("Storyboard")
      isWatch = words.contains("WatchKit")
      isMac = type.hasPrefix("com.apple.InterfaceBuilder3.Cocoa.")
    }
  }

  private static let known = StringMap(DocumentType.all.map { ($0.name, TypeMeaning($0.name)) })

  static func isForTV(_ tree: SyntaxTree) -> Bool {
    tree.attribute(named: "targetRuntime", of: tree.root)
      .map { tree.value(of: $0, is: "AppleTV") } == true
  }

  /// Returns whether a tree is a nib from Interface Builder 2. Such nibs are not supported.
  static func isOfInterfaceBuilder2(_ tree: SyntaxTree) -> Bool {
    guard tree.name(of: tree.root) == "object", let name = tree.names.id(of: "class"),
      let attribute = tree.attribute(name, of: tree.root)
    else { return false }
    return tree.value(of: attribute) == "NSIBObjectData"
  }
}
