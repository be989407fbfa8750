import SceneValues

/// An object, and the case that currently applies to each of its trait-dependent properties. A property is set only when
/// a different case applies. A value set in code therefore remains until then.
final class VariedObject {
  private(set) weak var object: AnyObject?
  private var properties: [PreparedVariations.Property]
  /// The index of the case that applies to each property, or nil if the base value applies.
  private var winners: [Int?]
  private var bases: [((AnyObject) -> Void)?]

  init(_ object: AnyObject, _ variations: PreparedVariations) {
    self.object = object
    properties = variations.properties
    winners = Array(repeating: nil, count: properties.count)
    bases = Array(repeating: nil, count: properties.count)
  }

  func follow(_ traits: TraitSet, runtimeAttributes: Bool? = nil) {
    guard let object else { return }
    var isRestored = false
    for (index, property) in properties.enumerated()
    where runtimeAttributes == nil || property.isRuntimeAttribute == runtimeAttributes {
      if bases[index] == nil { bases[index] = property.base ?? property.access.restoration(object) }
      let applicableCase = property.applicableCase(under: traits)
      guard applicableCase != winners[index] else { continue }
      winners[index] = applicableCase
      if let applicableCase {
        property.cases[applicableCase].set(object)
      } else {
        bases[index]?(object)
        isRestored = isRestored || property.access.appearance != nil
      }
    }
    if isRestored { (object as? any StyledByRules)?.reapplyStyle() }
  }

  func varies(_ key: String) -> Bool { properties.contains { $0.key == key } }

  /// Replaces the variations with those from a version of the file that differs at most in its translations.
  func take(_ variations: PreparedVariations) {
    guard variations.properties.count == properties.count else { return }
    properties = variations.properties
    for (index, property) in properties.enumerated() where bases[index] != nil {
      if let base = property.base { bases[index] = base }
    }
  }

  /// Changes the language of values that still equal their most recent translation.
  func follow(_ variations: PreparedVariations, _ old: (_ value: Int) -> String?) {
    let before = properties
    properties = variations.properties
    guard let object else { return }
    for (index, property) in properties.enumerated() {
      if bases[index] != nil, let base = property.base { bases[index] = base }
      let applicableCase = winners[index]
      guard let value = applicableCase.map({ before[index].cases[$0].value }) ?? before[index].baseValue,
        let text = old(value), property.access.read(object).writtenText == text
      else { continue }
      if let applicableCase { property.cases[applicableCase].set(object) } else { property.base?(object) }
    }
  }
}

package protocol StyledByRules: AnyObject {
  /// Allows appearance rules to set properties again. This method is called after values have been restored.
  func reapplyStyle()
}
