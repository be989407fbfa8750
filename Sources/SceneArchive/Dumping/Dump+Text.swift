import SceneValues

extension Dump {
  mutating func writeValues(_ values: Range<Int>, depth: Int, mark: String = "attribute ") {
    for index in values {
      let record = archive.valueRecord(at: index)
      let literal = archive.value(of: record).literal
      let text =
        switch record.kind {
        case .string, .image, .enumeration, .optionSet, .text: quoted(literal)
        default: escaped(literal)
        }
      line(
        depth,
        (record.isRuntimeAttribute ? mark : "")
          + "\(escaped(archive.key(at: record.key))) = \(record.kind)"
          + (record.kind == .nothing ? "" : " \(text)"))
    }
  }

  func className(_ index: Int) -> String {
    let record = archive.classRecord(at: index)
    let module = record.module.map { archive.string(at: $0) + "." } ?? ""
    let element = record.element.map { " <\(archive.string(at: $0))>" } ?? ""
    return escaped(module + archive.string(at: record.name) + element)
  }

  func describe(_ reference: Reference) -> String {
    switch reference {
    case .object(let index): "#\(index)"
    case .firstResponder: "first responder"
    case .owner: "owner"
    }
  }

  mutating func writeConstraint(_ record: ConstraintRecord) {
    var content = "constraint " + (record.object.map { "#\($0) " } ?? "") + "in #\(record.holder): "
    content += "\(describe(record.first)) \(record.relation.rawValue) "
    if let second = record.second {
      content += "\(Value.number(record.multiplier)) * \(describe(second)) + "
    }
    line(1, content + "\(Value.number(record.constant)) @\(Value.number(record.priority))")
  }

  private func describe(_ side: ConstraintRecord.Side) -> String {
    "#\(side.object)." + (side.area == .view ? "" : "\(side.area.rawValue).") + side.attribute.rawValue
  }

  func describe(event: Int?) -> String { event.map { " on \(escaped(archive.key(at: $0)))" } ?? "" }

  func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }

  /// Returns text as a single line, in which control characters are escaped because a terminal could interpret them.
  func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default:
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator:
          result += "\\u{\(String(scalar.value, radix: 16))}"
        default: result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }
}
