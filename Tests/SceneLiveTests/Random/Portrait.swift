import SceneRuntime
import SceneUI
import SceneValues

/// All readable properties of a window's content, line by line, so that a difference shows its location.
struct Portrait {
  private(set) var lines: [String] = []
  private var unstable: Set<Int> = []
  private let registry: Registry
  private let vocabulary: Vocabulary

  init(of window: Window, _ registry: Registry) {
    self.registry = registry
    vocabulary = registry.vocabulary
    guard let root = window.rootViewController else { return }
    draw(root, "")
    draw(root.view, " ")
  }

  private mutating func draw(_ controller: ViewController, _ indent: String) {
    draw(controller as AnyObject, indent)
    drawItem(controller.navigationItem, indent + " ")
    for child in controller.children { draw(child, indent + " child ") }
  }

  private mutating func drawItem(_ item: NavigationItem, _ indent: String) {
    for item in item.leftBarButtonItems + item.rightBarButtonItems { draw(item as AnyObject, indent) }
  }

  private mutating func draw(_ view: View, _ indent: String) {
    draw(view as AnyObject, indent)
    for constraint in view.constraints { lines.append(indent + " constraint " + Self.text(of: constraint)) }
    for recognizer in view.gestureRecognizers { draw(recognizer as AnyObject, indent + " recognizer ") }
    for guide in view.layoutGuides { lines.append(indent + " guide \(guide.sceneID ?? "")") }
    if let stack = view as? StackView {
      lines.append(indent + " arranges \(stack.arrangedSubviews.map { $0.sceneID ?? "\(type(of: $0))" })")
    }
    for subview in view.subviews { draw(subview, indent + " ") }
  }

  private mutating func draw(_ object: AnyObject, _ indent: String) {
    let name = "\(type(of: object))"
    let id = (object as? any Identified)?.sceneID ?? ""
    lines.append("\(indent)\(name) '\(id)'")
    for (key, literal) in values(of: object) { lines.append("\(indent) \(name) '\(id)' \(key) = \(literal)") }
  }

  func values(of object: AnyObject) -> [(key: String, literal: String)] {
    var keys: Set<String> = []
    for description in vocabulary.lineage(of: "\(type(of: object))") {
      for property in description.properties { keys.insert(property.key) }
    }
    return keys.sorted().compactMap { key in
      guard let value = try? registry.value(forKeyPath: key, on: object) else { return nil }
      return (key, value == .nothing ? "nothing" : value.literal)
    }
  }

  private static func text(of constraint: LayoutConstraint) -> String {
    let name = { (view: View?) in view.map { $0.sceneID ?? "\(type(of: $0))" } ?? "-" }
    let first = "\(name(constraint.firstItem)).\(constraint.firstArea).\(constraint.firstAttribute)"
    let second = constraint.secondAttribute.map {
      "\(name(constraint.secondItem)).\(constraint.secondArea).\($0)"
    }
    return
      "\(first) \(constraint.relation) \(constraint.multiplier) * \(second ?? "") + \(constraint.constant)@\(constraint.priority.rawValue) \(constraint.isActive)"
  }

  /// Excludes the lines that change with each layout pass.
  mutating func leaveOut(whatDiffersFrom other: Portrait) {
    guard lines.count == other.lines.count else { return }
    unstable = Set(lines.indices.filter { lines[$0] != other.lines[$0] })
  }

  /// Excludes positions and sizes. Layout takes values that constraints leave open from the current frames.
  mutating func leaveOutPlaces() {
    let places = ["frame", "bounds", "center", "contentSize", "contentOffset"].map { " \($0) = " }
    lines = lines.map { line in places.contains { line.contains($0) } ? "a place" : line }
  }

  /// Returns the first different line and the number of differences.
  func difference(from other: Portrait) -> String? {
    let unstable = unstable.union(other.unstable)
    let pairs = zip(lines, other.lines).enumerated().filter { $0.1.0 != $0.1.1 && !unstable.contains($0.0) }
      .map(\.1)
    if lines.count == other.lines.count, pairs.isEmpty { return nil }
    let some = pairs.prefix(3).map { "  is '\($0)'\n  not '\($1)'" }.joined(separator: "\n")
    return "\(pairs.count) lines differ, \(lines.count) and \(other.lines.count) there are:\n\(some)"
  }
}
