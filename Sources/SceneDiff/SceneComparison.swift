import SceneCompiler
import SceneDiagnostics

package struct SceneComparison {
  private let old: ComparedTree
  private let new: ComparedTree
  private let matching: TreeMatching
  private let oldNames: NodeNames
  private let newNames: NodeNames
  private var found: [SceneChange] = []

  /// Returns the changes in the order of the new version. Removed elements appear at their old positions.
  package static func changes(from old: ComparedTree, to new: ComparedTree) -> [SceneChange] {
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
    var removed: [Int: [Int]] = [:]
    for index in old.nodes.indices where matching.newIndices[index] == nil {
      guard let parent = old.nodes[index].parent, let place = matching.newIndices[parent] else { continue }
      removed[place, default: []].append(index)
    }
    for index in new.nodes.indices {
      if let other = matching.oldIndices[index] {
        compare(other, index)
      } else if new.nodes[index].parent.map({ matching.oldIndices[$0] != nil }) ?? true {
        found.append(added(index))
      }
      for gone in removed[index] ?? [] { found.append(self.removed(gone)) }
    }
  }

  private func added(_ index: Int) -> SceneChange {
    let node = new.nodes[index]
    let parent = Self.notifiesParent(node) ? node.parent.map { " in \(newNames[$0])" } ?? "" : ""
    return SceneChange(
      kind: .added, element: node.element, id: node.name, subject: newNames[index] + parent,
      new: description(node), displayedNew: description(node, by: newNames) ?? "",
      newPlace: SourceLocation(new.source, node.range))
  }

  private func removed(_ index: Int) -> SceneChange {
    let node = old.nodes[index]
    let parent = Self.notifiesParent(node) ? node.parent.map { " from \(oldNames[$0])" } ?? "" : ""
    return SceneChange(
      kind: .removed, element: node.element, id: node.name, subject: oldNames[index] + parent,
      old: description(node), displayedOld: description(node, by: oldNames) ?? "",
      oldPlace: SourceLocation(old.source, node.range))
  }

  private static func notifiesParent(_ node: ComparedTree.Node) -> Bool {
    node.kind == .object && node.label != nil
  }

  private static let namingKeys: Set<String> = ["property", "selector", "identifier", "traits", "key"]

  private func description(_ node: ComparedTree.Node, by names: NodeNames? = nil) -> String? {
    let isConnection = node.kind == .part || node.element == "constraint"
    let reported = isConnection ? node.attributes : node.attributes.filter(\.isText)
    let title = names == nil ? nil : NodeNames.titleKey(of: node)
    var words: [String] = []
    for attribute in reported where attribute.key != title {
      if attribute.text == node.key, Self.namingKeys.contains(attribute.key) { continue }
      let shown: String? = isConnection ? names?.display(attribute.text) : nil
      words.append("\(attribute.key) \(Self.quoted(shown ?? attribute.text))")
    }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  static func quoted(_ text: String) -> String {
    let line = text.map { $0.isNewline ? "⏎" : String($0) }.joined()
    return "\"\(line.count > 80 ? line.prefix(79) + "…" : line)\""
  }

  private mutating func compare(_ left: Int, _ right: Int) {
    let (from, to) = (old.nodes[left], new.nodes[right])
    compareParents(left, right)
    if from.element != to.element { change(left, right, "element", from.element, to.element) }
    if from.id != to.id { change(left, right, "id", from.name, to.name) }
    if from.className != to.className { change(left, right, "class", from.className, to.className) }
    let before = Dictionary(from.attributes.map { ($0.key, $0) }, uniquingKeysWith: { $1 })
    let after = Dictionary(to.attributes.map { ($0.key, $0) }, uniquingKeysWith: { $1 })
    var known: Set<String> = []
    for key in (from.attributes + to.attributes).map(\.key) where known.insert(key).inserted {
      let (was, become) = (before[key], after[key])
      guard was?.meaning != become?.meaning else { continue }
      change(
        left, right, key, was?.text, become?.text, was?.isText ?? become?.isText ?? false, was?.range,
        become?.range)
    }
    compareOrder(left, right)
  }

  private mutating func change(
    _ left: Int, _ right: Int, _ property: String, _ from: String?, _ to: String?, _ isText: Bool = false,
    _ oldRange: SourceRange? = nil, _ newRange: SourceRange? = nil
  ) {
    let node = new.nodes[right]
    // A missing file has no attributes to compare.
    guard !old.nodes[left].element.isEmpty, !node.element.isEmpty else { return }
    found.append(
      SceneChange(
        kind: .changed, element: node.element, id: node.name,
        subject: newNames.name(at: right, changing: property), property: property,
        old: from, new: to, displayedOld: isText ? nil : from.map(oldNames.display),
        displayedNew: isText ? nil : to.map(newNames.display), isText: isText,
        oldPlace: SourceLocation(old.source, oldRange ?? old.nodes[left].range),
        newPlace: SourceLocation(new.source, newRange ?? node.range)))
  }

  private mutating func compareParents(_ left: Int, _ right: Int) {
    guard let from = old.nodes[left].parent, let to = new.nodes[right].parent, matching.newIndices[from] != to
    else { return }
    move(left, right, "parent", oldNames[from], newNames[to])
  }

  /// Compares the order of an object's children and reports as few moves as possible.
  private mutating func compareOrder(_ left: Int, _ right: Int) {
    var slots: [String: [(old: Int, new: Int)]] = [:]
    for child in new.children(of: right) {
      guard let slot = new.nodes[child].slot, let other = matching.oldIndices[child],
        old.nodes[other].parent == left
      else {
        continue
      }
      slots[slot, default: []].append((other, child))
    }
    for (_, children) in slots.sorted(by: { $0.key < $1.key }) {
      let places = children.map(\.old)
      let stayed = Set(LongestIncreasingSubsequence.indices(of: places))
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
