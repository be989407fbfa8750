import SceneValues

/// What holds between views: `first.attribute relation multiplier * second.attribute + constant`.
package struct ConstraintRecord: Hashable, Sendable {
  /// An attribute of an object, or of an area of it.
  package struct Side: Hashable, Sendable {
    /// The view, or another object of the holder's unit.
    package var object: ObjectIndex
    /// Which area of the object is meant: the object itself, its safe area or what is within its margins.
    package var area: LayoutArea
    /// Which edge, size, center or baseline of the area is meant.
    package var attribute: LayoutAttribute

    /// A side of a constraint: an attribute of the object itself unless an area is given.
    package init(object: ObjectIndex, area: LayoutArea = .view, attribute: LayoutAttribute) {
      self.object = object
      self.area = area
      self.attribute = attribute
    }
  }

  /// The view that it stands in. Constraints stand in the order of their holders.
  package var holder: ObjectIndex
  /// The object that it is, in the holder, where it has an id.
  package var object: ObjectIndex?
  /// What the constraint is about.
  package var first: Side
  /// How the first side compares with the second one.
  package var relation: LayoutRelation
  /// In the same unit as the first; nil for a size that is compared with the constant alone.
  package var second: Side?
  /// 1 without a second side.
  package var multiplier: Double
  /// In points.
  package var constant: Double
  /// From 1 to 1000.
  package var priority: Double

  /// A required constraint that an attribute is 0, or equal to that of a second side, unless other is said.
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

/// The numbers of what the file names by numbers: their order never changes.
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
