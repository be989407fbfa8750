import SceneUI
import SceneValues

/// A valid scene with random classes, values, connections and segues from a vocabulary.
package struct RandomScene {
  let vocabulary: Vocabulary
  /// The approximate maximum number of objects.
  private let limit: Int
  var chance: Chance
  var text = ""
  private var nextID = 0
  private var objects = 0
  private var prototypes = 0
  private var controllers: [String] = []
  private var viewIDs: [String] = []
  /// The ids of the views in the current tree.
  private var treeIDs: [String] = []
  private var constraints = 0

  package static func text(
    seed: UInt64, limit: Int = 300, vocabulary: Vocabulary = Registry.library.vocabulary
  ) -> String {
    var scene = RandomScene(vocabulary: vocabulary, limit: limit, chance: Chance(seed: seed))
    scene.write()
    return scene.text
  }

  private init(vocabulary: Vocabulary, limit: Int, chance: Chance) {
    self.vocabulary = vocabulary
    self.limit = limit
    self.chance = chance
  }

  private mutating func write() {
    controllers = (0...chance.below(4)).map { "scene\($0)" }
    text = "<storyboard version=\"1\" initial=\"scene0\" xmlns:ib=\"urn:scenec:interface-builder\""
    text += importedAttributes() + ">\n"
    for controller in controllers { writeScene(controller) }
    writeAppearances()
    text += "</storyboard>\n"
  }

  /// Writes rules in random order, with at most one for each class, so that no rule is redundant.
  private mutating func writeAppearances() {
    var classes = vocabulary.classes.filter { vocabulary.isClass($0.name, descendantOf: "View") == true }
    while chance.happens(oneIn: 2), !classes.isEmpty {
      let styled = classes.remove(at: chance.below(classes.count))
      let properties = vocabulary.lineage(of: styled.name).flatMap(\.properties).filter(\.isStylable)
      text += "<appearance class=\"\(styled.name)\"\(importedAttributes())"
      if chance.happens(oneIn: 2) {
        text +=
          " in=\"\((0...chance.below(3)).map { _ in chance.pick(["View", "StackView", "ViewController"]) }.joined(separator: " "))\""
      }
      let base = chance.pick(properties)
      text += " \(base.key)=\"\(literal(of: base))\">\n"
      if let property = properties.last(where: { $0.variant != nil }), let variant = property.variant {
        // The base value is excluded, because it is already set.
        writeImported()
        text += "<\(variant.element)\(importedAttributes())"
        for axis in variant.axes { text += " \(axis.name)=\"\(other(than: axis.base, axis.type))\"" }
        text += " \(property.key)=\"\(literal(of: property))\"/>\n"
      }
      text += "</appearance>\n"
    }
  }

  private func other(than base: String, _ type: ValueType) -> String {
    switch type {
    case .enumeration(let words), .optionSet(let words): words.last { $0 != base }!
    default: "1"
    }
  }

  private mutating func writeScene(_ controller: String) {
    viewIDs = []
    text += "<scene\(importedAttributes())>\n"
    writeImported()
    if chance.happens(oneIn: 3) {
      text += "<tapGestureRecognizer id=\"beside_\(controller)\"\(attributes(of: "TapGestureRecognizer"))/>\n"
    }
    text += "<viewController id=\"\(controller)\" entry=\"true\"\(attributes(of: "ViewController"))>\n"
    writeVariations(of: "ViewController")
    for number in 0..<chance.below(3) {
      text += "<segue kind=\"\(chance.pick(["show", "present"]))\" identifier=\"\(controller)_\(number)\""
      text +=
        " destination=\"\(chance.pick(controllers))\"\(attributes(of: "Segue"))\(importedAttributes())/>\n"
    }
    // Controllers that cover the screen need an unwind segue.
    text += "<segue kind=\"unwind\" identifier=\"\(controller)_back\" action=\"back:\"/>\n"
    treeIDs = []
    if !chance.happens(oneIn: 5) { writeObject("view", depth: 0, hasSuperview: false) }
    text += "</viewController>\n</scene>\n"
  }

  private mutating func writeObject(_ element: String, depth: Int, hasSuperview: Bool) {
    let description = vocabulary.description(ofElement: element)!
    text += "<\(element)"
    if chance.happens(oneIn: 2) {
      nextID += 1
      text += " id=\"object\(nextID)\""
      if vocabulary.isClass(description.name, descendantOf: "View") == true {
        viewIDs.append("object\(nextID)")
        treeIDs.append("object\(nextID)")
      }
    }
    text += attributes(of: description.name) + importedAttributes() + ">\n"
    writeVariations(of: description.name)
    writeImported()
    writeConnections(of: description.name)
    let isView = vocabulary.isClass(description.name, descendantOf: "View") == true
    if isView { writeConstraints(hasSuperview: hasSuperview) }
    objects += 1
    // The nesting of tables in table cells must be limited.
    if depth < 6, objects < limit {
      for slot in vocabulary.lineage(of: description.name).flatMap(\.slots) where !slot.isSingle {
        let fitting = elements(for: slot, of: description.name)
        guard !fitting.isEmpty else { continue }
        for _ in 0..<chance.below(4) {
          let around = treeIDs
          if slot.isPrototype { treeIDs = [] }
          writeObject(
            chance.pick(fitting), depth: depth + 1, hasSuperview: isView && !slot.isPrototype)
          if slot.isPrototype { treeIDs = around }
        }
      }
    }
    text += "</\(element)>\n"
  }

  /// Writes constraints with different priorities, so that they are neither redundant nor contradictory.
  private mutating func writeConstraints(hasSuperview: Bool) {
    while chance.happens(oneIn: 3) {
      let attributes = chance.pick([
        ["left", "right", "centerX"], ["leading", "trailing", "centerX"], ["width", "height"],
        ["top", "bottom", "centerY", "firstBaseline", "lastBaseline"],
      ])
      let items = treeIDs + (hasSuperview ? ["superview", "superview.margins", "superview.safeArea"] : [])
      let relation = chance.pick(["=", "==", "&lt;=", "&gt;=", "≥"])
      let end = "@\(nextPriority())\""
      text += "<constraint equation=\"\(chance.pick(["", "self.", "self.margins."]))"
      if items.isEmpty || chance.happens(oneIn: 5) {
        text += "width \(relation) \(number()) \(end)"
      } else {
        text += "\(attributes[0]) \(relation) \(chance.pick(["", "2 * ", "-0.25*"]))\(chance.pick(items))"
        text += ".\(attributes[1]) \(chance.pick(["", "+ 8 ", "-\(chance.below(100))"])) \(end)"
      }
      if chance.happens(oneIn: 3) { text += " id=\"constraint\(constraints)\"" }
      if chance.happens(oneIn: 4) { text += chance.pick([" active=\"false\"", " active=\" true\""]) }
      text += "\(importedAttributes())>"
      writeImported()
      writeVariations(of: Vocabulary.constraintClass)
      text += "</constraint>\n"
    }
    if treeIDs.count > 1, chance.happens(oneIn: 3) {
      let (first, last) = (treeIDs[0], treeIDs[treeIDs.count - 1])
      text += "<constraints format=\"\(chance.pick(["", "H:", "V:"]))[\(first)(&gt;=4@\(nextPriority()))]"
      text += "-(≥gap@\(nextPriority()),&lt;=20@\(nextPriority()))-[\(last)]\" metrics=\"gap=4.5\""
      text += chance.pick(["", " options=\"directionRightToLeft\""]) + importedAttributes() + "/>\n"
    }
  }

  private mutating func nextPriority() -> String {
    constraints += 1
    return "\(1 + Double(constraints) / 16)"
  }

  private mutating func writeConnections(of name: String) {
    let events = vocabulary.events(of: name)
    if !events.isEmpty, chance.happens(oneIn: 3) {
      text +=
        "<action selector=\"act:\" destination=\"firstResponder\" event=\"\(chance.pick(events))\"\(importedAttributes())>"
      writeImported()
      text += "</action>\n"
    }
    if !events.isEmpty, chance.happens(oneIn: 6) {
      text +=
        "<segue kind=\"present\" destination=\"\(chance.pick(controllers))\"\(attributes(of: "Segue"))/>\n"
    }
    if vocabulary.isClass(name, descendantOf: "View") == true, chance.happens(oneIn: 8) {
      let (key, type, value) = chance.pick([
        ("alpha", "number", "0.5"), ("tag", "int", "7"), ("hidden", "bool", "true"),
      ])
      text +=
        "<runtimeAttribute key=\"\(key)\" type=\"\(type)\" value=\"\(value)\"\(importedAttributes())/>\n"
    }
  }

  /// Returns the elements that a slot accepts, and that no earlier slot of the class accepts.
  private func elements(for slot: SlotDescription, of parent: String) -> [String] {
    vocabulary.classes.compactMap { description in
      guard let element = description.element, description.name != "Object",
        // A container view must embed a controller.
        description.name != "LayoutConstraint", description.name != "ContainerView"
      else { return nil }
      return vocabulary.slot(for: description.name, in: parent)?.name == slot.name ? element : nil
    }
  }

  private mutating func attributes(of name: String) -> String {
    var attributes = ""
    var seen: Set<String> = []
    for property in vocabulary.lineage(of: name).flatMap(\.properties)
    where seen.insert(property.key).inserted {
      // A prototype is usable only if its identifier is unique.
      if property.key == "reuseIdentifier" {
        prototypes += 1
        attributes += " reuseIdentifier=\"prototype\(prototypes)\""
        continue
      }
      guard chance.happens(oneIn: 4), property.key != "anchor" else { continue }
      // A nib with a random name does not exist.
      guard property.key != "nibName" else { continue }
      // Most styles of cells show no detail text.
      guard property.key != "detailText" else { continue }
      // These colors are readable on any background.
      if property.key == "textColor" {
        attributes += " textColor=\"\(chance.pick(["#fff", "systemRed", "tint", "clear"]))\""
        continue
      }
      attributes += " \(property.key)=\"\(literal(of: property))\""
    }
    return attributes
  }

  private mutating func number() -> String {
    chance.happens(oneIn: 2) ? "\(chance.below(400))" : "\(Double(chance.below(100_000)) / 128 - 100)"
  }

  private mutating func numbers(_ count: Int) -> String {
    (0..<count).map { _ in number() }.joined(separator: chance.happens(oneIn: 5) ? "  " : " ")
  }

  /// The values of properties that depend on each other.
  static let consistentValues = [
    "minimumValue": "0.25", "value": "0.5", "maximumValue": "0.75",
    "minimumZoomScale": "0.5", "zoomScale": "1", "maximumZoomScale": "2",
    "minimumDate": "0.25", "date": "0.5", "maximumDate": "0.75",
    "minimumPrimaryColumnWidth": "10", "maximumPrimaryColumnWidth": "900",
    "minimumSupplementaryColumnWidth": "10", "maximumSupplementaryColumnWidth": "900",
    "minimumNumberOfTouches": "1", "maximumNumberOfTouches": "3",
    "minuteInterval": "5", "currentPage": "1", "numberOfPages": "4", "selectedSegmentIndex": "0",
    "selectedScopeButtonIndex": "0", "timeZone": "GMT+0530",
  ]

  mutating func literal(of property: PropertyDescription) -> String {
    if let literal = Self.consistentValues[property.key] { return literal }
    let literal = literal(of: property.type)
    guard let range = property.range else { return literal }
    let words = literal.split(separator: " ").map { word in
      guard let number = Double(word), !range.contains(number) else { return String(word) }
      let bounded = min(max(number, range.lowerBound), range.upperBound)
      return property.type == .int ? "\(Int(bounded))" : "\(bounded)"
    }
    return words.joined(separator: " ")
  }

  private mutating func literal(of type: ValueType) -> String {
    switch type {
    case .bool: chance.pick(["true", "false"])
    case .int: "\(chance.below(20) - 5)"
    case .number: number()
    case .string:
      chance.pick(["", "Hello", "Grüße &amp; Küsse", "two&#10;lines", "tab&#9;", "&lt;b&gt; 😀 &quot;"])
    case .point, .size: numbers(2)
    // At least a part of the rectangle must be visible.
    case .rect: numbers(2) + " \(101 + chance.below(300)) \(101 + chance.below(300))"
    case .insets: numbers(4)
    case .range: "\(chance.below(20) - 5) \(chance.below(9))"
    case .nothing: ""
    case .transform:
      chance.pick(["rotate(90)", "scale(2) rotate(\(chance.below(360)))", "translate(\(numbers(2)))"])
    case .color: chance.pick(["#123", "#12345678", "systemRed", "tint", "asset:Deep blue", "clear"])
    case .font:
      chance.pick(["system 17", "bold 12.5", "headline", "&quot;Some Family&quot; 11", "monospaced 9"])
    case .image: "picture"
    case .priorities: chance.pick(["251", "1 1000", "249.5 750"])
    case .enumeration(let cases): chance.pick(cases)
    case .optionSet(let members): members.filter { _ in chance.happens(oneIn: 2) }.joined(separator: " ")
    case .reference, .references: chance.pick(controllers)
    }
  }
}
