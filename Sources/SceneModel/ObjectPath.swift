extension SceneDocument {
  /// How to speak of an object: its id, or its path from the nearest id above (`clock/view/button[2]`).
  package func path(of index: Int) -> String {
    var parts: [String] = []
    var next: Int? = index
    while let current = next {
      if let id = objects[current].id {
        parts.append(id.text)
        break
      }
      parts.append(step(of: current))
      next = objects[current].parent
    }
    return parts.reversed().joined(separator: "/")
  }

  /// `button 'save'`, or `button at clock/view/button[2]`.
  package func description(of index: Int) -> String {
    let object = objects[index]
    if let id = object.id { return "\(object.element) '\(id.text)'" }
    return object.parent == nil ? object.element : "\(object.element) at \(path(of: index))"
  }

  /// The element's name, with its number among siblings of the same name where there are several.
  private func step(of index: Int) -> String {
    let element = objects[index].element
    let siblings = self.siblings(of: index).filter { objects[$0].element == element }
    guard siblings.count > 1, let position = siblings.firstIndex(of: index) else { return element }
    return "\(element)[\(position + 1)]"
  }

  private func siblings(of index: Int) -> [Int] {
    if let parent = objects[index].parent { return children(of: parent) }
    if let scene = objects[index].scene { return scenes[scene].topLevel }
    return objects.indices.filter { objects[$0].parent == nil }
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
