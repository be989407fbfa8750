extension SceneDocument {
  /// What an object is and what it stands in, from the top: `label in clock/view`.
  package func place(of index: Int) -> String {
    var steps: [String] = []
    var next = objects[index].parent
    while let current = next {
      steps.append(objects[current].id?.text ?? objects[current].element)
      next = objects[current].parent
    }
    let element = objects[index].element
    return steps.isEmpty ? element : "\(element) in \(steps.reversed().joined(separator: "/"))"
  }
}
