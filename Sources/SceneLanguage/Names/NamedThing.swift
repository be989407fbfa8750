/// What a name stands for: whoever names the same thing, names it by an equal value or by one that `isSame` holds for.
enum NamedThing: Hashable, Sendable {
  /// An object of a file, by its id.
  case object(file: String, id: String)
  /// A scene of Interface Builder's, by what code calls it.
  case scene(file: String, name: String)
  /// A text of a file that can be translated, by its key.
  case text(file: String, key: String)
  /// A class, by its qualified name.
  case type(String)
  /// A member, by the class that declares it; nil where that may be any.
  case outlet(String, of: String?)
  case property(String, of: String?)
  case action(String, of: String?)
  /// A segue, by the class of the controller that performs it; nil where that may be any.
  case segue(String, by: String?)
  case reuse(String)
  case storyboard(String)
  case image(String)
  case color(String)
  /// A scene that code names, in whatever file.
  case anyScene(String)
  /// The key of a text that code looks up in a table of the program's.
  case codeText(String, table: String)
}

/// A place that names a thing.
struct NamedPlace: Hashable, Sendable {
  enum Origin: Hashable, Sendable {
    case markup, table
    /// A literal in Swift, without its quotes.
    case literal
    /// A name in Swift: of a class, a property, a method.
    case declaration
    /// An expression in Swift that stands for the name.
    case expression
  }

  var place: FileRange
  var isDefinition = false
  var origin = Origin.markup
  /// Whether what stands there is the name as it is, and not with references or escapes in it.
  var isVerbatim = true
}
