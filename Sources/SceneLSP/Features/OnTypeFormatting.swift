import SceneAnalysis
import SceneLanguage
import SceneValues

extension RequestHandler {
  /// A handler that completes end tags after `</`, and inserts missing end tags after start tags.
  static let onTypeFormatting = RequestHandler(
    "textDocument/onTypeFormatting", offering: "documentOnTypeFormattingProvider",
    .object([
      ("firstTriggerCharacter", .string(">")), ("moreTriggerCharacter", .array([.string("/")])),
    ])
  ) { request throws(ProtocolError) in
    let (document, offset) = try request.place()
    guard SceneSearch.isScene(document.path) else { return .array([]) }
    let text = EndTags.text(at: offset, in: document.bytes, after: request.params?["ch"]?.string ?? "")
    return request.edits(text.map { [ByteEdit(offset..<offset, $0)] } ?? [], in: document)
  }
}

enum EndTags {
  static func text(at offset: Int, in bytes: [UInt8], after character: String) -> String? {
    switch character {
    case "/": rest(at: offset, in: bytes)
    case ">": whole(at: offset, in: bytes)
    default: nil
    }
  }

  private static func rest(at offset: Int, in bytes: [UInt8]) -> String? {
    guard bytes[..<offset].suffix(2).elementsEqual("</".utf8) else { return nil }
    let before = MarkupText(Array(bytes[..<(offset - 2)]))
    guard !isSkipped(offset - 2, in: before) else { return nil }
    let closed = Set(before.endTags.compactMap(\.element))
    let open = before.elements.indices.last { index in
      let element = before.elements[index]
      return element.isFinished && !element.isEmpty && element.end == offset - 2 && !closed.contains(index)
    }
    guard let open else { return nil }
    let name = before.name(of: open)
    let next = offset < bytes.count ? bytes[offset] : UInt8(ascii: "\n")
    if next == UInt8(ascii: ">") { return name }
    return [0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: "<")].contains(next) ? name + ">" : nil
  }

  private static func whole(at offset: Int, in bytes: [UInt8]) -> String? {
    let text = MarkupText(bytes)
    guard let index = text.elements.firstIndex(where: { $0.tag.upperBound == offset }),
      text.elements[index].isFinished, !text.elements[index].isEmpty
    else { return nil }
    let closed = Set(text.endTags.compactMap(\.element))
    let name = text.name(of: index)
    // If the end tag of this element is missing, the parser matches the element with the end tag of an ancestor.
    let isMissing = ([index] + text.ancestors(of: index)).contains { element in
      text.name(of: element) == name && !closed.contains(element)
    }
    return isMissing ? "</\(name)>" : nil
  }

  private static func isSkipped(_ offset: Int, in text: MarkupText) -> Bool {
    text.skipped.contains { $0.upperBound == offset && !text.text($0).hasSuffix(">") }
  }
}
