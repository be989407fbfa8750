#if Macros
  import SwiftSyntax

  extension SyntaxProtocol {
    /// The first paragraph of the declaration's documentation comment as a single line, or nil if there is no comment.
    var documentation: String? {
      var lines: [String] = []
      for piece in leadingTrivia {
        switch piece {
        case .docLineComment(let text):
          lines.append(text.dropFirst(3).trimmed)
        case .docBlockComment(let text):
          lines = text.dropFirst(3).dropLast(2).split(separator: "\n", omittingEmptySubsequences: false).map {
            let line = $0.trimmed
            return line.hasPrefix("*") ? line.dropFirst().trimmed : line
          }
        case .newlines(let count) where count > 1:
          // A comment before an empty line does not document the declaration.
          lines = []
        default: break
        }
      }
      let paragraph = lines.drop(while: \.isEmpty).prefix { !$0.isEmpty && !$0.hasPrefix("- ") }
      return paragraph.isEmpty ? nil : paragraph.joined(separator: " ")
    }
  }

  extension StringProtocol {
    fileprivate var trimmed: String {
      var text = self[...]
      while text.first?.isWhitespace == true { text = text.dropFirst() }
      while text.last?.isWhitespace == true { text = text.dropLast() }
      return String(text)
    }
  }
#endif
