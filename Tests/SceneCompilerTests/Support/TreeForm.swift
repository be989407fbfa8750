import SceneDiagnostics
import SceneSyntax

/// The XML content of a scene regardless of its form. Texts with the same content are equivalent for all XML
/// parsers.
struct TreeForm: Equatable {
  var elements: [String] = []
  var texts: [String] = []
  var comments: [String] = []
  var instructions: [String] = []

  /// Returns nil if the text is not XML.
  init?(_ source: SourceText) {
    guard let tree = SyntaxParser.parse(source).tree else { return nil }
    for element in tree.elements {
      let attributes = tree.attributes(of: element).map { "\(tree.name(of: $0))=\(tree.value(of: $0))" }
        .sorted()
      elements.append("\(element.parent) \(tree.name(of: element)) \(attributes)")
    }
    texts = tree.texts.map { "\($0.parent) \(tree.value(of: $0))" }
    comments = tree.comments.map { comment in
      // The line breaks of comments do not matter.
      let words = source.text(comment.range).split(whereSeparator: \.isWhitespace)
      return "\(comment.parent) \(comment.next) \(words.joined(separator: " "))"
    }
    instructions = tree.instructions.map { instruction in
      let data = tree.data(of: instruction).split(whereSeparator: \.isNewline).map { line in
        String(line.reversed().drop(while: \.isWhitespace).reversed())
      }
      return "\(instruction.parent) \(instruction.next) \(tree.target(of: instruction)) \(data)"
    }
  }
}
