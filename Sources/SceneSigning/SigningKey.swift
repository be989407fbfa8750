import SceneArchive

/// A private Ed25519 key, with which compiled files are signed.
package struct SigningKey: Sendable {
  /// The key that tells its signatures.
  package let publicKey: VerifyingKey
  private let secret: [UInt8]

  /// Reads a key as `openssl genpkey -algorithm ed25519` writes it.
  package init(pem: String) throws(KeyError) {
    let keys = Sodium.keys(of: try KeyText.seed(in: pem))
    publicKey = VerifyingKey(bytes: keys.publicKey)
    secret = keys.secret
  }

  /// A file with the signature of all its bytes.
  ///
  /// - Throws: `ArchiveError`, where the file has as many sections of other makers as it may have.
  package func sign(_ archive: Archive) throws -> [UInt8] {
    try archive.signed(for: publicKey.bytes) { Sodium.signature(of: $0, by: secret) }
  }
}
