import SceneFiles
import SceneValues

/// A command that opens a file at a position in an editor: an executable and its arguments. No shell is started.
package struct EditorCommand: Equatable, Sendable {
  private let words: [String]

  /// Parses a command such as `code -g {file}:{line}:{column}`. Without `{file}`, the path becomes the last argument.
  /// Throws `Failure` if there is no executable or a quote is not closed.
  package init(_ text: String) throws(Failure) {
    var words: [String] = []
    var word: String?
    var quote: Character?
    for character in text {
      if let open = quote {
        if character == open { quote = nil } else { word = (word ?? "") + String(character) }
      } else if character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if character == " " || character == "\t" {
        if let whole = word { words.append(whole) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    guard quote == nil else { throw Failure("Invalid editor '\(text)': a quote is not closed", .request) }
    if let word { words.append(word) }
    guard let program = words.first, !program.isEmpty else {
      throw Failure("Invalid editor '\(text)': it does not name a program", .request)
    }
    guard !program.contains("{") else {
      throw Failure(
        "Invalid editor '\(text)': it must begin with a program, such as 'code -g {file}:{line}'", .request)
    }
    if !words.contains(where: { $0.contains("{file}") }) { words.append("{file}") }
    self.words = words
  }

  /// Creates the command from `VISUAL` or `EDITOR`, or nil for terminal editors and those with an unknown line option.
  package init?(variable: String) {
    guard let first = variable.split(separator: " ").first,
      let name = first.split(separator: "/").last.map(String.init), let form = Self.forms[name]
    else { return nil }
    try? self.init("\(variable) \(form)")
  }

  private static let forms: [String: String] = [
    "code": "-g {file}:{line}:{column}", "codium": "-g {file}:{line}:{column}",
    "cursor": "-g {file}:{line}:{column}", "zed": "{file}:{line}:{column}",
    "zeditor": "{file}:{line}:{column}",
    "subl": "{file}:{line}:{column}", "gvim": "+{line} {file}", "gedit": "{file} +{line}:{column}",
    "gnome-text-editor": "{file} +{line}:{column}", "kate": "-l {line} -c {column} {file}",
    "emacsclient": "-n +{line}:{column} {file}", "xed": "+{line} {file}", "mousepad": "-l {line} {file}",
  ]

  /// Returns the command for a position. The path is absolute so that an editor does not interpret it as an option.
  package func arguments(file: String, line: Int, column: Int) -> [String] {
    words.map { word in
      var result = ""
      var rest = word[...]
      while let start = rest.firstIndex(of: "{") {
        result += rest[..<start]
        rest = rest[start...]
        if rest.hasPrefix("{file}") {
          result += file
          rest = rest.dropFirst(6)
        } else if rest.hasPrefix("{line}") {
          result += "\(line)"
          rest = rest.dropFirst(6)
        } else if rest.hasPrefix("{column}") {
          result += "\(column)"
          rest = rest.dropFirst(8)
        } else {
          result.append(rest.removeFirst())
        }
      }
      return result + rest
    }
  }
}
