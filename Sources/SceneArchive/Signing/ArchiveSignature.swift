import SceneValues

/// An Ed25519 signature, which is stored in section `SIGN`. The signed message is the file with zeros in place of the
/// signature and the checksum.
public struct ArchiveSignature: Hashable, Sendable {
  /// The signer's public key, which consists of 32 bytes.
  public var publicKey: [UInt8]
  /// The signature, which consists of 64 bytes.
  public var signature: [UInt8]

  static let keyLength = 32
  static let signatureLength = 64
  /// The section's length in bytes. The section consists of the kind of signature, the public key, and the signature.
  static let length = 4 + keyLength + signatureLength
  static let ed25519: UInt32 = 1

  /// Returns the content of the section with zeros in place of the signature, as it occurs in the signed message.
  static func unfinished(for publicKey: [UInt8]) -> [UInt8] {
    precondition(publicKey.count == keyLength, "a public key has 32 bytes")
    return withUnsafeBytes(of: ed25519.littleEndian, Array.init) + publicKey
      + [UInt8](repeating: 0, count: signatureLength)
  }
}

struct SignedFile {
  let signature: ArchiveSignature
  let message: [UInt8]
  let place: Range<Int>

  /// Reads a file's signature. Throws `ArchiveError` if the file is invalid or has no signature of this kind.
  init(_ file: UnsafeRawBufferPointer, limits: ArchiveLimits) throws(ArchiveError) {
    try PackedForm.checkHeader(of: file, limits: limits)
    let frame = try PackedFrame(of: file)
    guard let section = frame.others.first(where: { $0.tag == .signature }) else {
      throw ArchiveError(.unsigned, offset: 0)
    }
    let start = section.bytes.baseAddress.map { $0 - file.baseAddress! } ?? 0
    guard section.bytes.count == ArchiveSignature.length else {
      throw ArchiveError(.wrongSectionLength(section.bytes.count), section: .signature, offset: start)
    }
    let kind = UInt32(littleEndian: section.bytes.loadUnaligned(as: UInt32.self))
    guard kind == ArchiveSignature.ed25519 else {
      throw ArchiveError(
        .badValue(field: "kind of signature", value: UInt64(kind)), section: .signature, offset: start)
    }
    place = start + 4 + ArchiveSignature.keyLength..<start + ArchiveSignature.length
    signature = ArchiveSignature(
      publicKey: Array(file[start + 4..<place.lowerBound]), signature: Array(file[place]))
    var message = Array(file)
    for offset in place { message[offset] = 0 }
    // The checksum is cleared last, because it also covers the signature.
    message.put(UInt64(0), at: PackedForm.Field.checksum)
    self.message = message
  }
}

extension Archive {
  /// Returns the archive as a signed file. `sign` returns the 64-byte signature of a message. Throws `ArchiveError` if
  /// the file already has the maximum number of non-table sections, and the errors of `sign`.
  package func signed(for publicKey: [UInt8], by sign: ([UInt8]) throws -> [UInt8]) throws -> [UInt8] {
    var file = Packing.file(of: self, signature: ArchiveSignature.unfinished(for: publicKey)) {
      $0.tag != .signature
    }
    let unfinished = try file.withUnsafeBytes { try SignedFile($0, limits: ArchiveLimits()) }
    let signature = try sign(unfinished.message)
    precondition(signature.count == ArchiveSignature.signatureLength, "a signature has 64 bytes")
    file.replaceSubrange(unfinished.place, with: signature)
    file.writeChecksum()
    return file
  }
}
