/// An element of the language itself, as opposed to one that a class of the vocabulary names.
package struct LanguageElement: Sendable {
  package let name: String
  package let required: [String]
  package let optional: [String]
  /// The class that describes what else the element takes; nil for one that takes nothing else.
  package let className: String?
  /// All of these, put together once: they are asked for with each attribute.
  package let attributes: [String]

  package static let storyboard = LanguageElement(.storyboard, ["version"], ["initial"])
  package static let nib = LanguageElement(.nib, ["version"], ["owner"])
  package static let scene = LanguageElement("scene")
  package static let appearance = LanguageElement("appearance", ["class"], ["in"])
  package static let outlet = LanguageElement("outlet", ["property", "destination"])
  package static let outletCollection = LanguageElement("outletCollection", ["property", "destinations"])
  package static let action = LanguageElement("action", ["selector", "destination"], ["event"])
  package static let segue = LanguageElement(
    "segue", ["kind"], ["identifier", "destination", "class", "action", "anchor"], class: segueClass)
  package static let runtimeAttribute = LanguageElement("runtimeAttribute", ["key", "type", "value"])
  package static let value = LanguageElement("value", ["key"])
  /// Beside `traits`, the properties of the object that it stands in.
  package static let when = LanguageElement("when", ["traits"])
  /// In it may stand `<when>`.
  package static let constraint = LanguageElement("constraint", ["equation"], ["id", active])
  package static let constraints = LanguageElement("constraints", ["format"], ["options", "metrics"])

  /// The class of segues that name no other.
  package static let segueClass = "Segue"

  /// What may stand inside the element of any object.
  package static let insideObjects = [outlet, outletCollection, action, segue, runtimeAttribute, value, when]
  /// What may stand inside the element of any view, too.
  package static let insideViews = [constraint, constraints]
  package static let all = [storyboard, nib, scene, appearance] + insideObjects + insideViews

  /// The elements whose attributes are also properties of a class.
  package static let described = all.filter { $0.className != nil }

  /// Whether a constraint is to hold.
  package static let active = "active"
  /// What every object's element may have beside its class's properties.
  package static let objectAttributes = ["id", "class"]
  /// What the element of a scene's controller may have, too: whether code reaches it.
  package static let entry = "entry"
  /// What a prototype is found by, before there is an object of it.
  package static let prototypeIdentity: Set<String> = ["reuseIdentifier", "kind"]

  private init(
    _ name: String, _ required: [String] = [], _ optional: [String] = [], class className: String? = nil
  ) {
    self.name = name
    self.className = className
    self.required = required
    self.optional = optional
    attributes = required + optional
  }

  private init(_ kind: SceneDocument.Kind, _ required: [String], _ optional: [String]) {
    self.init(kind.rawValue, required, optional, class: kind.className)
  }
}
