extension Unicode.Scalar {
  /// Whether the scalar is a control character, a line separator, or a bidirectional control. A terminal might interpret
  /// such a scalar, or display the text around it in a different order. All output formats replace or escape it in names.
  package var isUnprintable: Bool {
    switch value {
    case 0...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

extension String {
  /// The string on a single line, with unprintable characters replaced. Texts for people use this property for names
  /// and messages, because these quote untrusted files.
  package var printable: String {
    guard unicodeScalars.contains(where: \.isUnprintable) else { return self }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars { result.append(scalar.isUnprintable ? "\u{FFFD}" : scalar) }
    return String(result)
  }
}
