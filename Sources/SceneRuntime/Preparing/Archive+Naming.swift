import SceneArchive
import SceneValues

extension Archive {
  /// Returns `Module.Name`, or only the name if the scene does not specify the module.
  package func qualifiedName(ofClass index: Int) -> String {
    let record = classRecord(at: index)
    guard record.element == nil, let module = record.module else { return string(at: record.name) }
    return string(at: module) + "." + string(at: record.name)
  }

  func registeredName(ofClass index: Int) -> String {
    let record = classRecord(at: index)
    guard let module = record.module else { return string(at: record.name) }
    return string(at: module) + "." + string(at: record.name)
  }

  package func elementName(ofObject index: Int) -> String {
    let record = classRecord(at: object(at: index).elementClass)
    return record.element.map { string(at: $0) } ?? string(at: record.name)
  }

  package func id(ofScene index: Int) -> String? {
    object(at: scene(at: index).controller).id.map { string(at: $0) }
  }

  /// Returns an object's id. Without an id, returns its path from the nearest ancestor with one: `clock/view/button[2]`.
  package func path(ofObject index: Int) -> Message {
    var parts: [Message] = []
    var next: Int? = index
    while let current = next {
      let record = object(at: current)
      if let id = record.id {
        parts.append("\(object: string(at: id))")
        break
      }
      parts.append(step(to: current, parent: record.parent))
      next = record.parent ?? holder(ofPrototype: current)
    }
    return .joined(parts.reversed(), separator: "/")
  }

  private func holder(ofPrototype root: Int) -> Int? {
    (0..<prototypeCount).map(prototype).first { unit(at: $0.unit).objects.lowerBound == root }?.holder
  }

  private func step(to index: Int, parent: Int?) -> Message {
    let element = elementName(ofObject: index)
    guard let parent else { return "\(element: element)" }
    let siblings = (0..<objectCount).filter {
      object(at: $0).parent == parent && elementName(ofObject: $0) == element
    }
    guard siblings.count > 1, let position = siblings.firstIndex(of: index) else {
      return "\(element: element)"
    }
    return "\(element: element)[\(position + 1)]"
  }
}
