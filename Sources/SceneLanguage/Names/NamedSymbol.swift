/// The symbol that a name refers to. Occurrences of the same symbol are equal or match according to `isSame`.
enum NamedSymbol: Hashable, Sendable {
  case object(file: String, id: String)
  case scene(file: String, name: String)
  case text(file: String, key: String)
  case type(String)
  /// An outlet, identified by its name and the class that declares it. The class is nil if it is unknown.
  case outlet(String, of: String?)
  case property(String, of: String?)
  case action(String, of: String?)
  /// A segue, identified by its name and the class of its source controller. The class is nil if it is
  /// unknown.
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
