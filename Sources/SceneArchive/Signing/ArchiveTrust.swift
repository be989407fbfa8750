/// The requirements for the signatures of compiled scenes. A file must be signed with a trusted key and must not have
/// been modified. Any other file is rejected after its outline has been parsed but before its content is read.
public struct ArchiveTrust: Sendable {
  private let publicKeys: Set<[UInt8]>
  private let isValid: @Sendable (_ message: [UInt8], ArchiveSignature) -> Bool

  /// Creates requirements that accept only files signed with the private key for one of the given public keys.
  ///
  /// - Parameters:
  ///   - publicKeys: The public keys, 32 bytes each. If the array is empty, every file is rejected.
  ///   - isValid: A closure that returns whether the signature is valid for the message and the signature's public key.
  public init(
    publicKeys: [[UInt8]], isValid: @escaping @Sendable (_ message: [UInt8], ArchiveSignature) -> Bool
  ) {
    self.publicKeys = Set(publicKeys)
    self.isValid = isValid
  }

  /// Verifies a file's signature. Throws `ArchiveError` if the file is not signed with a trusted key or was modified.
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
