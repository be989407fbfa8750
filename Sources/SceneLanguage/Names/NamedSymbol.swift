/// The symbol to which a name refers. Two values represent the same symbol if they are equal or `isSame` returns true.
enum NamedSymbol: Hashable, Sendable {
  case object(file: String, id: String)
  case scene(file: String, name: String)
  case text(file: String, key: String)
  case type(String)
  /// An outlet, identified by its name and the class that declares it. The class is nil if unknown.
  case outlet(String, of: String?)
  case property(String, of: String?)
  case action(String, of: String?)
  /// A segue, identified by its name and the class of its source controller. The class is nil if unknown.
  case segue(String, by: String?)
  case reuse(String)
  case storyboard(String)
  case image(String)
  case color(String)
  case anyScene(String)
  case codeText(String, table: String)
}

struct NamedPlace: Hashable, Sendable {
  enum Origin: Hashable, Sendable {
    case markup, table
    case literal
    case declaration
    case expression
  }

  var place: FileRange
  var isDefinition = false
  var origin = Origin.markup
  var isVerbatim = true
}
