import SceneArchive

package struct SigningKey: Sendable {
  package let publicKey: VerifyingKey
  private let secret: [UInt8]

  /// Parses a private key in the format that `openssl genpkey -algorithm ed25519` generates.
  package init(pem: String) throws(KeyError) {
    let keys = Sodium.keys(of: try KeyText.seed(in: pem))
    publicKey = VerifyingKey(bytes: keys.publicKey)
    secret = keys.secret
  }

  /// Signs an archive and returns the signed bytes. Throws an error if the archive already has the maximum
  /// number of custom sections.
  package func sign(_ archive: Archive) throws -> [UInt8] {
    try archive.signed(for: publicKey.bytes) { Sodium.signature(of: $0, by: secret) }
  }
}
