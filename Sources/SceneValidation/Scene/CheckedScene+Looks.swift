import SceneDiagnostics
import SceneModel
import SceneValues

extension CheckedScene {
  /// What the file's appearance rules set, in the order of the file; nothing of a rule that was not understood.
  var looks: [LookMention] {
    var looks: [LookMention] = []
    let axes = saidAxes
    for place in valueTable.appearances {
      let value = document.values[place]
      guard value.origin == .attribute, case .appearance(let index) = value.owner else { continue }
      let rule = document.appearances[index]
      // What it was to be in, or for which state, may be what was not understood.
      if rule.hasStructureFaults { continue }
      let classes = ([rule.className] + rule.containers).map { vocabulary.name(of: $0.text) }
      let variant = variant(of: value, rule, said: axes[index] ?? [:])
      looks.append(
        LookMention(
          rule: (classes + [value.key.text] + variant).joined(separator: " "), className: rule.className.text,
          name: Name(value.key.text, value.key.range)))
    }
    return looks
  }

  /// What each rule says of the variant that it is for.
  private var saidAxes: [Int: [String: String]] {
    var axes: [Int: [String: String]] = [:]
    for place in valueTable.appearances {
      let value = document.values[place]
      guard value.origin == .axis, case .appearance(let index) = value.owner else { continue }
      axes[index, default: [:]][value.key.text] = value.value?.literal ?? value.literal.text
    }
    return axes
  }

  /// What all axes are, said or not. Of a class that nobody described it is not known what they are: such a rule is
  /// like no other, in this file or in another one.
  private func variant(
    of value: PropertyValue, _ rule: AppearanceNode, said: [String: String]
  ) -> [String] {
    guard let property = vocabulary.property(value.key.text, of: rule.className.text) else {
      return rule.variant.map { ["\(document.source.path):\($0.range.start)"] } ?? []
    }
    return property.variant?.axes.map { said[$0.name] ?? $0.base } ?? []
  }
}
