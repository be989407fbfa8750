import SceneValues

/// Who vouches for a compiled file: an Ed25519 signature over all its bytes, in section `SIGN`.
///
/// What is signed is the file as it is, with zeros in place of the signature itself and of the checksum: so nothing of it
/// can be changed, the source map and sections of other makers included.
public struct ArchiveSignature: Hashable, Sendable {
  /// The signer's public key, 32 bytes.
  public var publicKey: [UInt8]
  /// 64 bytes.
  public var signature: [UInt8]

  static let keyLength = 32
  static let signatureLength = 64
  /// The section: which kind of signature it is, the key, the signature.
  static let length = 4 + keyLength + signatureLength
  /// The only kind that there is.
  static let ed25519: UInt32 = 1

  /// The section as it is while the file is signed.
  static func unfinished(for publicKey: [UInt8]) -> [UInt8] {
    precondition(publicKey.count == keyLength, "a public key has 32 bytes")
    return withUnsafeBytes(of: ed25519.littleEndian, Array.init) + publicKey
      + [UInt8](repeating: 0, count: signatureLength)
  }
}

/// The parts of a signed file. Its signature is not verified yet.
struct SignedFile {
  let signature: ArchiveSignature
  /// What was signed.
  let message: [UInt8]
  /// Where in the file the signature stands.
  let place: Range<Int>

  /// - Throws: `ArchiveError` where the bytes are no compiled scene, are not signed, or are signed in another way.
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
    // It comes last, since it is of the signature, too.
    message.put(UInt64(0), at: PackedForm.Field.checksum)
    self.message = message
  }
}

extension Archive {
  /// The signed file. A signature that it has is replaced.
  ///
  /// - Parameters:
  ///   - publicKey: the signer's, 32 bytes.
  ///   - sign: makes the signature, 64 bytes, of a message.
  /// - Returns: the bytes.
  /// - Throws: `ArchiveError` where the file has as many sections of other makers as it may have; and what `sign` throws.
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
