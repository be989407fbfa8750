/// The symbol that a name refers to. Occurrences of the same symbol are equal or match according to `isSame`.
enum NamedSymbol: Hashable, Sendable {
  case object(file: String, id: String)
  /// An Interface Builder scene, by its name in code.
  case scene(file: String, name: String)
  case text(file: String, key: String)
  case type(String)
  /// A member, by the class that declares it. Nil if the class is unknown.
  case outlet(String, of: String?)
  case property(String, of: String?)
  case action(String, of: String?)
  /// A segue, by the class of its source controller. Nil if the class is unknown.
  case segue(String, by: String?)
  case reuse(String)
  case storyboard(String)
  case image(String)
  case color(String)
  /// A scene that code refers to, in any file.
  case anyScene(String)
  /// The key of a text that code looks up in an app's table.
  case codeText(String, table: String)
}

struct NamedPlace: Hashable, Sendable {
  enum Origin: Hashable, Sendable {
    case markup, table
    /// A literal in Swift, without its quotes.
    case literal
    case declaration
    /// A Swift expression that evaluates to the name.
    case expression
  }

  var place: FileRange
  var isDefinition = false
  var origin = Origin.markup
  /// Whether the text contains the name without references or escapes.
  var isVerbatim = true
}
