import SceneModel

/// An element's attributes that belong to the scene language. There are so few of them that comparing their names takes a
/// quarter of the time required for a dictionary lookup.
struct LanguageAttributes {
  private var found: [(key: String, value: Name)] = []

  subscript(key: String) -> Name? { found.last { $0.key == key }?.value }

  mutating func append(_ value: Name, for key: String) { found.append((key, value)) }
}
