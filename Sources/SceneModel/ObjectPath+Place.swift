import SceneDiagnostics
import SceneValues

extension SceneDocument {
  package func place(of index: Int) -> Message {
    var steps: [Message] = []
    var next = objects[index].parent
    while let current = next {
      let object = objects[current]
      steps.append(object.id.map { "\(object: $0.text)" } ?? "\(element: object.element)")
      next = objects[current].parent
    }
    let element = objects[index].element
    return steps.isEmpty
      ? "\(element: element)" : "\(element: element) in \(Message.joined(steps.reversed(), separator: "/"))"
  }
}
