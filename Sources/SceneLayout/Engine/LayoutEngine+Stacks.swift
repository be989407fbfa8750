import SceneValues

extension LayoutEngine {
  /// Arranges some of an item's direct children as a stack, or removes the stack if `stack` is nil. The constraints and
  /// priorities match those of UIKit's stack views. Along the axis, the order of the items is required. Across the axis,
  /// items that do not fill the stack must not exceed it, with priority 999.5. The stack's size across the axis is
  /// minimized, with priority 51.
  package func setStack(_ stack: LayoutStack?, of item: LayoutItemID) {
    guard stack != stacks[item.index]?.stack else { return }
    var rows = stacks[item.index] ?? LayoutStackRows(stack: stack!)
    for row in rows.rows { removeRow(row) }
    rows.rows = []
    guard let stack else {
      stacks[item.index] = nil
      return
    }
    rows.stack = stack
    stacks[item.index] = rows
    addRows(of: stack, item)
  }

  func refreshStack(_ item: LayoutItemID) {
    guard let rows = stacks[item.index] else { return }
    for row in rows.rows { removeRow(row) }
    stacks[item.index]!.rows = []
    addRows(of: rows.stack, item)
  }

  private func addRows(of stack: LayoutStack, _ item: LayoutItemID) {
    var builder = StackBuilder(engine: self, item: item, stack: stack, rows: stacks[item.index]!)
    builder.build()
    stacks[item.index] = builder.rows
  }
}

private struct StackBuilder {
  let engine: LayoutEngine
  let item: LayoutItemID
  let stack: LayoutStack
  var rows: LayoutStackRows

  private var along: Edges { Edges(stack.axis) }
  private var across: Edges { Edges(stack.axis.other) }
  private var visible: [LayoutStack.Member] { stack.members.filter { !$0.isHidden } }

  private struct Edges {
    let start: LayoutAttribute
    let end: LayoutAttribute
    let center: LayoutAttribute
    let length: LayoutAttribute

    init(_ axis: LayoutAxis) {
      (start, end, center, length) =
        axis == .horizontal ? (.leading, .trailing, .centerX, .width) : (.top, .bottom, .centerY, .height)
    }
  }

  // UIKit uses these priorities.
  private static let boundary = 999.5
  private static let fit = 51.0
  private static let edge = 49.0
  private static let centering = 149.0
  /// The priority of hiding. Xcode hides views whose lengths have a priority of 999.
  private static let hiding = 999.25
  /// The priority of fallback lengths. It is higher than that of the fitting size, but lower than that of any content.
  private static let fallback = 60.0

  init(engine: LayoutEngine, item: LayoutItemID, stack: LayoutStack, rows: LayoutStackRows) {
    self.engine = engine
    self.item = item
    self.stack = stack
    self.rows = rows
  }

  mutating func build() {
    for member in stack.members { _ = engine.order(of: member.item.index) }
    if let first = visible.first, let last = visible.last {
      add(side(first.item, along.start), .equal, own(along.start))
      distribute()
      add(side(last.item, along.end), .equal, own(along.end))
      align()
    }
    hide()
    for member in stack.members {
      if let width = member.fallback.width { fallBack(side(member.item, .width), on: width) }
      if let height = member.fallback.height { fallBack(side(member.item, .height), on: height) }
    }
  }

  /// Adds a fallback length for an item without a content size. Stretching the item is preferred to compressing it.
  private mutating func fallBack(_ side: LayoutSide, on length: Double) {
    add(side, .lessThanOrEqual, nil, constant: length, at: Self.fallback)
    add(side, .greaterThanOrEqual, nil, constant: length, at: Self.fallback + 1, as: .compression)
  }

  // MARK: Along the axis

