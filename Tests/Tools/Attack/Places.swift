import SceneValues

/// Computes the positions of elements from the slots that classes declare.
struct Places {
  let vocabulary: Vocabulary

  /// The path to an element, from the outermost to the innermost. The first element is a scene's controller
  /// or the root of a nib.
  struct Place {
    var path: [String]
    var isInNib: Bool
  }

  /// The elements that can be created, one for each class.
  var elements: [String] {
    vocabulary.elements.filter { $0 != "object" && $0 != "constraint" }.sorted()
  }

  /// Returns the shortest path to an element, or nil if no slot accepts it.
  func place(of element: String) -> Place? {
    if isController(element) { return Place(path: [element], isInNib: false) }
    // Other controllers may contain elements that a plain one cannot, such as the actions of alerts.
    for root in ["viewController"] + elements.filter(isController) {
      if let path = path(from: root, to: element) { return Place(path: path, isInNib: false) }
    }
    return takes("Nib", element) ? Place(path: [element], isInNib: true) : nil
  }

  private func isController(_ element: String) -> Bool {
    vocabulary.description(ofElement: element).map {
      vocabulary.isClass($0.name, descendantOf: Vocabulary.controllerClass) == true
    } ?? false
  }

  /// Returns a position that accepts many of an element, or nil if each accepts only one.
  func crowdedPlace(of element: String) -> Place? {
    guard let place = place(of: element), let name = vocabulary.description(ofElement: element)?.name else {
      return nil
    }
    if place.isInNib { return place }
    let paths = [place.path, place.path.dropLast() + ["view", element]]
    return paths.first { path in
      guard path.count > 1, let parent = vocabulary.description(ofElement: path[path.count - 2])?.name
      else { return false }
      return vocabulary.slot(for: name, in: parent)?.isSingle == false
    }.map { Place(path: $0, isInNib: false) }
  }

  private func path(from root: String, to element: String) -> [String]? {
    var reached: [String: String] = [root: ""]
    var edge = [root]
    while !edge.isEmpty {
      var next: [String] = []
      for parent in edge {
        // The class with the most descendants comes first, so that a label is placed in a view rather than in
        // a stack view.
        for child in children(of: parent) where reached[child] == nil {
          reached[child] = parent
          if child == element { return way(to: child, by: reached) }
          next.append(child)
        }
      }
      edge = next
    }
    return nil
  }

  private func way(to element: String, by reached: [String: String]) -> [String] {
    var path = [element]
    while let parent = reached[path[0]], !parent.isEmpty { path.insert(parent, at: 0) }
    return path
  }

  private func takes(_ parent: String, _ element: String) -> Bool {
    guard let child = vocabulary.description(ofElement: element) else { return false }
    return vocabulary.slot(for: child.name, in: parent) != nil
  }

  /// Returns the possible children of an element, plain ones first.
  private func children(of element: String) -> [String] {
    guard let parent = vocabulary.description(ofElement: element)?.name else { return [] }
    let fitting = elements.filter { takes(parent, $0) }
    return fitting.filter { $0 == "view" } + fitting.filter { $0 != "view" }
  }

  /// Returns one plain element for each slot of an element that accepts several.
  func filling(of element: String) -> [String] {
    guard let name = vocabulary.description(ofElement: element)?.name else { return [] }
    let slots = vocabulary.lineage(of: name).flatMap(\.slots)
    return slots.filter { $0.accepts != "KeyCommand" && $0.accepts != "LayoutConstraint" }.compactMap {
      slot in
      let fitting = elements.filter { element in
        vocabulary.description(ofElement: element).map {
          vocabulary.slot(for: $0.name, in: name)?.name == slot.name
        } ?? false
      }
      let plain = ["label", "tapGestureRecognizer"].first(where: fitting.contains)
      return plain ?? fitting.first { vocabulary.description(ofElement: $0)?.name == slot.accepts }
    }
  }
}
