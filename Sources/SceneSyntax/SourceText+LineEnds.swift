import SceneDiagnostics

extension SourceText {
  /// The bytes of a range with their line breaks as XML reads them.
  package func withPlainLineEnds(_ range: SourceRange) -> ArraySlice<UInt8> {
    let bytes = self.bytes[range.bytes]
    guard bytes.contains(0x0D) else { return bytes }
    var text: [UInt8] = []
    var previous: UInt8 = 0
    for byte in bytes {
      if byte == 0x0D {
        text.append(0x0A)
      } else if byte != 0x0A || previous != 0x0D {
        text.append(byte)
      }
      previous = byte
    }
    return text[...]
  }

  package func textWithPlainLineEnds(_ range: SourceRange) -> String {
    String(decoding: withPlainLineEnds(range), as: UTF8.self)
  }
}
