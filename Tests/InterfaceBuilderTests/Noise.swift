import SceneDiagnostics

/// What happens to documents without anybody having meant it.
enum Noise {
  /// The document as an editor for Windows, a merge and an older Xcode leave it, all at once.
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

  /// Which lines are, or begin, end or continue, text: white space is part of it.
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

  /// Turns the entries of a set round, as far as each is one line, and says the first twice.
  private static func shuffle(_ name: String, in lines: inout [String]) {
    guard let start = lines.firstIndex(of: "    <\(name)>"), let end = lines.firstIndex(of: "    </\(name)>"),
      lines[start + 1..<end].allSatisfy({ $0.hasSuffix("/>") && $0.hasPrefix("        <") })
    else { return }
    lines[start + 1..<end].reverse()
    lines[end - 1] += lines[start + 1].drop { $0 == " " }
  }
}
