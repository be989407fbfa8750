import SceneValues

/// A parser for Ed25519 keys in OpenSSL's format: a PEM file (RFC 7468) with content encoded as specified in RFC 8410.
enum KeyText {
  private static let privateBeginning: [UInt8] = [
    0x30, 0x2E, 0x02, 0x01, 0x00, 0x30, 0x05, 0x06, 0x03, 0x2B, 0x65, 0x70, 0x04, 0x22, 0x04, 0x20,
  ]
  private static let publicBeginning: [UInt8] = [
    0x30, 0x2A, 0x30, 0x05, 0x06, 0x03, 0x2B, 0x65, 0x70, 0x03, 0x21, 0x00,
  ]

  static func seed(in text: String) throws(KeyError) -> [UInt8] {
    if block("PUBLIC KEY", in: text) != nil { throw .publicForPrivate }
    return try key("PRIVATE KEY", privateBeginning, in: text)
  }

  static func publicKey(in text: String) throws(KeyError) -> [UInt8] {
    if block("PRIVATE KEY", in: text) != nil { throw .privateForPublic }
    return try key("PUBLIC KEY", publicBeginning, in: text)
  }

  private static func key(
    _ label: String, _ beginning: [UInt8], in text: String
  ) throws(KeyError) -> [UInt8] {
    if block("ENCRYPTED PRIVATE KEY", in: text) != nil { throw .encrypted }
    guard let base64 = block(label, in: text) else { throw .noKey(label) }
    guard let bytes = Sodium.bytes(ofBase64: base64) else { throw .damaged }
    guard bytes.starts(with: beginning), bytes.count == beginning.count + 32 else { throw .notEd25519 }
    return Array(bytes.suffix(32))
  }

  private static func block(_ label: String, in text: String) -> Substring? {
    guard let start = text.firstRange(of: "-----BEGIN \(label)-----"),
      let end = text[start.upperBound...].firstRange(of: "-----END \(label)-----")
    else { return nil }
    return text[start.upperBound..<end.lowerBound]
  }
}

/// An error that occurs when a string is not a valid key.
public enum KeyError: Error, Hashable, Sendable {
  case noKey(String)
  case damaged
  case notEd25519
  case encrypted
  case privateForPublic
  case publicForPrivate
}

extension KeyError: CustomStringConvertible {
  /// The error message.
  public var description: String {
    switch self {
    case .noKey(let label): "the section '-----BEGIN \(label)-----' is missing or incomplete"
    case .damaged: "the key is not valid Base64"
    case .notEd25519: "the key is not an Ed25519 key"
    case .encrypted: "the key is encrypted with a password; use an unencrypted key"
    case .privateForPublic: "the file is a private key: use the public key, and keep the private key secret"
    case .publicForPrivate: "the file is a public key: use the private key"
    }
  }
}
