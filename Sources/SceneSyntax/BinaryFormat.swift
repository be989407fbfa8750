import SceneDiagnostics

/// A binary format of files that are sometimes named like scenes, storyboards, or xibs.
struct BinaryFormat {
  let signature: [UInt8]
  let name: String
  /// Whether `scenec dump` prints the content of such files.
  let canBeDumped: Bool

  private static let all = [
    BinaryFormat(signature: [0x89] + "SCEN".utf8, name: "a compiled scene", canBeDumped: true),
    BinaryFormat(signature: Array("NIBArchive".utf8), name: "a compiled nib", canBeDumped: true),
    BinaryFormat(signature: Array("bplist".utf8), name: "a binary property list", canBeDumped: true),
    BinaryFormat(signature: [0x89] + "PNG".utf8, name: "a PNG image", canBeDumped: false),
    BinaryFormat(signature: [0xFF, 0xD8, 0xFF], name: "a JPEG image", canBeDumped: false),
    BinaryFormat(signature: Array("%PDF-".utf8), name: "a PDF file", canBeDumped: false),
    BinaryFormat(signature: [0x50, 0x4B, 3, 4], name: "a ZIP archive", canBeDumped: false),
  ]

  static func fault(in bytes: UnsafeBufferPointer<UInt8>) -> SyntaxFault? {
    guard let first = bytes.first, first != .lessThan,
      let format = all.first(where: { bytes.starts(with: $0.signature) })
    else { return nil }
    let fault = SyntaxFault(
      SyntaxRules.encodingNotUTF8, "The file is \(format.name), not XML", at: 0..<format.signature.count)
    return format.canBeDumped ? fault.advising("'scenec dump' prints the content of the file") : fault
  }
}
