import Foundation
import Testing

@Suite struct ArchiveSigningTests {
  private let directory: TestDirectory

  init() throws {
    directory = try TestDirectory()
    for name in ["Red", "Blue"] {
      try directory.write(
        "\(name).scene",
        """
        <storyboard version="1" initial="main">
          <scene>
            <viewController id="main" title="\(name)">
              <view id="root" backgroundColor="\(name.lowercased())"/>
            </viewController>
          </scene>
        </storyboard>

        """)
      #expect(try directory.scenec("compile", "\(name).scene").status == 0)
    }
    for name in ["release", "other"] {
      let made = try directory.shell(
        "openssl genpkey -algorithm ed25519 -out \(name).key && openssl pkey -in \(name).key -pubout -out \(name).pub"
      )
      try #require(made.status == 0, "\(made.errors)")
    }
  }

  private func verify(_ words: String...) throws -> Program.Outcome {
    try Program.run(["archive", "verify"] + words, in: directory.directory)
  }

  @Test("Signing preserves the content of a file, and the public key verifies the signature")
  func sign() throws {
    try directory.write("Before.scenec", try directory.data("Red.scenec"))
    let outcome = try directory.scenec("archive", "sign", "--key", "release.key", "Red.scenec", "Blue.scenec")
    #expect((outcome.status, outcome.text, outcome.errors) == (0, "", ""))
    #expect(try verify("--signed-by", "release.pub", "Red.scenec", "Blue.scenec").status == 0)
    #expect(try verify("--signed-by", "other.pub", "--signed-by", "release.pub", "Red.scenec").status == 0)
    #expect(try directory.scenec("archive", "cmp", "Before.scenec", "Red.scenec").status == 0)
    #expect(try directory.scenec("archive", "ls", "Red.scenec").text.contains("\nSIGN "))
    let stranger = try verify("--signed-by", "other.pub", "Red.scenec")
    #expect(stranger.status == 66)
    #expect(stranger.errors.contains("'Red.scenec': the file is signed with a key that is not trusted"))
  }

  @Test("Rejects unsigned files and files that were modified after signing")
  func refused() throws {
    #expect(try directory.scenec("archive", "sign", "--key", "release.key", "Red.scenec").status == 0)
    var bytes = try directory.data("Red.scenec")
    let word = try #require(bytes.range(of: Data("title".utf8)) ?? bytes.range(of: Data("root".utf8)))
    bytes[word.lowerBound] ^= 0x20
    try directory.write("Changed.scenec", bytes)
    let outcome = try verify("--signed-by", "release.pub", "Changed.scenec", "Blue.scenec", "Red.scenec")
    #expect(outcome.status == 66)
    let lines = outcome.errors.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(
      lines[0].contains("'Changed.scenec': the file was changed after it was signed (section SIGN, byte "))
    #expect(lines[1].contains("'Blue.scenec': the file is not signed"))
  }

  @Test("OpenSSL verifies the signature if the signature and checksum fields are zeroed")
  func openSSL() throws {
    let signed = try directory.scenec(
      ["archive", "sign", "--key", "-", "-o", "Signed.scenec", "Red.scenec"],
      input: try directory.data("release.key"))
    #expect(signed.status == 0, "\(signed.errors)")
    let section = try directory.scenec("archive", "cat", "Signed.scenec", "SIGN", "--raw").output
    #expect(section.count == 100)
    var file = try directory.data("Signed.scenec")
    let place = try #require(file.range(of: section.suffix(64)))
    file.replaceSubrange(place, with: Data(count: 64))
    file.replaceSubrange(16..<24, with: Data(count: 8))
    try directory.write("message", file)
    try directory.write("signature", Data(section.suffix(64)))
    let outcome = try directory.shell(
      "openssl pkeyutl -verify -pubin -inkey release.pub -rawin -in message -sigfile signature")
    #expect(outcome.status == 0, "\(outcome.text)\(outcome.errors)")
  }

  @Test("Writes no file if one of the files cannot be signed")
  func allOrNone() throws {
    let before = try directory.data("Red.scenec")
    try directory.write("Damaged.scenec", "no scene")
    let outcome = try directory.scenec(
      "archive", "sign", "--key", "release.key", "Red.scenec", "Damaged.scenec")
    #expect(outcome.status == 66)
    #expect(outcome.errors.contains("'Damaged.scenec': the file is not a compiled scene"))
    #expect(try directory.data("Red.scenec") == before)
  }

  @Test(
    "Rejects an invalid key and reports the reason",
    arguments: [
      ("release.pub", "the file is a public key: use the private key"),
      ("Red.scene", "the section '-----BEGIN PRIVATE KEY-----' is missing or incomplete"),
    ])
  func noKey(name: String, reason: String) throws {
    let outcome = try directory.scenec("archive", "sign", "--key", name, "Red.scenec")
    #expect(outcome.status == 66)
    #expect(outcome.errors.contains("Cannot read '\(name)': \(reason)"))
  }

  @Test("Requires an output name for standard input, which cannot be both key and file")
  func standardInput() throws {
    #expect(try directory.scenec("archive", "sign", "--key", "release.key", "-").status == 64)
    #expect(try directory.scenec("archive", "sign", "--key", "-", "-o", "Out.scenec", "-").status == 64)
    let twice = try directory.scenec(
      "archive", "sign", "--key", "release.key", "-o", "Out.scenec", "Red.scenec", "Blue.scenec")
    #expect(twice.status == 64)
  }
}
