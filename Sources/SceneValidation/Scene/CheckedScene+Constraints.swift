import SceneDiagnostics
import SceneModel
import SceneValues

extension CheckedScene {
  func isView(_ object: Int) -> Bool? {
    steps.add()
    return kinds.isView(object)
  }

  func isLayoutGuide(_ object: Int) -> Bool? {
    steps.add()
    return kinds.isLayoutGuide(object)
  }

  /// Returns whether a view's superview is unknown because the view's parent in the file is not a view.
  func hasSuperviewElsewhere(_ view: Int) -> Bool {
    guard let parent = document.objects[view].parent, !document.objects[view].isPrototype else { return true }
    return isView(parent) == false
  }

  func view(of side: ConstraintNode.Side, in node: ConstraintNode) -> Int? {
    let found: Int? =
      switch side.item {
      case .named(let id): object(Name(id, side.itemRange))
      case .holder: node.holder
      case .superview, .around:
        hasSuperviewElsewhere(node.holder) ? nil : document.objects[node.holder].parent
      }
    return found.flatMap { isView($0) == false && isLayoutGuide($0) == false ? nil : $0 }
  }

  /// Returns the root of the tree that contains an object: a controller's view, a prototype, or a top-level object.
  func treeRoot(of object: Int) -> Int { treeRoots[object] }

  func findTreeRoots() -> [Int] {
    steps.add(document.objects.count)
    var roots: [Int] = []
    roots.reserveCapacity(document.objects.count)
    for index in document.objects.indices {
      guard let parent = document.objects[index].parent, !document.objects[index].isPrototype,
        isController(parent) != true
      else {
        roots.append(index)
        continue
      }
      roots.append(roots[parent])
    }
    return roots
  }

  func findConstrainedViews() -> Set<Int> {
    guard document.constraintFaults.isEmpty else { return Set(document.objects.indices) }
    var views: Set<Int> = []
    for node in document.constraints {
      for side in node.sides { if let view = view(of: side, in: node) { views.insert(view) } }
    }
    return views
  }

  /// Returns whether code can find a constraint and deactivate it. In a scene, code can find a constraint by its ID. In
  /// Xcode files, every constraint has an ID, but code can access only constraints that have an outlet or an `identifier`.
  func canCodeReach(_ node: ConstraintNode) -> Bool {
    guard let object = node.object else { return false }
    return !vocabulary.usesUIKitNames || reachableObjects[object]
  }

  private func isFixed(_ node: ConstraintNode) -> Bool {
    guard let object = node.object else { return true }
    return !canCodeReach(node) && !changingObjects[object]
  }

  func findFixedConstraints() -> [(node: ConstraintNode, normal: NormalConstraint)] {
    document.constraints.compactMap { node in
      guard isFixed(node) else { return nil }
      return normalForm(of: node).map { (node, $0) }
    }
  }

  func findChangingObjects() -> [Bool] {
    steps.add(document.values.count)
    var objects = Array(repeating: false, count: document.objects.count)
    for variation in document.variations { objects[variation.object] = true }
    for index in document.values.indices {
      if let object = document.object(of: document.values.owner(at: index)) { objects[object] = true }
    }
    return objects
  }

  func findReachableObjects() -> [Bool] {
    steps.add(references.count + document.imports.count)
    var objects = Array(repeating: false, count: document.objects.count)
    for index in references.indices {
      if let object = document.object(withID: references[index].name.text) { objects[object] = true }
    }
    for place in document.imports.indices {
      if case .constraint(let index) = document.imports[place].holder,
        document.imports[place].attribute == "identifier", let object = document.constraints[index].object
      {
        objects[object] = true
      }
      guard document.imports[place].attribute == nil else { continue }
      // Imported elements are stored as strings in which IDs appear in quotation marks.
      for part in document.imports[place].text.utf8.split(separator: UInt8(ascii: "\"")) {
        if let object = document.object(withID: String(Substring(part))) { objects[object] = true }
      }
    }
    return objects
  }
}
