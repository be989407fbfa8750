import SceneValues

/// Edits to a JSON document. They replace strings and add members to objects, and preserve all other bytes. New members
/// follow the document's style for spaces around colons, indentation, and line endings. Each new member is inserted
/// before the first member with a greater name in natural order.
package struct JSONEdits {
  package indirect enum Node: Sendable {
    case string(String)
    case number(Int)
    case object([String: Node])

    func merged(_ other: Node) -> Node {
      guard case .object(let members) = self, case .object(let others) = other else { return other }
      return .object(members.merging(others) { $0.merged($1) })
    }
  }

  private let document: JSONValue
  private let style: JSONStyle
  private let bytes: [UInt8]
  /// The replaced strings. The key is the offset after the string's opening quote.
  private var replaced: [Int: (range: Range<Int>, text: String)] = [:]
  private var added: [Int: (object: JSONValue, members: [String: Node])] = [:]
  private var exchanged: [Int: (range: Range<Int>, node: Node)] = [:]

  package init(_ document: JSONValue, in bytes: [UInt8]) {
    self.document = document
    self.bytes = bytes
    style = JSONStyle(of: document, in: bytes)
  }

  /// Sets the string at the given path of member names. Missing objects on the path are created.
  package mutating func set(_ path: [String], to text: String) {
    set(path[...], to: .string(text), in: document)
  }

  /// Replaces the value at the given path of member names. Edits to members of the previous value are discarded.
  package mutating func replace(_ path: [String], by node: Node) {
    guard let old = document[path] else { return set(path[...], to: node, in: document) }
    exchanged[old.range.lowerBound] = (old.whole, node)
  }

  private mutating func set(_ path: ArraySlice<String>, to node: Node, in value: JSONValue) {
    guard let name = path.first, case .object = value.content else { return }
    guard let next = value[name] else {
      let inside = Self.nested(node, path.dropFirst())
      var members = added[value.range.lowerBound]?.members ?? [:]
      members[name] = members[name]?.merged(inside) ?? inside
      added[value.range.lowerBound] = (value, members)
      return
    }
    guard path.count == 1 else {
      // An object replaces a value of any other kind on the path.
      if case .object = next.content { return set(path.dropFirst(), to: node, in: next) }
      let inside = Self.nested(node, path.dropFirst())
      let other = exchanged[next.range.lowerBound]?.node
      exchanged[next.range.lowerBound] = (next.whole, other?.merged(inside) ?? inside)
      return
    }
    guard case .string(let text) = node, case .string(let old) = next.content else {
      exchanged[next.range.lowerBound] = (next.whole, node)
      return
    }
    if old != text { replaced[next.range.lowerBound] = (next.whole, text) }
  }

  private static func nested(_ node: Node, _ path: ArraySlice<String>) -> Node {
    path.reversed().reduce(node) { .object([$1: $0]) }
  }

  package var result: [UInt8] {
    var edits = replaced.values.map { (range: $0.range, text: JSONText.quoted($0.text)) }
    for (range, node) in exchanged.values {
      edits.append(
        (range, style.text(of: node, indented: style.indentation(at: range.lowerBound, in: bytes))))
    }
    for (object, members) in added.values { edits += insertions(of: members, into: object) }
    var result: [UInt8] = []
    var end = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where edit.range.lowerBound >= end {
      result += bytes[end..<edit.range.lowerBound] + Array(edit.text.utf8)
      end = edit.range.upperBound
    }
    return result + bytes[end...]
  }

  private func insertions(
    of members: [String: Node], into object: JSONValue
  ) -> [(range: Range<Int>, text: String)] {
    guard case .object(let present) = object.content else { return [] }
    let names = members.keys.sorted(by: JSONStyle.isBefore)
    func text(_ name: String, _ indentation: String) -> String {
      style.member(name, members[name] ?? .string(""), indented: indentation)
    }
    guard let first = present.first, let last = present.last else {
      let outer = style.indentation(at: object.range.lowerBound, in: bytes)
      let inner = names.map { style.lineBreak(outer + style.unit) + text($0, outer + style.unit) }
      let whole = object.range.lowerBound + 1..<object.end - 1
      return [(whole, inner.joined(separator: ",") + style.lineBreak(outer))]
    }
    let indentation = style.indentation(at: first.nameRange.lowerBound - 1, in: bytes)
    var places: [Int: String] = [:]
    for name in names {
      if let next = present.first(where: { JSONStyle.isBefore(name, $0.name) }) {
        places[next.nameRange.lowerBound - 1, default: ""] +=
          text(name, indentation) + "," + style.gap(indentation)
      } else {
        places[last.value.end, default: ""] += "," + style.gap(indentation) + text(name, indentation)
      }
    }
    return places.map { ($0.key..<$0.key, $0.value) }
  }
}

extension JSONValue {
  package subscript(path: [String]) -> JSONValue? {
    path.reduce(self) { value, name in value?[name] }
  }

  fileprivate var whole: Range<Int> {
    if case .string = content { return range.lowerBound - 1..<end }
    return range.lowerBound..<end
  }
}
