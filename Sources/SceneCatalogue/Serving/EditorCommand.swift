import SceneFiles
import SceneValues

/// How a place of a file is opened in an editor: a program and its arguments, without a shell.
package struct EditorCommand: Equatable, Sendable {
  /// With `{file}`, `{line}` and `{column}` where these are to stand.
  private let words: [String]

  /// Reads `code -g {file}:{line}:{column}`. What stands between quotes is one word. Without `{file}`, the path comes last.
  ///
  /// - Throws: `Failure` where it names no program, and for a quote that is not closed.
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
    guard quote == nil else { throw Failure("The editor '\(text)': a quote is not closed", .request) }
    if let word { words.append(word) }
    guard let program = words.first, !program.isEmpty else {
      throw Failure("The editor '\(text)' names no program", .request)
    }
    guard !program.contains("{") else {
      throw Failure("The editor '\(text)': a program comes first, such as 'code -g {file}:{line}'", .request)
    }
    if !words.contains(where: { $0.contains("{file}") }) { words.append("{file}") }
    self.words = words
  }

  /// An editor with a window of its own, as variables of the environment name it; nil for one that needs a terminal, and
  /// for one that nobody knows how to tell a line.
  ///
  /// - Parameter variable: what it says: `VISUAL` or `EDITOR`.
  package init?(variable: String) {
    guard let first = variable.split(separator: " ").first,
      let name = first.split(separator: "/").last.map(String.init), let form = Self.forms[name]
    else { return nil }
    try? self.init("\(variable) \(form)")
  }

  /// What programs take for a place.
  private static let forms: [String: String] = [
    "code": "-g {file}:{line}:{column}", "codium": "-g {file}:{line}:{column}",
    "cursor": "-g {file}:{line}:{column}", "zed": "{file}:{line}:{column}",
    "zeditor": "{file}:{line}:{column}",
    "subl": "{file}:{line}:{column}", "gvim": "+{line} {file}", "gedit": "{file} +{line}:{column}",
    "gnome-text-editor": "{file} +{line}:{column}", "kate": "-l {line} -c {column} {file}",
    "emacsclient": "-n +{line}:{column} {file}", "xed": "+{line} {file}", "mousepad": "-l {line} {file}",
  ]

  /// What is run for a place. The path is one from the root, so that no program takes it for an option.
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
