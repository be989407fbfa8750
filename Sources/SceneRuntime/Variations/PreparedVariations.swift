import SceneArchive
import SceneValues

/// What of an object depends on traits: for each property, its values under some traits, everything looked up.
final class PreparedVariations: Sendable {
  struct Case: Sendable {
    let traits: TraitSet
    let set: PreparedUnit.Setter
    /// In the file.
    let value: Int
  }

  struct Property: Sendable {
    let key: String
    let access: PropertyAccess
    /// Whether it is set after the object is made, as runtime attributes are.
    let isRuntimeAttribute: Bool
    /// What the element itself says; nil where it says nothing.
    let base: PreparedUnit.Setter?
    /// Where in the file that is.
    let baseValue: Int?
    /// Of those that hold, the last one counts.
    var cases: [Case]

    func winner(under traits: TraitSet) -> Int? { cases.lastIndex { $0.traits.holds(in: traits) } }
  }

  /// In the order in which the class declares them, what it inherits first: so they are set.
  let properties: [Property]

  /// Whether any of them is a text that some language says in another way.
  let isTranslated: Bool

  init(_ properties: [Property], isTranslated: Bool, of registered: RegisteredClass) {
    self.isTranslated = isTranslated
    let lineage = sequence(first: registered, next: \.superclass).reversed()
    let keys = lineage.flatMap { $0.declaration.description.properties.map(\.key) }
    let ranks = Dictionary(keys.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    self.properties = properties.sorted { ranks[$0.key, default: 0] < ranks[$1.key, default: 0] }
  }

  /// The value in the file that a property has under some traits; nil where the element itself says it.
  func value(forKey key: String, under traits: TraitSet) -> Int? {
    guard let property = properties.first(where: { $0.key == key }) else { return nil }
    return property.winner(under: traits).map { property.cases[$0].value }
  }
}
