import SceneArchive

/// A public Ed25519 key, which tells whether its owner has signed a compiled file.
///
/// ```swift
/// let key = try VerifyingKey(
///   pem: """
///     -----BEGIN PUBLIC KEY-----
///     MCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=
///     -----END PUBLIC KEY-----
///     """)
/// context.trust = ArchiveTrust([key])
/// ```
public struct VerifyingKey: Hashable, Sendable {
  let bytes: [UInt8]

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// Reads a key as `openssl pkey -pubout` writes it.
  ///
  /// - Throws: `KeyError` where the text is none, or a private key.
  public init(pem: String) throws(KeyError) { bytes = try KeyText.publicKey(in: pem) }
}

extension ArchiveTrust {
  /// Trusts files that were signed by `scenec archive sign` with the private key of one of some public ones.
  ///
  /// - Parameter keys: any of them will do; where there are none, every file is refused.
  public init(_ keys: [VerifyingKey]) {
    self.init(publicKeys: keys.map(\.bytes)) { message, signature in
      Sodium.isValid(signature.signature, of: message, by: signature.publicKey)
    }
  }
}
