import SceneCompiler
import SceneDiagnostics

/// Finds what changed from one version of a scene to another, object by object.
struct SceneComparison {
  private let old: ComparedTree
  private let new: ComparedTree
  private let matching: TreeMatching
  private let oldNames: NodeNames
  private let newNames: NodeNames
  private var found: [SceneChange] = []

  /// In the order of the new version; what was removed stands where it stood.
  static func changes(from old: ComparedTree, to new: ComparedTree) -> [SceneChange] {
    var comparison = SceneComparison(old, new)
    comparison.compare()
    return comparison.found
  }

  private init(_ old: ComparedTree, _ new: ComparedTree) {
    self.old = old
    self.new = new
    matching = TreeMatching(old, new)
    oldNames = NodeNames(old)
    newNames = NodeNames(new)
  }

  private mutating func compare() {
    // What was removed from an object is told of right after the object itself.
    var removed: [Int: [Int]] = [:]
    for index in old.nodes.indices where matching.news[index] == nil {
      guard let parent = old.nodes[index].parent, let place = matching.news[parent] else { continue }
      removed[place, default: []].append(index)
    }
    for index in new.nodes.indices {
      if let other = matching.olds[index] {
        compare(other, index)
      } else if new.nodes[index].parent.map({ matching.olds[$0] != nil }) ?? true {
        found.append(added(index))
      }
      for gone in removed[index] ?? [] { found.append(self.removed(gone)) }
    }
  }

  // MARK: - Coming and going

  private func added(_ index: Int) -> SceneChange {
    let node = new.nodes[index]
    let parent = Self.tellsParent(node) ? node.parent.map { " in \(newNames[$0])" } ?? "" : ""
    return SceneChange(
      kind: .added, element: node.element, id: node.name, subject: newNames[index] + parent,
      new: Self.saying(node), newPlace: SourceLocation(new.source, node.range))
  }

  private func removed(_ index: Int) -> SceneChange {
    let node = old.nodes[index]
    let parent = Self.tellsParent(node) ? node.parent.map { " from \(oldNames[$0])" } ?? "" : ""
    return SceneChange(
      kind: .removed, element: node.element, id: node.name, subject: oldNames[index] + parent,
      old: Self.saying(node), oldPlace: SourceLocation(old.source, node.range))
  }

  /// A part's name tells what it is of, and a way from what it begins.
  private static func tellsParent(_ node: ComparedTree.Node) -> Bool {
    node.kind == .object && node.name != nil
  }

  /// What a part's name tells already.
  private static let namingKeys: Set<String> = ["property", "selector", "identifier", "traits", "key"]

