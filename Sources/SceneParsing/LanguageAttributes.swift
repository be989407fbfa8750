import SceneModel

/// An element's attributes of the scene language. Comparing so few names takes a quarter of the time of hashing.
struct LanguageAttributes {
  private var found: [(key: String, value: Name)] = []

  init() {
    found.reserveCapacity(4)
  }

  subscript(key: String) -> Name? { found.last { $0.key == key }?.value }

  mutating func append(_ value: Name, for key: String) { found.append((key, value)) }
}
