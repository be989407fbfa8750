extension Unicode.Scalar {
  /// Whether the scalar is a control character, a line separator, or a bidirectional control. A terminal might interpret
  /// it or reorder the text around it, so all output formats replace or escape it in names.
  package var isUnprintable: Bool {
    switch value {
    case 0...0x1F, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

extension String {
  /// The string on one line, without unprintable characters, because names and messages quote untrusted files.
  package var printable: String {
    guard unicodeScalars.contains(where: \.isUnprintable) else { return self }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars { result.append(scalar.isUnprintable ? "\u{FFFD}" : scalar) }
    return String(result)
  }
}
