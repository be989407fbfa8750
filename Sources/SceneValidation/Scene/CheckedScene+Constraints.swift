import SceneDiagnostics
import SceneModel
import SceneValues

extension CheckedScene {
  /// Whether an object is seen; nil where its class is not known.
  func isView(_ object: Int) -> Bool? {
    steps.add()
    return kinds.isView(object)
  }

  /// Whether an object is a layout guide: a rectangle of a view that nobody sees. Nil where its class is not known.
  func isLayoutGuide(_ object: Int) -> Bool? {
    steps.add()
    return kinds.isLayoutGuide(object)
  }

  /// Whether what is around a view, as far as the file says, is no view: then nothing can be said of its superview.
  func hasSuperviewElsewhere(_ view: Int) -> Bool {
    guard let parent = document.objects[view].parent, !document.objects[view].isPrototype else { return true }
    return isView(parent) == false
  }

  /// The one view that a side of a constraint speaks of; nil where other rules find fault with it.
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

  /// The top of what is made at once with a view and lies in one tree with it: the view of a controller, a prototype, or
  /// what stands beside the controller.
  func treeRoot(of object: Int) -> Int { treeRoots[object] }

  /// For all objects in one pass: each stands after what it is in.
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

  /// Whether a constraint is as it is written for good, as far as the file says.
  ///
  /// By its id, code of ours may find a constraint and turn it off. In Xcode's files, each has an id, and code gets hold
  /// of those alone that an outlet leads to, or that have an 'identifier'.
  private func isFixed(_ node: ConstraintNode) -> Bool {
    guard let object = node.object else { return true }
    return vocabulary.speaksOfUIKit && !changingObjects.contains(object)
  }

  /// Those, each in its normal form: more than one rule compares them.
  func findFixedConstraints() -> [(node: ConstraintNode, normal: NormalConstraint)] {
    document.constraints.compactMap { node in
      guard isFixed(node) else { return nil }
      return normalForm(of: node).map { (node, $0) }
    }
  }

  /// The objects that something refers to, or of which something is said that may be otherwise at another time.
  func findChangingObjects() -> Set<Int> {
    steps.add(references.count + document.values.count + document.imports.count)
    var objects = Set(references.compactMap { document.object(withID: $0.name.text) })
    for index in document.values.indices {
      if let object = document.object(of: document.values.owner(at: index)) { objects.insert(object) }
    }
    objects.formUnion(document.variations.map(\.object))
    for node in document.imports {
      if case .constraint(let index) = node.holder, node.attribute == "identifier",
        let object = document.constraints[index].object
      {
        objects.insert(object)
      }
      guard node.attribute == nil else { continue }
      // An element that is carried along is text, in which ids stand between quotes.
      for part in node.text.split(separator: "\"") {
        if let object = document.object(withID: String(part)) { objects.insert(object) }
      }
    }
    return objects
  }
}
