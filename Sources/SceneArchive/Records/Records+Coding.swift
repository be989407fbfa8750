extension ClassRecord: FixedRecord {
  @inlinable static var stride: Int { 12 }

  @inlinable init(at place: UnsafeRawPointer) {
    self.init(name: place.index(0), module: place.optionalIndex(4), element: place.optionalIndex(8))
  }

  func write(to writer: inout ByteWriter) {
    writer.index(name)
    writer.index(module)
    writer.index(element)
  }
}

extension DocumentRecord: FixedRecord {
  @inlinable static var stride: Int { 20 }

  @inlinable init(at place: UnsafeRawPointer) {
    self.init(
      kind: DocumentKind(rawValue: place.word(0))!, initialScene: place.optionalIndex(4),
      ownerClass: place.optionalIndex(8), values: place.range(12))
  }

  func write(to writer: inout ByteWriter) {
    writer.word(kind.rawValue)
    writer.index(initialScene)
    writer.index(ownerClass)
    writer.range(values)
  }
}

extension ObjectRecord: FixedRecord {
  @inlinable static var stride: Int { 36 }

  @inlinable init(at place: UnsafeRawPointer) {
    self.init(
      classIndex: place.index(0), elementClass: place.index(4), id: place.optionalIndex(8),
      parent: place.optionalIndex(12), descendants: place.index(16), slot: place.optionalIndex(20),
      values: place.range(24))
  }

  func write(to writer: inout ByteWriter) {
    writer.index(classIndex)
    writer.index(elementClass)
    writer.index(id)
    writer.index(parent)
    writer.index(descendants)
    writer.index(slot)
    writer.range(values)
    writer.word(0)
  }
}

extension ValueRecord: FixedRecord {
  @inlinable static var stride: Int { 12 }

  @inlinable init(at place: UnsafeRawPointer) {
    self.init(
      key: place.index(0), kind: ValueKind(rawValue: place.half(4))!, isRuntimeAttribute: place.half(6) != 0,
      payload: place.word(8))
  }

  func write(to writer: inout ByteWriter) {
    writer.index(key)
    writer.half(kind.rawValue)
    writer.half(isRuntimeAttribute ? 1 : 0)
    writer.word(payload)
  }
}

extension FontRecord: FixedRecord {
  @inlinable static var stride: Int { 16 }

  @inlinable init(at place: UnsafeRawPointer) {
    self.init(
      face: FontFace(rawValue: place.word(0))!, name: place.optionalIndex(4),
      size: Double(bitPattern: place.wide(8)))
  }

  func write(to writer: inout ByteWriter) {
    writer.word(face.rawValue)
    writer.index(name)
    writer.wide(size.bitPattern)
  }
}

extension UnitRecord: FixedRecord {
  @inlinable static var stride: Int { 24 }

  @inlinable init(at place: UnsafeRawPointer) {
    self.init(
      kind: UnitKind(rawValue: place.word(0))!, scene: place.optionalIndex(4), objects: place.range(8),
      connections: place.range(16))
  }

  func write(to writer: inout ByteWriter) {
    writer.word(kind.rawValue)
    writer.index(scene)
    writer.range(objects)
    writer.range(connections)
  }
}

extension PrototypeRecord: FixedRecord {
  @inlinable static var stride: Int { 12 }

  @inlinable init(at place: UnsafeRawPointer) {
    self.init(unit: place.index(0), holder: place.index(4), slot: place.index(8))
  }

  func write(to writer: inout ByteWriter) {
    writer.index(unit)
    writer.index(holder)
    writer.index(slot)
  }
}

extension SceneRecord: FixedRecord {
  @inlinable static var stride: Int { 24 }

  @inlinable init(at place: UnsafeRawPointer) {
    self.init(
      controller: place.index(0), sceneUnit: place.index(4), viewUnit: place.optionalIndex(8),
      segues: place.range(12), isEntry: place.word(20) != 0)
  }

  func write(to writer: inout ByteWriter) {
    writer.index(controller)
    writer.index(sceneUnit)
    writer.index(viewUnit)
    writer.range(segues)
    writer.word(isEntry ? 1 : 0)
  }
}

extension SegueRecord: FixedRecord {
  @inlinable static var stride: Int { 36 }

  @inlinable init(at place: UnsafeRawPointer) {
    self.init(
      kind: place.index(0), identifier: place.optionalIndex(4), source: place.index(8),
      destination: place.optionalIndex(12), external: place.optionalIndex(16),
      selector: place.optionalIndex(24),
      customClass: place.optionalIndex(20), values: place.range(28))
  }

  func write(to writer: inout ByteWriter) {
    writer.index(kind)
    writer.index(identifier)
    writer.index(source)
    writer.index(destination)
    writer.index(external)
    writer.index(customClass)
    writer.index(selector)
    writer.range(values)
  }
}

extension Reference: FixedRecord {
  @inlinable static var stride: Int { 4 }

  @inlinable init(at place: UnsafeRawPointer) { self = place.reference(0) }

  func write(to writer: inout ByteWriter) { writer.reference(self) }
}
