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

  /// Reads a key in the format of `openssl pkey -pubout`.
  ///
  /// - Throws: `KeyError` if the string is not a key or is a private key.
  public init(pem: String) throws(KeyError) { bytes = try KeyText.publicKey(in: pem) }
}

extension ArchiveTrust {
  /// Creates a trust policy that accepts files that `scenec archive sign` signed with one of the private keys.
  ///
  /// - Parameter keys: The public keys, one of which must match. If there are none, all files are rejected.
  public init(_ keys: [VerifyingKey]) {
    self.init(publicKeys: keys.map(\.bytes)) { message, signature in
      Sodium.isValid(signature.signature, of: message, by: signature.publicKey)
    }
  }
}
