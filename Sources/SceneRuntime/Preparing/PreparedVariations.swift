import SceneArchive
import SceneValues

/// The values of an object's properties that depend on traits. All names have already been looked up.
package final class PreparedVariations: Sendable {
  package struct Case: Sendable {
    package let traits: TraitSet
    package let set: PreparedUnit.Setter
    package let value: Int
  }

  package struct Property: Sendable {
    package let key: String
    package let access: PropertyAccess
    package let isRuntimeAttribute: Bool
    package let base: PreparedUnit.Setter?
    package let baseValue: Int?
    /// The values and the traits for which they apply. The last case that matches the current traits is used.
    package var cases: [Case]

    func applicableCase(under traits: TraitSet) -> Int? { cases.lastIndex { $0.traits.holds(in: traits) } }
  }

  /// The properties in the order in which they are set: inherited properties first, then all others in declaration order.
  package let properties: [Property]

  package let isTranslated: Bool

  init(_ properties: [Property], isTranslated: Bool, of registered: RegisteredClass) {
    self.isTranslated = isTranslated
    let lineage = sequence(first: registered, next: \.superclass).reversed()
    let keys = lineage.flatMap { $0.declaration.description.properties.map(\.key) }
    let ranks = Dictionary(keys.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    self.properties = properties.sorted { ranks[$0.key, default: 0] < ranks[$1.key, default: 0] }
  }

  func value(forKey key: String, under traits: TraitSet) -> Int? {
    guard let property = properties.first(where: { $0.key == key }) else { return nil }
    return property.applicableCase(under: traits).map { property.cases[$0].value }
  }
}
