import SceneDiagnostics

extension SourceText {
  /// Returns the bytes of a range, with line breaks normalized as XML requires.
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
