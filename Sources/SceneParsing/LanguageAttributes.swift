import SceneModel

/// The attributes of the scene language on an element. They are so few that comparing their names takes a quarter of
/// the time of a dictionary lookup.
struct LanguageAttributes {
  private var found: [(key: String, value: Name)] = []

  subscript(key: String) -> Name? { found.last { $0.key == key }?.value }

  mutating func append(_ value: Name, for key: String) { found.append((key, value)) }
}
