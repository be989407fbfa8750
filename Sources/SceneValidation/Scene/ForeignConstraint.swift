import SceneDiagnostics
import SceneModel
import SceneValues

/// A constraint with attributes of other tools, such as Xcode's `firstItem` or GTK's `target`, instead of an equation.
struct ForeignConstraint {
  private var values: [String: String] = [:]

  static func isPart(_ fault: StructureFault) -> Bool {
    fault.element == LanguageElement.constraint.name && part(fault.name.text) != nil
  }

  init(_ faults: [StructureFault]) {
    for fault in faults {
      guard let part = fault.name.text == "value" ? "constant" : Self.part(fault.name.text),
        let value = fault.value?.text
      else { continue }
      if let attribute = LayoutAttribute(rawValue: part) {
        // An attribute such as `width="44"` is a whole constraint, so several of them have no common equation.
        guard values["firstAttribute"] == nil else {
          values = [:]
          return
        }
        values["firstAttribute"] = attribute.rawValue
        values["secondItem"] = value
      } else {
        values[part] = value
      }
      if let relation = Self.relations[ForeignNames.plain(fault.name.text)] { values["relation"] = relation }
    }
  }

  var equation: String? {
    guard let left = side("first"), let sign = ForeignNames.relation(values["relation"] ?? "=") else {
      return nil
    }
    if values["firstAttribute"] == nil, values["secondItem"] == nil, values["constant"] == nil { return nil }
    if values["secondItem"] != nil, side("second") == nil { return nil }
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
    let priority = values["priority"].map { ForeignUnits.priorities[$0.lowercased()] ?? $0 } ?? "1000"
    let equation =
      "\(left) \(sign) \(right.isEmpty ? "0" : right)\(priority == "1000" ? "" : " @\(priority)")"
    return (try? LayoutEquation.parse(equation)) == nil ? nil : equation
  }

  /// Returns a side of the equation. The item can include the attribute, as in `first="title.top"`, or be a number.
  private func side(_ name: String) -> String? {
    let item = values[name + "Item"]
    guard var attribute = values[name + "Attribute"] else {
      guard let item, item.contains(".") || Double(item) != nil else { return nil }
      guard let dot = item.lastIndex(of: "."), Double(item) == nil else { return item }
      return Self.side(String(item[..<dot]), String(item[item.index(after: dot)...]))
    }
    if attribute.hasPrefix(".") { attribute.removeFirst() }
    return Self.side(item, attribute)
  }

  private static func side(_ item: String?, _ attribute: String) -> String {
    let item = item.map { (ForeignNames.plain($0) == "super" ? "superview" : $0) + "." } ?? ""
    if attribute == "baseline" { return item + "lastBaseline" }
    if attribute.hasSuffix("Margin") { return item + "margins." + attribute.dropLast(6) }
    let names = LayoutAttribute.allCases.map(\.rawValue)
    return item + (ForeignNames.layout.meaning(of: attribute, among: names)?.name ?? attribute)
  }

  private static func part(_ name: String) -> String? {
    parts[ForeignNames.plain(name)] ?? LayoutAttribute(rawValue: name)?.rawValue
  }

  private static let parts = words.reduce(into: [String: String]()) { parts, row in
    for word in row.value.split(separator: " ") { parts[String(word)] = row.key }
  }

  private static let words: KeyValuePairs = [
    "firstItem": "first firstitem firstobject firstview from item item1 object target view view1",
    "firstAttribute": """
    anchor attr attribute attribute1 edge firstanchor firstattribute firstedge fromattribute targetattribute
    """,
    "relation": "operator rel relatedby relation relationship",
    "secondItem": """
    equalto equals greaterthanorequalto item2 lessthanorequalto otheritem relativeto second secondview \
    secondobject seconditem source to toitem toview view2
    """,
    "secondAttribute": """
    attribute2 otherattribute secondanchor secondattribute secondedge sourceattribute toanchor toattribute toedge
    """,
    "multiplier": "factor multipliedby multiplier ratio",
    "constant": "const constant distance gap inset margin offset padding spacing",
    "priority": "importance priority strength",
  ]

  private static let relations = ["greaterthanorequalto": ">=", "lessthanorequalto": "<="]
}
