import SceneCompiler

/// The matching nodes of two scene versions. Objects with the same id or similar kind, content, and children match.
/// Parts, such as connections and constraints, are matched from top to bottom: first identical parts in the same order,
/// then parts with the same name, and finally similar parts. Identical parts that remain in both versions count as moved.
struct TreeMatching {
  private static let maxPairs = 250_000
  private static let maxCandidates = 24
  private static let minimumSimilarity = 0.34

  let old: ComparedTree
  let new: ComparedTree
  private(set) var newIndices: [Int?]
  private(set) var oldIndices: [Int?]
  private let oldPrints: [Int]
  private let newPrints: [Int]

  init(_ old: ComparedTree, _ new: ComparedTree) {
    self.old = old
    self.new = new
    newIndices = Array(repeating: nil, count: old.nodes.count)
    oldIndices = Array(repeating: nil, count: new.nodes.count)
    oldPrints = Self.prints(of: old)
    newPrints = Self.prints(of: new)
    matchIDs()
    match(0, 0)
    matchParts()
    matchMoved()
  }

  /// Returns a fingerprint for each node. It covers the node's content and descendants, but not its position.
  private static func prints(of tree: ComparedTree) -> [Int] {
    var prints = Array(repeating: 0, count: tree.nodes.count)
    for index in tree.nodes.indices.reversed() {
      let node = tree.nodes[index]
      var hasher = Hasher()
      hasher.combine(node.element)
      hasher.combine(node.id)
      hasher.combine(node.className)
      for attribute in node.attributes.sorted(by: { $0.key < $1.key }) {
        hasher.combine(attribute.key)
        hasher.combine(attribute.meaning)
      }
      for child in tree.children(of: index) { hasher.combine(prints[child]) }
      prints[index] = hasher.finalize()
    }
    return prints
  }

  private mutating func match(_ left: Int, _ right: Int) {
    newIndices[left] = right
    oldIndices[right] = left
  }

  private mutating func matchIDs() {
    func places(_ tree: ComparedTree) -> [String: Int?] {
      var places: [String: Int?] = [:]
      for (index, node) in tree.nodes.enumerated() {
        guard let id = node.id else { continue }
        places[id] = places[id] == nil ? .some(index) : .some(nil)
      }
      return places
    }
    let right = places(new)
    for (id, index) in places(old) {
      guard let index, let other = right[id] ?? nil, old.nodes[index].kind == new.nodes[other].kind else {
        continue
      }
      match(index, other)
    }
    matchScenes()
  }

  private mutating func matchScenes() {
    for (index, node) in old.nodes.enumerated() where node.kind == .scene {
      for child in old.children(of: index) {
        guard let other = newIndices[child].flatMap({ new.nodes[$0].parent }),
          new.nodes[other].kind == .scene,
          oldIndices[other] == nil, newIndices[index] == nil
        else { continue }
        match(index, other)
      }
    }
  }

  /// Matches parts in the order of the old version so that parents precede their children.
  private mutating func matchParts() {
    for index in old.nodes.indices {
      guard let other = newIndices[index] else { continue }
      align(
        old.children(of: index).filter { newIndices[$0] == nil },
        new.children(of: other).filter { oldIndices[$0] == nil }
      )
    }
  }

  private mutating func align(_ left: [Int], _ right: [Int]) {
    guard !left.isEmpty, !right.isEmpty else { return }
    matchAlike(left, right)
    matchKeys(left, right)
    matchLike(left.filter { newIndices[$0] == nil }, right.filter { oldIndices[$0] == nil })
  }

  /// Matches identical nodes: first as many as possible in the same order, and then all remaining ones.
  private mutating func matchAlike(_ left: [Int], _ right: [Int]) {
    var (start, leftEnd, rightEnd) = (0, left.count, right.count)
    while start < min(leftEnd, rightEnd), oldPrints[left[start]] == newPrints[right[start]] {
      match(left[start], right[start])
      start += 1
    }
    while leftEnd > start, rightEnd > start, oldPrints[left[leftEnd - 1]] == newPrints[right[rightEnd - 1]] {
      leftEnd -= 1
      rightEnd -= 1
      match(left[leftEnd], right[rightEnd])
    }
    let (rows, columns) = (Array(left[start..<leftEnd]), Array(right[start..<rightEnd]))
    if !rows.isEmpty, !columns.isEmpty, rows.count * columns.count <= Self.maxPairs {
      for (row, column) in longestCommon(rows, columns) { match(row, column) }
    }
    var waiting = Dictionary(grouping: rows.reversed().filter { newIndices[$0] == nil }) { oldPrints[$0] }
    for column in columns where oldIndices[column] == nil {
      if let row = waiting[newPrints[column]]?.popLast() { match(row, column) }
    }
  }

  private func longestCommon(_ rows: [Int], _ columns: [Int]) -> [(Int, Int)] {
    let width = columns.count + 1
    var lengths = Array(repeating: Int32(0), count: (rows.count + 1) * width)
    for row in rows.indices.reversed() {
      for column in columns.indices.reversed() {
        lengths[row * width + column] =
          oldPrints[rows[row]] == newPrints[columns[column]]
          ? lengths[(row + 1) * width + column + 1] + 1
          : max(lengths[(row + 1) * width + column], lengths[row * width + column + 1])
      }
    }
    var (row, column) = (0, 0)
    var pairs: [(Int, Int)] = []
    while row < rows.count, column < columns.count {
      if oldPrints[rows[row]] == newPrints[columns[column]] {
        pairs.append((rows[row], columns[column]))
        row += 1
        column += 1
      } else if lengths[(row + 1) * width + column] >= lengths[row * width + column + 1] {
        row += 1
      } else {
        column += 1
      }
    }
    return pairs
  }

