import SceneValues

extension Archive {
  package func value(at index: Int) -> Value { value(of: valueRecord(at: index)) }

  /// Decodes the value of a record in this archive. The result contains copies of all strings and numbers.
  package func value(of record: ValueRecord) -> Value {
    let payload = Int(record.payload)
    switch record.kind {
    case .bool: return .bool(payload != 0)
    case .int: return .int(Int(truncatingIfNeeded: bits(payload)))
    case .number: return .number(number(payload))
    case .string: return .string(string(at: payload))
    case .point: return .point(point(payload))
    case .size: return .size(size(payload))
    case .rect: return .rect(Rect(origin: point(payload), size: size(payload + 2)))
    case .range:
      let location = Int(truncatingIfNeeded: bits(payload))
      return .range(location..<location + Int(truncatingIfNeeded: bits(payload + 1)))
    case .nothing: return .nothing
    case .insets:
      return .insets(
        EdgeInsets(
          top: number(payload), left: number(payload + 1), bottom: number(payload + 2),
          right: number(payload + 3)))
    case .transform:
      return .transform(
        AffineTransform(
          a: number(payload), b: number(payload + 1), c: number(payload + 2), d: number(payload + 3),
          tx: number(payload + 4), ty: number(payload + 5)))
    case .rgba: return .color(Color(.rgba(RGBA(packed: record.payload))))
    case .standardColor: return .color(Color(standardColors[Int(record.payload)]!))
    case .tint: return .color(.tint)
    case .assetColor: return .color(.asset(string(at: payload)))
    case .font: return .font(font(at: payload))
    case .image: return .image(string(at: payload))
    case .enumeration: return .enumeration(string(at: payload))
    case .optionSet: return .optionSet(members(string(at: payload)))
    case .text: return .text(string(at: payload))
    }
  }

  func font(at index: Int) -> Font {
    let record = fontRecord(at: index)
    return Font(face(of: record), size: record.size)
  }

  private func face(of record: FontRecord) -> Font.Face {
    switch record.face {
    case .system: .system
    case .bold: .bold
    case .italic: .italic
    case .monospaced: .monospaced
    case .family: .family(string(at: record.name!))
    case .style: .style(TextStyle(rawValue: string(at: record.name!))!)
    }
  }

  /// Splits a list at spaces, by bytes, because a `String` joins a space and a subsequent combining character.
  private func members(_ text: String) -> [String] { text.utf8.split(separator: 0x20).map { String($0)! } }

  private func point(_ index: Int) -> Point { Point(x: number(index), y: number(index + 1)) }

  private func size(_ index: Int) -> Size { Size(width: number(index), height: number(index + 1)) }

  private func number(_ index: Int) -> Double { Double(bitPattern: bits(index)) }

  func bits(_ index: Int) -> UInt64 {
    precondition(index >= 0 && index < tables.numbers.count, "no such number in the archive")
    return withExtendedLifetime(self) { tables.numbers.base.wide(index * 8) }
  }
}
