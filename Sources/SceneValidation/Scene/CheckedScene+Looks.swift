import SceneDiagnostics
import SceneModel
import SceneValues

extension CheckedScene {
  /// The values set by the file's appearance rules, in file order. Rules that could not be parsed are excluded.
  var appearanceReferences: [AppearanceReference] {
    var appearanceReferences: [AppearanceReference] = []
    let axes = specifiedAxes
    for place in valueTable.appearances {
      let value = document.values[place]
      guard value.origin == .attribute, case .appearance(let index) = value.owner else { continue }
      let rule = document.appearances[index]
      // The invalid part may be the container or the state.
      if rule.hasStructureFaults { continue }
      let classes = ([rule.className] + rule.containers).map { vocabulary.name(of: $0.text) }
      let variant = variant(of: value, rule, specified: axes[index] ?? [:])
      appearanceReferences.append(
        AppearanceReference(
          rule: (classes + [value.key.text] + variant).joined(separator: " "), className: rule.className.text,
          name: Name(value.key.text, value.key.range)))
    }
    return appearanceReferences
  }

  private var specifiedAxes: [Int: [String: String]] {
    var axes: [Int: [String: String]] = [:]
    for place in valueTable.appearances {
      let value = document.values[place]
      guard value.origin == .axis, case .appearance(let index) = value.owner else { continue }
      axes[index, default: [:]][value.key.text] = value.value?.literal ?? value.literal.text
    }
    return axes
  }

  /// Returns the values of all axes, which identify a variant. If the class has no description, a location in the file
  /// represents the variant, so that the variant differs from all others.
  private func variant(
    of value: PropertyValue, _ rule: AppearanceNode, specified: [String: String]
  ) -> [String] {
    guard let property = vocabulary.property(value.key.text, of: rule.className.text) else {
      return rule.variant.map { ["\(document.source.path):\($0.range.start)"] } ?? []
    }
    return property.variant?.axes.map { specified[$0.name] ?? $0.base } ?? []
  }
}
