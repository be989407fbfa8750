import SceneDiagnostics
import SceneModel
import SceneValues

/// A constraint that is written with attributes of Xcode's files, such as `firstItem`, instead of an equation.
struct ForeignConstraint {
  private let values: [String: String]

  static func isPart(_ fault: StructureFault) -> Bool {
    fault.element == LanguageElement.constraint.name && parts[ForeignNames.plain(fault.name.text)] != nil
  }

  init(_ faults: [StructureFault]) {
    var values: [String: String] = [:]
    for fault in faults {
      let name = ForeignNames.plain(fault.name.text)
      let part = name == "value" ? "constant" : Self.parts[name]
      if let part, let value = fault.value { values[part] = value.text }
    }
    self.values = values
  }

  var equation: String? {
    guard let left = side("first"), let sign = ForeignNames.relation(values["relation"] ?? "=") else {
      return nil
    }
    if values["secondItem"] != nil, values["secondAttribute"] == nil { return nil }
    var right = side("second") ?? ""
    if let multiplier = values["multiplier"], multiplier != "1", !right.isEmpty {
      right += " * " + multiplier.replacing(":", with: " / ")
    }
    if let constant = values["constant"] {
      if right.isEmpty {
        right = constant
      } else if constant != "0" {
        right += constant.hasPrefix("-") ? " - \(constant.dropFirst())" : " + \(constant)"
      }
    }
    let priority = values["priority"].map { $0 == "1000" ? "" : " @\($0)" } ?? ""
    let equation = "\(left) \(sign) \(right.isEmpty ? "0" : right)\(priority)"
    return (try? LayoutEquation.parse(equation)) == nil ? nil : equation
  }

  private func side(_ name: String) -> String? {
    guard let attribute = values[name + "Attribute"] else { return nil }
    let item = values[name + "Item"].map { $0 + "." } ?? ""
    if attribute == "baseline" { return item + "lastBaseline" }
    guard attribute.hasSuffix("Margin") else { return item + attribute }
    return item + "margins." + attribute.dropLast(6)
  }

  private static let parts = [
    "firstitem": "firstItem", "item": "firstItem", "view": "firstItem", "view1": "firstItem",
    "firstattribute": "firstAttribute", "attribute": "firstAttribute", "attr": "firstAttribute",
    "attribute1": "firstAttribute", "relation": "relation", "relatedby": "relation",
    "seconditem": "secondItem", "toitem": "secondItem", "to": "secondItem", "view2": "secondItem",
    "secondattribute": "secondAttribute", "toattribute": "secondAttribute", "attribute2": "secondAttribute",
    "multiplier": "multiplier", "constant": "constant", "priority": "priority",
  ]
}
