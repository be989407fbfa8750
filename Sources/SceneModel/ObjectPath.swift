import SceneDiagnostics
import SceneValues

extension SceneDocument {
  /// Returns the object's id or, if it has none, its path from the nearest ancestor with an id: `clock/view/button[2]`.
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

  /// Returns a description such as `button 'save'`. Without an id, the form is `button at clock/view/button[2]`.
  package func description(of index: Int, _ numbers: () -> SiblingNumbers) -> Message {
    let object = objects[index]
    if let id = object.id { return "\(element: object.element) '\(object: id.text)'" }
    return object.parent == nil
      ? "\(element: object.element)" : "\(element: object.element) at \(path(of: index, numbers()))"
  }

  private func step(of index: Int, _ numbers: SiblingNumbers) -> Message {
    let element = objects[index].element
    return numbers[index].map { "\(element: element)[\($0)]" } ?? "\(element: element)"
  }

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
