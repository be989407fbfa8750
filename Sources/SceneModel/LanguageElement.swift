/// An element that belongs to the scene language itself rather than to a class in the vocabulary.
package struct LanguageElement: Sendable {
  package let name: String
  package let required: [String]
  package let optional: [String]
  package let className: String?
  /// All attributes of the element. The array is stored because it is accessed for each attribute in a file.
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
  /// The `<when>` element, which accepts `traits` and the properties of the surrounding object.
  package static let when = LanguageElement("when", ["traits"])
  package static let constraint = LanguageElement("constraint", ["equation"], ["id", active])
  package static let constraints = LanguageElement("constraints", ["format"], ["options", "metrics"])

  package static let segueClass = "Segue"

  package static let insideObjects = [outlet, outletCollection, action, segue, runtimeAttribute, value, when]
  package static let insideViews = [constraint, constraints]
  package static let all = [storyboard, nib, scene, appearance] + insideObjects + insideViews

  package static let described = all.filter { $0.className != nil }

  package static let active = "active"
  package static let objectAttributes = ["id", "class"]
  /// The attribute that indicates that a scene's controller is created by code.
  package static let entry = "entry"
  /// The attributes that identify a prototype. Lists read them before they create an object of the prototype.
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
