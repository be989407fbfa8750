import SceneArchive

/// A public Ed25519 key that verifies the signatures of compiled scenes.
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

  /// Parses a public key in the format that `openssl pkey -pubout` generates.
  ///
  /// - Throws: `KeyError` if the string is not a valid key or contains a private key.
  public init(pem: String) throws(KeyError) { bytes = try KeyText.publicKey(in: pem) }
}

extension ArchiveTrust {
  /// Creates a trust policy that accepts a file only if `scenec archive sign` signed it with a matching private key.
  ///
  /// - Parameter keys: The public keys, one of which must match. If the array is empty, all files are rejected.
  public init(_ keys: [VerifyingKey]) {
    self.init(publicKeys: keys.map(\.bytes)) { message, signature in
      Sodium.isValid(signature.signature, of: message, by: signature.publicKey)
    }
  }
}
