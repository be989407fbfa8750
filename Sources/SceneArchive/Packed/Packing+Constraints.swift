import SceneValues

/// What constraints share that say the same of other views.
struct ConstraintShape: Hashable {
  struct Side: Hashable {
    var attribute: LayoutAttribute
    var area: LayoutArea

    init(_ side: ConstraintRecord.Side) { (attribute, area) = (side.attribute, side.area) }
  }

  var first: Side
  var relation: LayoutRelation
  var second: Side?
  var multiplier: UInt64
  var priority: UInt64
  var isObject: Bool

  init(_ record: ConstraintRecord) {
    (first, relation, second) = (Side(record.first), record.relation, record.second.map(Side.init))
    (multiplier, priority) = (record.multiplier.bitPattern, record.priority.bitPattern)
    isObject = record.object != nil
  }
}

extension Packing {
  mutating func writeConstraints() {
    guard archive.constraintCount > 0 else { return }
    var shapes: [ConstraintShape: Int] = [:]
    var all: [ConstraintShape] = []
    let records = (0..<archive.constraintCount).map(archive.constraint(at:))
    for record in records {
      let shape = ConstraintShape(record)
      guard shapes[shape] == nil else { continue }
      shapes[shape] = all.count
      all.append(shape)
    }
    writer.count(all.count)
    for shape in all { write(shape) }
    var holder = 0
    var object = 0
    for record in records {
      writer.count(shapes[ConstraintShape(record)]!)
      writer.index(record.holder, expected: &holder, length: 0)
      if let own = record.object { writer.index(own, expected: &object) }
      writer.signed(record.first.object - record.holder)
      if let second = record.second { writer.signed(second.object - record.holder) }
      writer.number(record.constant.bitPattern)
    }
  }

  private mutating func write(_ shape: ConstraintShape) {
    writer.count(
      Int(shape.relation.code) << 2 | (shape.second == nil ? 0 : 2) | (shape.isObject ? 1 : 0))
    for side in [shape.first, shape.second].compactMap({ $0 }) {
      writer.count(Int(side.attribute.code))
      writer.count(Int(side.area.code))
    }
    writer.number(shape.multiplier)
    writer.number(shape.priority)
  }
}