  private mutating func distribute() {
    let members = visible
    switch stack.distribution {
    case .fill:
      follow(members, .equal)
      if stack.axis == .horizontal { shareWidth(members) }
    case .fillEqually:
      follow(members, .equal)
      for (previous, next) in zip(members, members.dropFirst()) {
        add(side(next.item, along.length), .equal, side(previous.item, along.length))
      }
    case .fillProportionally:
      follow(members, .equal)
      shareInProportion(members)
    case .equalSpacing:
      follow(members, .greaterThanOrEqual)
      spread(members, from: along.end, to: along.start, priority: 1000)
    case .equalCentering:
      follow(members, .greaterThanOrEqual)
      spread(members, from: along.center, to: along.center, priority: Self.centering)
    }
  }

  private mutating func follow(_ members: [LayoutStack.Member], _ relation: LayoutRelation) {
    for (previous, next) in zip(members, members.dropFirst()) {
      let gap = previous.customSpacing ?? stack.spacing
      if stack.isBaselineRelative, stack.axis == .vertical {
        add(
          side(next.item, .firstBaseline), relation, side(previous.item, .lastBaseline), constant: gap)
      } else {
        add(side(next.item, along.start), relation, side(previous.item, along.end), constant: gap)
      }
    }
  }

  /// Makes the widths of wrapped text views in a row equal because nothing else determines these widths.
  private mutating func shareWidth(_ members: [LayoutStack.Member]) {
    let texts = members.compactMap { member in member.sharing.map { (item: member.item, counts: $0) } }
    guard !stack.sharesWithAll else {
      let gaps = members.dropLast().map { $0.customSpacing ?? stack.spacing }.reduce(0, +)
      let share = 1 / Double(members.count)
      for text in texts {
        add(
          side(text.item, along.length), .equal, own(along.length), multiplier: share,
          constant: -gaps * share, at: text.counts)
      }
      return
    }
    for (previous, next) in zip(texts, texts.dropFirst()) {
      add(
        side(next.item, along.length), .equal, side(previous.item, along.length),
        at: min(previous.counts, next.counts))
    }
  }

  /// Makes the lengths of members proportional. Later members have lower priorities.
  private mutating func shareInProportion(_ members: [LayoutStack.Member]) {
    let gaps = members.dropLast().map { $0.customSpacing ?? stack.spacing }.reduce(0, +)
    let whole = members.map(\.length).reduce(0, +) + gaps
    guard whole > 0, members.count > 1 else { return }
    for (index, member) in members.enumerated() {
      add(
        side(member.item, along.length), .equal, own(along.length), multiplier: member.length / whole,
        at: max(900, 999 - Double(index)))
    }
  }

  private mutating func spread(
    _ members: [LayoutStack.Member], from: LayoutAttribute, to: LayoutAttribute, priority: Double
  ) {
    guard members.count > 2 else { return }
    while rows.spacers.count < members.count - 1 { rows.spacers.append(engine.addItem(in: item)) }
    for (index, (previous, next)) in zip(members, members.dropFirst()).enumerated() {
      let spacer = rows.spacers[index]
      add(side(spacer, along.start), .equal, side(previous.item, from))
      add(side(spacer, along.end), .equal, side(next.item, to))
      if index > 0 {
        add(
          side(spacer, along.length), .equal, side(rows.spacers[index - 1], along.length),
          at: priority == 1000 ? 1000 : max(100, priority - Double(index - 1)))
      }
    }
  }

  // MARK: Across the axis

  private mutating func align() {
    let members = visible
    guard stack.alignment != .fill else {
      for member in members {
        add(side(member.item, across.start), .equal, own(across.start))
        add(side(member.item, across.end), .equal, own(across.end))
      }
      return
    }
    for (index, member) in members.enumerated() {
      switch alignment {
      case .leading: add(side(member.item, across.start), .equal, own(across.start))
      case .trailing: add(side(member.item, across.end), .equal, own(across.end))
      case .center: add(side(member.item, across.center), .equal, own(across.center))
      case .firstBaseline, .lastBaseline, .fill: break
      }
      // As in UIKit, items other than the first can extend beyond the edge above the first baseline or below the last.
      let isFirst = index == 0
      if alignment != .leading, alignment != .firstBaseline || isFirst {
        add(side(member.item, across.start), .greaterThanOrEqual, own(across.start), at: Self.boundary)
      }
      if alignment != .trailing, alignment != .lastBaseline || isFirst {
        add(side(member.item, across.end), .lessThanOrEqual, own(across.end), at: Self.boundary)
      }
    }
    if alignment == .firstBaseline || alignment == .lastBaseline { alignBaselines(members) }
    add(own(across.length), .equal, nil, at: Self.fit)
  }

