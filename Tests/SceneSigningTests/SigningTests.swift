import Foundation
import SceneArchive
import SceneSigning
import Testing

@Suite struct SigningTests {
  /// The example keys of RFC 8410.
  static let privateKey = """
    -----BEGIN PRIVATE KEY-----
    MC4CAQAwBQYDK2VwBCIEINTuctv5E1hK1bbY8fdp+K06/nwoy/HU++CXqI9EdVhC
    -----END PRIVATE KEY-----
    """
  static let publicKey = """
    -----BEGIN PUBLIC KEY-----
    MCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=
    -----END PUBLIC KEY-----
    """
  /// A public key whose private key is not available.
  private static let otherKey = """
    -----BEGIN PUBLIC KEY-----
    MCowBQYDK2VwAyEA1RlMCjxzsZZdZ1S2Bn2kG0DyMUkCBEuhqbvxbFNtkdU=
    -----END PUBLIC KEY-----
    """

  private static func fixture(_ name: String) throws -> [UInt8] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return Array(try Data(contentsOf: folder.appending(path: "SceneArchiveTests/Fixtures/\(name).scenec")))
  }

  private let trust: ArchiveTrust
  private let plain: [UInt8]
  private let signed: [UInt8]

  init() throws {
    let key = try SigningKey(pem: Self.privateKey)
    #expect(key.publicKey == (try VerifyingKey(pem: Self.publicKey)))
    trust = ArchiveTrust([try VerifyingKey(pem: Self.publicKey)])
    plain = try Self.fixture("translated-1.0")
    signed = try key.sign(Archive(bytes: plain))
  }

  @Test("Reads the content of a signed file with or without signature verification")
  func content() throws {
    let archive = try Archive(bytes: signed, trust: trust)
    #expect(archive.digest == (try Archive(bytes: plain)).digest)
    #expect(try Archive(bytes: signed).digest == archive.digest)
    #expect(signed.count < plain.count + 112)
    #expect(archive.stripped() == (try Archive(bytes: plain)).stripped())
  }

  @Test("Signing the same file again with the same key creates the same signature")
  func again() throws {
    let key = try SigningKey(pem: Self.privateKey)
    #expect(try key.sign(Archive(bytes: signed)) == signed)
  }

  @Test("Accepts a file if one of several trusted keys matches")
  func several() throws {
    let keys = [try VerifyingKey(pem: Self.otherKey), try VerifyingKey(pem: Self.publicKey)]
    _ = try Archive(bytes: signed, trust: ArchiveTrust(keys))
  }

  @Test("Rejects a signed file after a change to any byte", arguments: [0x01, 0x80] as [UInt8])
  func changed(bit: UInt8) throws {
    for offset in signed.indices {
      var bytes = signed
      bytes[offset] ^= bit
      #expect(throws: ArchiveError.self) { try Archive(bytes: bytes, trust: trust) }
    }
  }

  @Test("Rejects a signed file that is truncated at any position")
  func short() {
    for length in signed.indices {
      #expect(throws: ArchiveError.self) { try Archive(bytes: Array(signed[..<length]), trust: trust) }
    }
  }

  @Test("Rejects an unsigned file")
  func unsigned() throws {
    let error = try #require(throws: ArchiveError.self) {
      try Archive(bytes: try Self.fixture("tiny-1.0"), trust: trust)
    }
    #expect(error.kind == .unsigned)
    #expect("\(error)".hasPrefix("the file is not signed"))
  }

  @Test("Rejects a file from an untrusted signer, and rejects every file if no keys are trusted")
  func otherSigner() throws {
    for keys in [[try VerifyingKey(pem: Self.otherKey)], []] {
      let error = try #require(throws: ArchiveError.self) {
        try Archive(bytes: signed, trust: ArchiveTrust(keys))
      }
      #expect(error.kind == .unknownSigner)
    }
  }

  @Test("Rejects a signature that was copied from another file")
  func moved() throws {
    let key = try SigningKey(pem: Self.privateKey)
    var other = try key.sign(Archive(bytes: try Self.fixture("tiny-1.0")))
    let length = 64
    let signature = try #require(try Archive(bytes: signed).sectionBytes(Self.signatureTag)).suffix(length)
    let old = Array(try #require(try Archive(bytes: other).sectionBytes(Self.signatureTag)).suffix(length))
    let place = try #require(other.firstRange(of: old))
    other.replaceSubrange(place, with: signature)
    let error = try #require(throws: ArchiveError.self) { try Archive(bytes: other, trust: trust) }
    #expect(error.kind == .signatureMismatch)
  }

  private static let signatureTag = SectionTag(rawValue: 0x4E47_4953)

  @Test("Rejects an invalid key and reports the reason")
  func keys() {
    func problem(_ text: String) -> KeyError? {
      do throws(KeyError) { _ = try VerifyingKey(pem: text) } catch { return error }
      return nil
    }
    #expect(problem("") == .noKey("PUBLIC KEY"))
    #expect(problem(Self.privateKey) == .privateForPublic)
    #expect(problem(Self.publicKey.replacing("MCow", with: "M*ow")) == .damaged)
    #expect(problem(Self.publicKey.replacing("MCow", with: "MCox")) == .notEd25519)
    #expect(problem(Self.publicKey.replacing("MCow", with: "")) == .notEd25519)
    #expect(throws: KeyError.publicForPrivate) { try SigningKey(pem: Self.publicKey) }
    let locked = Self.privateKey.replacing("PRIVATE", with: "ENCRYPTED PRIVATE")
    #expect(throws: KeyError.encrypted) { try SigningKey(pem: locked) }
  }
}