  /// What a connection says, or what people read of an object.
  private static func saying(_ node: ComparedTree.Node) -> String? {
    let isConnection = node.kind == .part || node.element == "constraint"
    let told = isConnection ? node.attributes : node.attributes.filter(\.isText)
    let words = told.filter { $0.text != node.key || !namingKeys.contains($0.key) }.map {
      "\($0.key) \(quoted($0.text))"
    }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  static func quoted(_ text: String) -> String {
    let line = text.map { $0.isNewline ? "⏎" : String($0) }.joined()
    return "\"\(line.count > 80 ? line.prefix(79) + "…" : line)\""
  }

  // MARK: - The same object

  private mutating func compare(_ left: Int, _ right: Int) {
    let (from, to) = (old.nodes[left], new.nodes[right])
    compareParents(left, right)
    if from.element != to.element, from.kind != .file || !(from.element.isEmpty || to.element.isEmpty) {
      change(left, right, "element", from.element, to.element)
    }
    if from.id != to.id { change(left, right, "id", from.name, to.name) }
    if from.className != to.className { change(left, right, "class", from.className, to.className) }
    let attributes = Dictionary(to.attributes.map { ($0.key, $0) }, uniquingKeysWith: { $1 })
    var known: Set<String> = []
    for attribute in from.attributes where known.insert(attribute.key).inserted {
      guard let other = attributes[attribute.key] else {
        change(left, right, attribute.key, attribute.text, nil, attribute.isText, attribute.range)
        continue
      }
      // Of several, the last counts.
      let last = from.attributes.last { $0.key == attribute.key } ?? attribute
      if last.meaning != other.meaning {
        change(left, right, last.key, last.text, other.text, other.isText, last.range, other.range)
      }
    }
    for attribute in to.attributes where known.insert(attribute.key).inserted {
      change(left, right, attribute.key, nil, attribute.text, attribute.isText, nil, attribute.range)
    }
    compareOrder(left, right)
  }

  private mutating func change(
    _ left: Int, _ right: Int, _ property: String, _ from: String?, _ to: String?, _ isText: Bool = false,
    _ oldRange: SourceRange? = nil, _ newRange: SourceRange? = nil
  ) {
    let node = new.nodes[right]
    // What a file that is not there says is not what the other leaves out.
    guard !old.nodes[left].element.isEmpty, !node.element.isEmpty else { return }
    found.append(
      SceneChange(
        kind: .changed, element: node.element, id: node.name, subject: newNames[right], property: property,
        old: from, new: to, isText: isText,
        oldPlace: SourceLocation(old.source, oldRange ?? old.nodes[left].range),
        newPlace: SourceLocation(new.source, newRange ?? node.range)))
  }

  // MARK: - Moving

  private mutating func compareParents(_ left: Int, _ right: Int) {
    guard let from = old.nodes[left].parent, let to = new.nodes[right].parent, matching.news[from] != to
    else { return }
    move(left, right, "parent", oldNames[from], newNames[to])
  }

  /// Of what stayed in an object, as little as can be was moved.
  private mutating func compareOrder(_ left: Int, _ right: Int) {
    var slots: [String: [(old: Int, new: Int)]] = [:]
    for child in new.children(of: right) {
      guard let slot = new.nodes[child].slot, let other = matching.olds[child],
        old.nodes[other].parent == left
      else {
        continue
      }
      slots[slot, default: []].append((other, child))
    }
    for (_, children) in slots.sorted(by: { $0.key < $1.key }) {
      let places = children.map(\.old)
      let stayed = Set(LongestRise.indices(of: places))
      guard stayed.count < children.count else { continue }
      let order = Dictionary(uniqueKeysWithValues: places.sorted().enumerated().map { ($1, $0 + 1) })
      for (place, child) in children.enumerated() where !stayed.contains(place) {
        move(child.old, child.new, "order", "\(order[child.old] ?? 0)", "\(place + 1) of \(children.count)")
      }
    }
  }

  private mutating func move(_ left: Int, _ right: Int, _ property: String, _ from: String, _ to: String) {
    let node = new.nodes[right]
    found.append(
      SceneChange(
        kind: .moved, element: node.element, id: node.name, subject: newNames[right], property: property,
        old: from,
        new: to, oldPlace: SourceLocation(old.source, old.nodes[left].range),
        newPlace: SourceLocation(new.source, node.range)))
  }
}

/// How to speak of nodes: by their ids, or by the way to them.
struct NodeNames {
  private var names: [String] = []

  init(_ tree: ComparedTree) {
    // Which of its like each is among its siblings, where there are several.
    var counts: [[String: Int]] = Array(repeating: [:], count: tree.nodes.count)
    var numbers: [Int] = []
    for node in tree.nodes {
      guard let parent = node.parent else {
        numbers.append(1)
        continue
      }
      counts[parent][node.element, default: 0] += 1
      numbers.append(counts[parent][node.element] ?? 1)
    }
    var paths: [String] = []
    for (index, node) in tree.nodes.enumerated() {
      let several = node.parent.map { counts[$0][node.element] ?? 0 > 1 } ?? false
      let step = node.element + (several ? "[\(numbers[index])]" : "")
      let above = node.parent.flatMap {
        tree.nodes[$0].kind == .object || tree.nodes[$0].kind == .part ? paths[$0] : nil
      }
      paths.append(node.name ?? above.map { "\($0)/\(step)" } ?? step)
      switch node.kind {
      case .file: names.append("the file")
      case .scene: names.append(Self.scene(index, tree))
      case .object:
        names.append(node.name.map { "\(node.element) '\($0)'" } ?? "\(node.element) at \(paths[index])")
      case .part:
        let holder = node.parent.flatMap { tree.nodes[$0].kind == .file ? nil : " of \(names[$0])" } ?? ""
        names.append(node.element + ((node.name ?? node.key).map { " '\($0)'" } ?? "") + holder)
      }
    }
  }

  private static func scene(_ index: Int, _ tree: ComparedTree) -> String {
    let controller = tree.children(of: index).first { tree.nodes[$0].name != nil }
    return controller.flatMap { tree.nodes[$0].name }.map { "scene '\($0)'" } ?? "scene"
  }

  subscript(node: Int) -> String { names[node] }
}

/// The longest part of a row, in its order, in which each number is greater than the one before.
enum LongestRise {
  static func indices(of row: [Int]) -> [Int] {
    // The last of the best rise of each length, and what comes before each.
    var ends: [Int] = []
    var before: [Int?] = Array(repeating: nil, count: row.count)
    for index in row.indices {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if row[ends[middle]] < row[index] { low = middle + 1 } else { high = middle }
      }
      before[index] = low > 0 ? ends[low - 1] : nil
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var rise: [Int] = []
    var next = ends.last
    while let index = next {
      rise.append(index)
      next = before[index]
    }
    return rise.reversed()
  }
}
