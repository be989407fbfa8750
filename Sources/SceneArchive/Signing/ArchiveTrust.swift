/// Whose compiled files a program takes: those that the holder of one of some keys has signed, as they were signed.
///
/// The product `SceneSigning` makes one of public keys. A file is refused before anything in it but its outline was read.
public struct ArchiveTrust: Sendable {
  private let publicKeys: Set<[UInt8]>
  private let isValid: @Sendable (_ message: [UInt8], ArchiveSignature) -> Bool

  /// Trusts what was signed with the private keys of some public ones.
  ///
  /// - Parameters:
  ///   - publicKeys: of 32 bytes each. Where there are none, every file is refused.
  ///   - isValid: whether a signature is that of a message by the key that it names, which is one of these.
  public init(
    publicKeys: [[UInt8]], isValid: @escaping @Sendable (_ message: [UInt8], ArchiveSignature) -> Bool
  ) {
    self.publicKeys = Set(publicKeys)
    self.isValid = isValid
  }

  /// - Throws: `ArchiveError` where a file is not signed by one of the keys, or is not as it was signed.
  func check(_ file: UnsafeRawBufferPointer, limits: ArchiveLimits) throws(ArchiveError) {
    let file = try SignedFile(file, limits: limits)
    guard publicKeys.contains(file.signature.publicKey) else {
      throw ArchiveError(.unknownSigner, section: .signature, offset: file.place.lowerBound)
    }
    guard isValid(file.message, file.signature) else {
      throw ArchiveError(.signatureMismatch, section: .signature, offset: file.place.lowerBound)
    }
  }
}