  private mutating func matchKeys(_ left: [Int], _ right: [Int]) {
    struct Name: Hashable {
      var element: String
      var key: String
    }
    func name(_ node: ComparedTree.Node) -> Name? { node.key.map { Name(element: node.element, key: $0) } }
    var waiting: [Name: [Int]] = [:]
    for index in left.reversed() where newIndices[index] == nil {
      if let name = name(old.nodes[index]) { waiting[name, default: []].append(index) }
    }
    for index in right where oldIndices[index] == nil {
      guard let name = name(new.nodes[index]), let other = waiting[name]?.popLast() else { continue }
      match(other, index)
    }
  }

  /// Matches the most similar nodes first, then nodes that are the only remaining ones with their element name.
  private mutating func matchLike(_ left: [Int], _ right: [Int]) {
    let rows = Dictionary(grouping: left) { old.nodes[$0].element }
    let columns = Dictionary(grouping: right) { new.nodes[$0].element }
    for (element, rows) in rows.sorted(by: { $0.key < $1.key }) {
      guard let columns = columns[element] else { continue }
      var pairs: [(similarity: Double, row: Int, column: Int)] = []
      for (place, row) in rows.enumerated() {
        let middle = place * columns.count / rows.count
        let first = max(0, min(middle - Self.maxCandidates / 2, columns.count - Self.maxCandidates))
        for column in columns[first..<min(columns.count, first + Self.maxCandidates)] {
          let similarity = similarity(row, column)
          if similarity >= Self.minimumSimilarity { pairs.append((similarity, row, column)) }
        }
      }
      pairs.sort { ($1.similarity, $0.row, $0.column) < ($0.similarity, $1.row, $1.column) }
      for (_, row, column) in pairs where newIndices[row] == nil && oldIndices[column] == nil {
        match(row, column)
      }
      let (restOfRows, restOfColumns) = (
        rows.filter { newIndices[$0] == nil }, columns.filter { oldIndices[$0] == nil }
      )
      guard restOfRows.count == 1, restOfColumns.count == 1, isOnly(restOfRows[0], restOfColumns[0]) else {
        continue
      }
      match(restOfRows[0], restOfColumns[0])
    }
  }

  /// Returns whether the only two remaining nodes match. Connections must have the same name or the same destination.
  private func isOnly(_ left: Int, _ right: Int) -> Bool {
    func end(_ node: ComparedTree.Node) -> ComparedTree.Meaning? {
      node.attributes.first { $0.key == "destination" }?.meaning
    }
    let (from, to) = (old.nodes[left], new.nodes[right])
    guard from.kind == .part, from.key != to.key else {
      return from.kind != .object || similarity(left, right) > 0
    }
    return ["action", "segue"].contains(from.element) && end(from) != nil && end(from) == end(to)
  }

  private func similarity(_ left: Int, _ right: Int) -> Double {
    let (from, to) = (old.nodes[left], new.nodes[right])
    // Parts whose keys differ never match.
    if from.kind == .part, from.key != to.key { return 0 }
    var (same, all) = (from.className == to.className ? 1.0 : 0, 1.0)
    let meanings = Dictionary(to.attributes.map { ($0.key, $0.meaning) }, uniquingKeysWith: { $1 })
    for attribute in from.attributes {
      if meanings[attribute.key] == attribute.meaning { same += 1 }
    }
    all += Double(max(from.attributes.count, to.attributes.count))
    let parts = old.children(of: left).prefix(Self.maxCandidates)
    let others = new.children(of: right).prefix(Self.maxCandidates)
    var prints: [Int: Int] = [:]
    for other in others { prints[newPrints[other], default: 0] += 1 }
    for part in parts {
      if let other = newIndices[part], new.nodes[other].parent == right {
        same += 1
      } else if let count = prints[oldPrints[part]], count > 0 {
        prints[oldPrints[part]] = count - 1
        same += 1
      }
    }
    all += Double(max(parts.count, others.count))
    return same / all
  }

  private mutating func matchMoved() {
    var waiting: [Int: [Int]] = [:]
    for index in old.nodes.indices.reversed()
    where newIndices[index] == nil && old.nodes[index].kind == .object {
      waiting[oldPrints[index], default: []].append(index)
    }
    for index in new.nodes.indices where oldIndices[index] == nil && new.nodes[index].kind == .object {
      while let other = waiting[newPrints[index]]?.popLast() {
        guard newIndices[other] == nil,
          old.nodes[other].subtreeEnd - other == new.nodes[index].subtreeEnd - index
        else { continue }
        for offset in 0..<(new.nodes[index].subtreeEnd - index)
        where newIndices[other + offset] == nil && oldIndices[index + offset] == nil {
          match(other + offset, index + offset)
        }
        break
      }
    }
  }
}
