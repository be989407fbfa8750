import SceneUI

/// Mutates scenes so that they may remain valid: attribute values, attributes of the class, and elements.
struct MarkupMutation {
  private(set) var bytes: [UInt8]
  private let room: Int

  init(_ bytes: [UInt8], room: Int) {
    self.bytes = bytes
    self.room = room
  }

  mutating func change(using random: inout Random) {
    let elements = Markup(bytes).elements
    guard !elements.isEmpty else { return }
    let element = elements[random.below(elements.count)]
    switch random.below(8) {
    case 0, 1: changeValue(of: element, among: elements, using: &random)
    case 2, 3, 4: addProperty(to: element, using: &random)
    case 5: copy(element, into: elements[random.below(elements.count)])
    case 6: addElement(to: element, using: &random)
    default: if random.below(3) == 0 { replace(element.range, with: "") }
    }
  }

  private mutating func replace(_ range: Range<Int>, with text: some Collection<UInt8>) {
    guard bytes.count - range.count + text.count <= room else { return }
    bytes.replaceSubrange(range, with: text)
  }

  private mutating func replace(_ range: Range<Int>, with text: String) {
    replace(range, with: Array(text.utf8))
  }

  /// Uses a literal of the property's type, or the value of another attribute.
  private mutating func changeValue(
    of element: Markup.Element, among elements: [Markup.Element], using random: inout Random
  ) {
    guard !element.values.isEmpty else { return }
    let (name, range) = element.values[random.below(element.values.count)]
    let other = elements[random.below(elements.count)].values.randomElement(using: &random)
    if let type = property(name, of: element)?.type, random.below(4) > 0 {
      replace(range, with: NastyLiterals.literal(of: type, using: &random))
    } else if let other, random.below(2) == 0 {
      replace(range, with: Array(bytes[other.range]))
    } else {
      replace(range, with: changedBlindly(Array(bytes[range]), room: range.count + 8))
    }
  }

  private func property(_ key: String, of element: Markup.Element) -> PropertyDescription? {
    Host.vocabulary.description(ofElement: element.name).flatMap {
      Host.vocabulary.property(key, of: $0.name)
    }
  }

  private mutating func addProperty(to element: Markup.Element, using random: inout Random) {
    guard let own = Host.vocabulary.description(ofElement: element.name) else { return }
    let known = Host.vocabulary.lineage(of: own.name).flatMap(\.properties)
    guard let property = known.randomElement(using: &random),
      !element.values.contains(where: { $0.name == property.key })
    else { return }
    let literal = NastyLiterals.literal(of: property.type, using: &random)
    let place = element.attributesEnd
    replace(place..<place, with: " \(property.key)=\"\(literal)\"")
  }

  private mutating func copy(_ element: Markup.Element, into other: Markup.Element) {
    guard let place = other.contentStart else { return }
    replace(place..<place, with: Array(bytes[element.range]))
  }

  /// Adds an element that a slot of the class accepts.
  private mutating func addElement(to element: Markup.Element, using random: inout Random) {
    guard let place = element.contentStart, let own = Host.vocabulary.description(ofElement: element.name),
      let slot = Host.vocabulary.lineage(of: own.name).flatMap(\.slots).randomElement(using: &random)
    else { return }
    let fitting = Host.vocabulary.classes.filter {
      $0.element != nil && Host.vocabulary.isClass($0.name, descendantOf: slot.accepts) == true
    }
    guard let name = fitting.randomElement(using: &random)?.element else { return }
    replace(place..<place, with: "<\(name)></\(name)>")
  }
}
