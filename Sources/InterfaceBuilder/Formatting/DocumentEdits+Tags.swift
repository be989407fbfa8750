import SceneSyntax

extension DocumentEdits {
  /// Writes one space before each attribute and none after the last, and makes empty elements self-closing.
  mutating func normalizeTags() {
    let dropped = tree.names.id(of: "systemVersion")
    for (index, element) in tree.elements.enumerated() {
      var end = Int(element.nameRange.end)
      for attribute in tree.attributes(of: element) {
        let isDropped = index == 0 && attribute.name == dropped
        replace(gap: end..<Int(attribute.nameRange.start), with: isDropped ? "".utf8 : " ".utf8)
        end = Int(attribute.range.end)
        if isDropped { replace(attribute.range.bytes, with: "".utf8) }
      }
      let isClosed = element.isSelfClosing
      replace(gap: end..<Int(element.tagRange.end) - (isClosed ? 2 : 1), with: "".utf8)
      let endTag = Int(element.tagRange.end)..<Int(element.end)
      if !isClosed, element.subtreeEnd == index + 1,
        tree.source.bytes[endTag].starts(with: "</".utf8)
      {
        replace(endTag.lowerBound - 1..<endTag.upperBound, with: "/>".utf8)
      }
    }
  }
}
