import InterfaceBuilder
import SceneDiagnostics
import SceneValidation

extension ConfigurationReader {
  enum Allowed: String, CaseIterable {
    case fonts, colors, devices, classes, values
  }

  mutating func readAllowed(_ key: YAMLNode, _ list: YAMLNode) {
    guard let kind = Allowed(rawValue: key.string ?? "") else {
      return report(
        "Key '\(key.string ?? "")' does not exist in 'allowed'.", at: key,
        choices: Allowed.allCases.map(\.rawValue))
    }
    switch kind {
    case .fonts:
      configuration.settings.fonts = names(list, of: kind, "names of fonts, or 'system'")
      turnedOn.append(FontNotAllowed.description)
    case .colors:
      configuration.settings.colors = names(list, of: kind, "names of colors, 'system' or 'clear'")
      turnedOn.append(ColorNotAllowed.description)
    case .devices:
      configuration.expectations.devices = names(list, of: kind, "devices, by their Xcode ids")
      turnedOn.append(InterfaceBuilderRules.simulatedDevice)
    case .classes:
      for (element, classes) in members(of: list, named: "'classes'") {
        configuration.expectations.requiredClasses[element.string ?? ""] = names(classes, of: kind, "classes")
      }
      // Required classes do not imply that other classes are disallowed, so the rule must be enabled explicitly.
      turnedOn.append(InterfaceBuilderRules.classNotAllowed)
    case .values:
      configuration.expectations.values = [:]
      for (place, values) in members(of: list, named: "'values'") {
        let name = place.string ?? ""
        guard let dot = name.firstIndex(of: "."), dot != name.startIndex,
          name.index(after: dot) != name.endIndex
        else {
          report("A key of 'values' must be an element and an attribute: 'label.numberOfLines'.", at: place)
          continue
        }
        configuration.expectations.values[name] = names(values, of: kind, "values, as Xcode writes them")
      }
      turnedOn.append(InterfaceBuilderRules.valueNotAllowed)
    }
  }

  private mutating func names(_ list: YAMLNode, of kind: Allowed, _ what: String) -> [String] {
    strings(list, of: kind.rawValue, what: what).map(\.text)
  }
}
