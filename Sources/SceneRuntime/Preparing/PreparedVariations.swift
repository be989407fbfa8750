import SceneArchive
import SceneValues

/// What of an object depends on traits: for each property, its values under some traits, everything looked up.
package final class PreparedVariations: Sendable {
  package struct Case: Sendable {
    package let traits: TraitSet
    package let set: PreparedUnit.Setter
    /// In the file.
    package let value: Int
  }

  package struct Property: Sendable {
    package let key: String
    package let access: PropertyAccess
    /// Whether it is set after the object is made, as runtime attributes are.
    package let isRuntimeAttribute: Bool
    /// What the element itself says; nil where it says nothing.
    package let base: PreparedUnit.Setter?
    /// Where in the file that is.
    package let baseValue: Int?
    /// Of those that hold, the last one counts.
    package var cases: [Case]

    func winner(under traits: TraitSet) -> Int? { cases.lastIndex { $0.traits.holds(in: traits) } }
  }

  /// In the order in which the class declares them, what it inherits first: so they are set.
  package let properties: [Property]

  /// Whether any of them is a text that some language says in another way.
  package let isTranslated: Bool

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
