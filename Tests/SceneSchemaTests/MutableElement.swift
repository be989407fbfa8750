import SceneDiagnostics
import SceneSyntax

final class MutableElement {
  var name: String
  var attributes: [(key: String, value: String)]
  var children: [MutableElement]
  var text: String

  init(
    _ name: String, _ attributes: [(String, String)] = [], _ children: [MutableElement] = [],
    text: String = ""
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.text = text
  }

  static func reading(_ text: String) -> MutableElement {
    let tree = SyntaxParser.parse(SourceText(path: "", text)).tree!
    func node(_ index: Int) -> MutableElement {
      let element = tree.elements[index]
      return MutableElement(
        tree.name(of: element),
        tree.namespaces(of: index).map { ("xmlns:\($0.prefix)", $0.uri) }
          + tree.attributes(of: element).map { (tree.name(of: $0), tree.value(of: $0)) },
        tree.children(of: index).map(node),
        text: tree.texts.first { $0.parent == index }.map(tree.value(of:)) ?? "")
    }
    return node(0)
  }

  var copy: MutableElement { MutableElement(name, attributes, children.map(\.copy), text: text) }

  /// This element and its descendants, without the content of imported elements.
  var all: [MutableElement] { [self] + (name.hasPrefix("ib:") ? [] : children.flatMap(\.all)) }

  var written: String {
    let written = attributes.map { " \($0.key)=\"\(Self.escaped($0.value))\"" }.joined()
    return "<\(name)\(written)>\(Self.escaped(text))" + children.map(\.written).joined(separator: "\n")
      + "</\(name)>"
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&", "<", "\"", "\n", "\t", "\r": escaped += "&#\(scalar.value);"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