  /// The effective alignment. In a column, `leading` and `trailing` replace the baseline alignments.
  private var alignment: LayoutStack.Alignment {
    switch (stack.alignment, stack.axis) {
    case (.firstBaseline, .vertical): .leading
    case (.lastBaseline, .vertical): .trailing
    default: stack.alignment
    }
  }

  private mutating func alignBaselines(_ members: [LayoutStack.Member]) {
    let attribute: LayoutAttribute = alignment == .firstBaseline ? .firstBaseline : .lastBaseline
    for (previous, next) in zip(members, members.dropFirst()) {
      add(side(next.item, attribute), .equal, side(previous.item, attribute))
    }
    // Any extra space is above the items.
    add(side(members[0].item, across.end), .equal, own(across.end), at: Self.edge)
  }

  // MARK: Hidden members

  /// Minimizes the lengths of hidden members and centers each hidden member in the gap between its neighbors.
  private mutating func hide() {
    let isSpread = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    for (index, member) in stack.members.enumerated() where member.isHidden {
      add(side(member.item, along.length), .equal, nil, at: Self.hiding)
      let hasNext = stack.members[index...].contains { !$0.isHidden }
      let previous = stack.members[..<index].last { !$0.isHidden }
      switch (previous, hasNext) {
      case (let previous?, true):
        let gap = previous.customSpacing ?? stack.spacing
        add(
          side(member.item, along.start), .equal, side(previous.item, along.end), constant: gap / 2,
          at: Self.hiding)
      case (_?, false):
        add(side(member.item, isSpread ? along.end : along.start), .equal, own(along.end), at: Self.hiding)
      case (nil, true):
        add(side(member.item, isSpread ? along.start : along.end), .equal, own(along.start), at: Self.hiding)
      case (nil, false): add(side(member.item, along.start), .equal, own(along.start), at: Self.hiding)
      }
      hideAcross(member)
    }
  }

  private mutating func hideAcross(_ member: LayoutStack.Member) {
    switch alignment {
    case .fill:
      add(side(member.item, across.start), .equal, own(across.start), at: Self.hiding)
      add(side(member.item, across.end), .equal, own(across.end), at: Self.hiding)
    case .leading, .firstBaseline:
      add(side(member.item, across.start), .equal, own(across.start), at: Self.hiding)
    case .trailing, .lastBaseline:
      add(side(member.item, across.end), .equal, own(across.end), at: Self.hiding)
    case .center: add(side(member.item, across.center), .equal, own(across.center), at: Self.hiding)
    }
  }

  // MARK: Rows

  private func side(_ item: LayoutItemID, _ attribute: LayoutAttribute) -> LayoutSide {
    LayoutSide(item, attribute)
  }

  private func own(_ attribute: LayoutAttribute) -> LayoutSide {
    LayoutSide(item, in: stack.area, attribute)
  }

  private mutating func add(
    _ first: LayoutSide, _ relation: LayoutRelation, _ second: LayoutSide?, multiplier: Double = 1,
    constant: Double = 0, at priority: Double = 1000, as kind: LayoutRank.Kind = .stack
  ) {
    if rows.orders.count == rows.rows.count { rows.orders.append(engine.takeOrder()) }
    let rule = SideConstraint(
      first, relation, second, multiplier: multiplier, constant: constant, priority: priority)
    rows.rows.append(
      engine.addRow(rule, kind, order: rows.orders[rows.rows.count], source: .stack(item)))
  }
}
