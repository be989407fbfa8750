import SceneDiagnostics

/// Unintended changes of documents.
enum Noise {
  /// Returns the document with the changes of a Windows editor, a merge and an older Xcode.
  static func added(to source: SourceText) -> SourceText {
    var lines = String(decoding: source.bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
    let isText = insideText(lines)
    shuffle("dependencies", in: &lines)
    shuffle("resources", in: &lines)
    var text: [String] = []
    for (number, line) in lines.enumerated() {
      guard !isText[number], number > 0, !line.contains("<!--") else {
        text.append(line)
        continue
      }
      var line = line.replacing("<document ", with: "<document systemVersion=\"16A320\"\n  ")
      line = line.replacing("    ", with: "\t")
      if !line.contains("</"), line.hasSuffix("/>") { line = line.dropLast(2) + " />" }
      line = line.replacing(
        "<rect key=\"frame\" x=\"20\" ", with: "<rect key=\"frame\"  x=\"20.000000000000004\" ")
      text += number.isMultiple(of: 7) ? ["", line] : [line]
    }
    while text.last == "" { text.removeLast() }
    let bytes = [0xEF, 0xBB, 0xBF] + Array(text.joined(separator: "\r\n").utf8)
    return SourceText(path: source.path, bytes: bytes)
  }

  /// Returns which lines belong to text, in which white space is significant.
  private static func insideText(_ lines: [String]) -> [Bool] {
    var isOpen = false
    return lines.map { line in
      let names = ["string", "mutableString", "data", "mutableData"]
      let begins = names.contains { line.contains("<\($0) ") }
      let ends = names.contains { line.contains("</\($0)>") }
      defer { isOpen = (isOpen || begins && !line.contains("/>")) && !ends }
      return isOpen || begins
    }
  }

  /// Reverses the single-line entries of a set and duplicates the first.
  private static func shuffle(_ name: String, in lines: inout [String]) {
    guard let start = lines.firstIndex(of: "    <\(name)>"), let end = lines.firstIndex(of: "    </\(name)>"),
      lines[start + 1..<end].allSatisfy({ $0.hasSuffix("/>") && $0.hasPrefix("        <") })
    else { return }
    lines[start + 1..<end].reverse()
    lines[end - 1] += lines[start + 1].drop { $0 == " " }
  }
}
