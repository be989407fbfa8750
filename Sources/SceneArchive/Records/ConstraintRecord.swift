import SceneValues

/// A constraint of the form `first.attribute relation multiplier * second.attribute + constant`.
package struct ConstraintRecord: Hashable, Sendable {
  package struct Side: Hashable, Sendable {
    package var object: ObjectIndex
    package var area: LayoutArea
    package var attribute: LayoutAttribute

    package init(object: ObjectIndex, area: LayoutArea = .view, attribute: LayoutAttribute) {
      self.object = object
      self.area = area
      self.attribute = attribute
    }
  }

  /// The view that contains the constraint. In an archive, constraints are sorted by this view.
  package var holder: ObjectIndex
  /// The child of `holder` that represents the constraint, or nil if the constraint has no id.
  package var object: ObjectIndex?
  package var first: Side
  package var relation: LayoutRelation
  /// The second side, whose object is in the same unit, or nil if the constraint compares a size only to a constant.
  package var second: Side?
  /// The multiplier. The value is 1 if there is no second side.
  package var multiplier: Double
  /// The constant, in points.
  package var constant: Double
  /// The priority, from 1 to 1000.
  package var priority: Double

  package init(
    holder: ObjectIndex, object: ObjectIndex? = nil, first: Side, relation: LayoutRelation = .equal,
    second: Side? = nil, multiplier: Double = 1, constant: Double = 0, priority: Double = 1000
  ) {
    self.holder = holder
    self.object = object
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
  }
}

extension ConstraintRecord: FixedRecord {
  @usableFromInline static var stride: Int { 56 }

  @usableFromInline init(at place: UnsafeRawPointer) {
    func side(_ field: Int) -> Side? {
      place.optionalIndex(field).map {
        Side(
          object: $0, area: LayoutArea.codes[Int(place.half(field + 6))],
          attribute: LayoutAttribute.codes[Int(place.half(field + 4))])
      }
    }
    self.init(
      holder: place.index(0), object: place.optionalIndex(4), first: side(8)!,
      relation: LayoutRelation.codes[place.index(24)], second: side(16),
      multiplier: Double(bitPattern: place.wide(32)), constant: Double(bitPattern: place.wide(40)),
      priority: Double(bitPattern: place.wide(48)))
  }

  func write(to writer: inout ByteWriter) {
    writer.index(holder)
    writer.index(object)
    for side in [first, second] {
      writer.index(side?.object)
      writer.half(side.map(\.attribute.code) ?? 0)
      writer.half(side.map(\.area.code) ?? 0)
    }
    writer.word(UInt32(relation.code))
    writer.word(0)
    for number in [multiplier, constant, priority] { writer.wide(number.bitPattern) }
  }
}

/// The numbers that represent attributes in archives. Their order must never change.
extension LayoutAttribute {
  static let codes: [LayoutAttribute] = [
    .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .firstBaseline,
    .lastBaseline,
  ]

  static let lastCode: UInt16 = 11

  var code: UInt16 { code(in: Self.codes) }
}

extension LayoutArea {
  static let codes: [LayoutArea] = [
    .view, .safeArea, .margins, .readableContent, .keyboard, .contentGuide, .frameGuide,
  ]

  static let lastCode: UInt16 = 6

  var code: UInt16 { code(in: Self.codes) }
}

extension LayoutRelation {
  static let codes: [LayoutRelation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
  static let lastCode: UInt16 = 2

  var code: UInt16 { code(in: Self.codes) }
}

extension Equatable {
  fileprivate func code(in codes: [Self]) -> UInt16 { UInt16(codes.firstIndex(of: self)!) }
}
