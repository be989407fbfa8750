import SceneDiagnostics
import SceneValues

extension SceneDocument {
  /// How to speak of an object: its id, or its path from the nearest id above (`clock/view/button[2]`).
  package func path(of index: Int, _ numbers: SiblingNumbers) -> Message {
    var parts: [Message] = []
    var next: Int? = index
    while let current = next {
      if let id = objects[current].id {
        parts.append("\(object: id.text)")
        break
      }
      parts.append(step(of: current, numbers))
      next = objects[current].parent
    }
    return .joined(parts.reversed(), separator: "/")
  }

  /// `button 'save'`, or `button at clock/view/button[2]`.
  ///
  /// - Parameters:
  ///   - index: the object.
  ///   - numbers: asked for only where there is no id to speak of.
  /// - Returns: a text for messages.
  package func description(of index: Int, _ numbers: () -> SiblingNumbers) -> Message {
    let object = objects[index]
    if let id = object.id { return "\(element: object.element) '\(object: id.text)'" }
    return object.parent == nil
      ? "\(element: object.element)" : "\(element: object.element) at \(path(of: index, numbers()))"
  }

  /// The element's name, with its number among siblings of the same name where there are several.
  private func step(of index: Int, _ numbers: SiblingNumbers) -> Message {
    let element = objects[index].element
    return numbers[index].map { "\(element: element)[\($0)]" } ?? "\(element: element)"
  }

  /// The objects directly inside another, in document order.
  package func children(of index: Int) -> [Int] {
    var children: [Int] = []
    var child = index + 1
    while child < objects[index].subtreeEnd {
      children.append(child)
      child = objects[child].subtreeEnd
    }
    return children
  }
}
