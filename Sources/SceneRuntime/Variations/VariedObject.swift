import SceneValues

/// An object, and which of the values that depend on traits it was last given.
///
/// A property is set when another value counts than before, and only then: what code has set since, stays until the
/// traits change so that it matters.
final class VariedObject {
  private(set) weak var object: AnyObject?
  private var properties: [PreparedVariations.Property]
  /// By property: the case that counts; nil for what the element itself says.
  private var winners: [Int?]
  /// By property: gives back what the object had without any. Nil until it is asked.
  private var bases: [((AnyObject) -> Void)?]

  init(_ object: AnyObject, _ variations: PreparedVariations) {
    self.object = object
    properties = variations.properties
    winners = Array(repeating: nil, count: properties.count)
    bases = Array(repeating: nil, count: properties.count)
  }

  /// Sets what counts under these traits: while loading, what is decoded apart from what is set afterwards.
  func follow(_ traits: TraitSet, runtimeAttributes: Bool? = nil) {
    guard let object else { return }
    var isRestored = false
    for (index, property) in properties.enumerated()
    where runtimeAttributes == nil || property.isRuntimeAttribute == runtimeAttributes {
      if bases[index] == nil { bases[index] = property.base ?? property.access.restoration(object) }
      let winner = property.winner(under: traits)
      guard winner != winners[index] else { continue }
      winners[index] = winner
      if let winner {
        property.cases[winner].set(object)
      } else {
        bases[index]?(object)
        isRestored = isRestored || property.access.appearance != nil
      }
    }
    if isRestored { (object as? any StyledByRules)?.takeStyleAgain() }
  }

  func varies(_ key: String) -> Bool { properties.contains { $0.key == key } }

  /// Follows what another state of the file says, which is the same: but perhaps not in other languages.
  func take(_ variations: PreparedVariations) {
    guard variations.properties.count == properties.count else { return }
    properties = variations.properties
    for (index, property) in properties.enumerated() where bases[index] != nil {
      if let base = property.base { bases[index] = base }
    }
  }

  /// Says in another language what still is as it was said in the last one.
  ///
  /// - Parameters:
  ///   - variations: the same, prepared in that language.
  ///   - old: what a value said in the last one; nil for what is no text.
  func follow(_ variations: PreparedVariations, _ old: (_ value: Int) -> String?) {
    let before = properties
    properties = variations.properties
    guard let object else { return }
    for (index, property) in properties.enumerated() {
      if bases[index] != nil, let base = property.base { bases[index] = base }
      let winner = winners[index]
      guard let value = winner.map({ before[index].cases[$0].value }) ?? before[index].baseValue,
        let text = old(value), property.access.read(object).writtenText == text
      else { continue }
      if let winner { property.cases[winner].set(object) } else { property.base?(object) }
    }
  }
}

/// An object that appearance rules are for.
package protocol StyledByRules: AnyObject {
  /// A property is nobody's any more: a rule may have something to say.
  func takeStyleAgain()
}
