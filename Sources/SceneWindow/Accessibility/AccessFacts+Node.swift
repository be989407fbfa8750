import CAccessibility
import ScenePlatform
import SceneProgram

extension AccessFacts {
  static func with<Result>(
    _ node: AccessibilityNode, at place: AccessibleWindow.Place,
    _ body: (UnsafePointer<AccessFacts>) -> Result
  ) -> Result {
    var strings: [UnsafeMutablePointer<CChar>?] = []
    defer { for string in strings { free(string) } }
    func kept(_ text: String?) -> UnsafePointer<CChar>? {
      guard let copy = text.flatMap({ strdup($0) }) else { return nil }
      strings.append(copy)
      return UnsafePointer(copy)
    }
    var facts = AccessFacts()
    facts.role = node.atkRole
    facts.name = kept(node.label)
    facts.description = kept(node.accessibleDescription)
    facts.identifier = kept(node.identifier)
    facts.states = node.atkStates(hasKeyboard: place.hasKeyboard)
    facts.setPlace(of: node, in: place)
    if let range = node.range {
      (facts.minimum, facts.maximum) = (range.minimum, range.maximum)
      (facts.value, facts.step) = (range.value, range.step)
      facts.value_text = kept(node.value.isEmpty ? nil : node.value)
    }
    if let text = node.text {
      facts.text = kept(text.string)
      facts.selection_start = Int32(clamping: text.string.codePoints(before: text.selection.lowerBound))
      facts.selection_end = Int32(clamping: text.string.codePoints(before: text.selection.upperBound))
    }
    if let position = node.position {
      (facts.position, facts.count) = (Int32(clamping: position.index), Int32(clamping: position.count))
    }
    let names = node.atkActions.map { kept($0.name) }
    return names.withUnsafeBufferPointer { names in
      facts.actions = names.baseAddress
      facts.action_count = Int32(names.count)
      return body(&facts)
    }
  }

  private mutating func setPlace(of node: AccessibilityNode, in place: AccessibleWindow.Place) {
    func pixels(_ points: Double) -> Int32 { Int32(min(max((points * place.scale).rounded(), -1e6), 1e6)) }
    let isWindow = node.role == .window
    x = isWindow ? place.x : pixels(node.frame.minX)
    y = isWindow ? place.y : pixels(node.frame.minY)
    width = pixels(node.frame.width)
    height = pixels(node.frame.height)
  }
}

extension AccessibilityNode {
  fileprivate var accessibleDescription: String {
    [range == nil ? value : "", hint].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
