import SceneValues

/// The layout engine, which calculates the frames of all items in a hierarchy. The engine does not depend on views. Most
/// constraints relate an item to its parent. Therefore, they contain only one or two variables, and moving a container
/// does not affect its content.
package final class LayoutEngine {
  typealias Variable = ConstraintSystem.Variable
  typealias RowID = ConstraintSystem.ConstraintID

  struct StoredRule {
    var rule: SideConstraint
    var order: Int
    var row: RowID
  }

  let system = ConstraintSystem()
  var nodes: [LayoutNode] = []
  var rules: [StoredRule?] = []
  private var owners: [Int32] = []
  private(set) var rows: [LayoutRow?] = []
  var stacks: [Int: LayoutStackRows] = [:]
  var rootRows: LayoutAxes<RowID?> = LayoutAxes(nil)
  private var nextOrder = 1
  package private(set) var needsSolving = true

  package static let root = LayoutItemID(index: 0)

  package init(size: Size, isRightToLeft: Bool = false) {
    addNode(parent: -1, isRightToLeft: isRightToLeft)
    nodes[0].defaultSize = size
    for axis in LayoutAxis.allCases {
      rootRows[axis] = add(
        [ConstraintSystem.Term(1, nodes[0].length(along: axis))], .equal,
        axis == .horizontal ? size.width : size.height, priority: 1000,
        rank: LayoutRank.rank(.rootSize, order: 0, slot: axis == .horizontal ? 0 : 1, isRequired: true),
        source: .rootSize(axis))
    }
  }

  // MARK: Items

  /// Adds an item to a parent. The layout direction applies to the new item's direct children.
  package func addItem(in parent: LayoutItemID = root, isRightToLeft: Bool = false) -> LayoutItemID {
    addNode(parent: parent.index, isRightToLeft: isRightToLeft)
    return LayoutItemID(index: nodes.count - 1)
  }

  private func addNode(parent: Int, isRightToLeft: Bool) {
    let index = Int32(nodes.count)
    let depth = parent < 0 ? 0 : nodes[parent].depth + 1
    // Variables that constraints do not determine are as close to their defaults as possible. Variables that are created
    // earlier take precedence, so lengths take precedence over positions.
    let (width, height) = (variable(of: index), variable(of: index))
    nodes.append(
      LayoutNode(
        parent: parent, depth: depth, isRightToLeft: isRightToLeft, x: variable(of: index),
        y: variable(of: index), width: width, height: height))
    guard parent >= 0 else { return }
    setDefaultFrame(.zero, of: LayoutItemID(index: Int(index)))
    let order = takeOrder()
    for (axis, slot) in [(LayoutAxis.horizontal, 0), (.vertical, 1)] {
      // The bound is not required, so a lack of space for gaps is not a conflict.
      _ = add(
        [ConstraintSystem.Term(1, nodes[Int(index)].length(along: axis))], .greaterThanOrEqual, 0,
        priority: Self.minimumLengthPriority,
        rank: LayoutRank.rank(.content, order: order, slot: slot, isRequired: false),
        source: .minimumLength(LayoutItemID(index: Int(index)), axis))
    }
  }

  /// The priority at which lengths are nonnegative. It is higher than the priorities of all other optional constraints.
  private static var minimumLengthPriority: Double { 999.9 }

  func variable(of node: Int32) -> Variable {
    let variable = system.addVariable()
    while owners.count <= variable.index { owners.append(-1) }
    owners[variable.index] = node
    return variable
  }

  func owner(of variable: Variable) -> LayoutItemID? {
    guard variable.index < owners.count, owners[variable.index] >= 0 else { return nil }
    return LayoutItemID(index: Int(owners[variable.index]))
  }

  /// Makes an item a scroll view. The size of its content is then determined by constraints.
  package func makeScrolling(_ item: LayoutItemID) {
    guard nodes[item.index].contentWidth == nil else { return }
    nodes[item.index].contentWidth = variable(of: Int32(item.index))
    nodes[item.index].contentHeight = variable(of: Int32(item.index))
    refreshRules(of: item)
  }

  package func setRootSize(_ size: Size) {
    setConstant(size.width, ofRow: rootRows.horizontal!)
    setConstant(size.height, ofRow: rootRows.vertical!)
  }

  /// Replaces the root's fixed size with a preferred size that has a separate priority for each axis.
  package func setRootSize(_ size: Size, horizontalPriority: Double, verticalPriority: Double) {
    setRootSize(size)
    setPriority(horizontalPriority, ofRow: rootRows.horizontal!)
    setPriority(verticalPriority, ofRow: rootRows.vertical!)
  }

  package func setAlignmentInsets(_ insets: EdgeInsets, of item: LayoutItemID) {
    guard insets != nodes[item.index].alignment else { return }
    nodes[item.index].alignment = insets
    refreshRules(of: item)
  }

  package func setInsets(_ insets: EdgeInsets, of area: LayoutArea, in item: LayoutItemID) {
    guard insets != self.insets(of: area, in: item) else { return }
    nodes[item.index].areas[area] = insets
    refreshRules(of: item)
    if stacks[item.index]?.area == area { refreshStack(item) }
  }

  package func insets(of area: LayoutArea, in item: LayoutItemID) -> EdgeInsets {
    nodes[item.index].areas[area] ?? .zero
  }

  package func setBoundsOrigin(_ origin: Point, of item: LayoutItemID) {
    guard origin != nodes[item.index].boundsOrigin else { return }
    nodes[item.index].boundsOrigin = origin
    refreshRules(of: item)
  }

  /// Sets the distance from the top edge to the first baseline and the distance from the last baseline to the bottom
  /// edge. If a distance is nil, the bottom edge serves as the baseline.
  package func setBaselines(first: Double?, last: Double?, of item: LayoutItemID) {
    let node = nodes[item.index]
    guard first != node.firstBaseline || last != node.lastBaseline else { return }
    nodes[item.index].firstBaseline = first
    nodes[item.index].lastBaseline = last
    refreshRules(of: item)
  }

  // MARK: Constraints

  /// Adds a constraint. Each item that occurs in no earlier constraint receives the next position in order of first use.
  package func add(_ rule: SideConstraint) -> SideConstraintID {
    let index = rules.count
    let order = takeOrder()
    let id = SideConstraintID(index: index)
    let row = addRow(rule, .constraint, order: order, source: .constraint(id))
    rules.append(StoredRule(rule: rule, order: order, row: row))
    forNodes(of: rule) { nodes[$0].rules.append(index) }
    return id
  }

  package func remove(_ id: SideConstraintID) {
    guard let stored = rules[id.index] else { return }
    rules[id.index] = nil
    removeRow(stored.row)
    forNodes(of: stored.rule) { node in nodes[node].rules.removeAll { $0 == id.index } }
  }

  package func setConstant(_ constant: Double, of id: SideConstraintID) {
    guard rules[id.index] != nil, rules[id.index]!.rule.constant != constant else { return }
    rules[id.index]!.rule.constant = constant
    refresh(id.index)
  }

  package func setPriority(_ priority: Double, of id: SideConstraintID) {
    guard var stored = rules[id.index], stored.rule.priority != priority else { return }
    let wasRequired = stored.rule.priority >= 1000
    stored.rule.priority = priority
    if wasRequired == (priority >= 1000) {
      setPriority(priority, ofRow: stored.row)
    } else {
      // Required rows have a different order of ranks, so the row must be added again.
      removeRow(stored.row)
      stored.row = addRow(stored.rule, .constraint, order: stored.order, source: .constraint(id))
    }
    rules[id.index] = stored
  }

  package func rule(_ id: SideConstraintID) -> SideConstraint? { rules[id.index]?.rule }

  // MARK: Solution

  /// - Returns: The items whose frame or content size has changed, in item order.
  @discardableResult package func solve() -> [LayoutItemID] {
    needsSolving = false
    var changed: [LayoutItemID] = []
    var last = -1
    for variable in system.solve() {
      let owner = variable.index < owners.count ? Int(owners[variable.index]) : -1
      guard owner >= 0, owner != last else { continue }
      last = owner
      changed.append(LayoutItemID(index: owner))
    }
    guard changed.count > 1 else { return changed }
    return Set(changed).sorted()
  }

  /// Returns an item's unrounded frame in the coordinates of the parent's bounds. This is not the alignment rectangle.
  package func frame(of item: LayoutItemID) -> Rect {
    let node = nodes[item.index]
    return Rect(
      x: system[node.x] - node.alignment.left, y: system[node.y] - node.alignment.top,
      width: max(0, system[node.width] + node.alignment.left + node.alignment.right),
      height: max(0, system[node.height] + node.alignment.top + node.alignment.bottom))
  }

  /// Returns the content size of a scroll view. A dimension is nil if no constraint contains it.
  package func contentSize(of item: LayoutItemID) -> (width: Double?, height: Double?) {
    func length(_ variable: Variable?) -> Double? {
      guard let variable, rows.contains(where: { $0?.terms.contains { $0.variable == variable } == true })
      else { return nil }
      return max(0, system[variable])
    }
    let node = nodes[item.index]
    return (length(node.contentWidth), length(node.contentHeight))
  }

  /// The size of the root. If a preferred size was set, this is the size determined by the constraints.
  package var rootSize: Size {
    Size(width: system[nodes[0].width], height: system[nodes[0].height])
  }

  // MARK: Rows

  func takeOrder() -> Int {
    defer { nextOrder += 1 }
    return nextOrder
  }

  /// Returns the position of an item in the order of first use. The position is assigned at the first call.
  func order(of node: Int) -> Int {
    if let order = nodes[node].order { return order }
    let order = takeOrder()
    nodes[node].order = order
    return order
  }

  func add(
    _ terms: [ConstraintSystem.Term], _ relation: LayoutRelation, _ constant: Double, priority: Double,
    rank: Int, source: LayoutSource
  ) -> RowID {
    needsSolving = true
    let id = system.add(
      ConstraintSystem.Constraint(
        terms, ConstraintSystem.Relation(relation), constant, priority: priority, rank: rank))
    while rows.count <= id.index { rows.append(nil) }
    rows[id.index] = LayoutRow(
      terms: terms, relation: relation, constant: constant, priority: priority, source: source)
    return id
  }

  func removeRow(_ row: RowID) {
    needsSolving = true
    system.remove(row)
    rows[row.index] = nil
  }

  func setConstant(_ constant: Double, ofRow row: RowID) {
    guard rows[row.index]?.constant != constant else { return }
    needsSolving = true
    rows[row.index]?.constant = constant
    system.setConstant(constant, of: row)
  }

  func setPriority(_ priority: Double, ofRow row: RowID) {
    guard rows[row.index]?.priority != priority else { return }
    needsSolving = true
    rows[row.index]?.priority = priority
    system.setPriority(priority, of: row)
  }

  func addRow(
    _ rule: SideConstraint, _ kind: LayoutRank.Kind, order: Int, slot: Int = 0, source: LayoutSource
  ) -> RowID {
    let expression = expression(of: rule)
    if kind == .constraint {
      if rule.first.item.index > 0 { _ = self.order(of: rule.first.item.index) }
      if let second = rule.second, second.item.index > 0 { _ = self.order(of: second.item.index) }
    }
    return add(
      expression.terms, rule.relation, rule.constant - expression.constant, priority: rule.priority,
      rank: LayoutRank.rank(kind, order: order, slot: slot, isRequired: rule.priority >= 1000), source: source
    )
  }

  private func refreshRules(of item: LayoutItemID) {
    for index in nodes[item.index].rules { refresh(index) }
    for axis in LayoutAxis.allCases where nodes[item.index].content.length(along: axis) != nil {
      updateContentRows(of: item, along: axis)
    }
  }

  private func refresh(_ index: Int) {
    guard let stored = rules[index] else { return }
    let expression = expression(of: stored.rule)
    setConstant(stored.rule.constant - expression.constant, ofRow: stored.row)
  }
}

struct LayoutRow {
  var terms: [ConstraintSystem.Term]
  var relation: LayoutRelation
  var constant: Double
  var priority: Double
  var source: LayoutSource

  var isRequired: Bool { priority >= 1000 }
}

extension ConstraintSystem.Relation {
  init(_ relation: LayoutRelation) {
    switch relation {
    case .equal: self = .equal
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}
