import SceneValues
import Testing

@testable import SceneArchive

@Suite("Strings in separate files")
struct LanguageFileTests {
  private let whole = Sample.translatedContent

  /// The same content before translations were added.
  private var untranslated: ArchiveContent {
    var content = whole
    (content.stringTables, content.translations, content.plurals) = ([], [], [])
    return content
  }

  private func files() throws -> (scene: Archive, texts: [String: [UInt8]]) {
    let files = try whole.withoutTexts(asIn: untranslated)
    return (
      try Archive(bytes: files.scene.encoded()),
      Dictionary(uniqueKeysWithValues: files.languages.map { ($0.locale, $0.bytes) })
    )
  }

  @Test("A scene lists its languages, and languages without strings have no file")
  func languages() throws {
    let (scene, texts) = try files()
    #expect(scene.translatedLocales == ["de", "en", "pt-BR"] && scene.stringTableCount == 0)
    #expect((0..<3).map { scene.language(at: $0).translations } == [2, 0, 1])
    #expect(texts.keys.sorted() == ["de", "pt-BR"])
    #expect(
      scene.dump().hasSuffix(
        """
        translations "en" in a separate file, 0 strings, digest 0000000000000000
        translations "pt-BR" in a separate file, 1 strings, digest \
        \(try Archive(bytes: texts["pt-BR"]!).digestText)

        """))
  }

  @Test("Rejects a language file for the wrong language and a scene in place of a language file")
  func matchingScene() throws {
    let (scene, texts) = try files()
    let german = try Archive(bytes: texts["de"]!)
    #expect(german.isLanguageFile && german.translatedLocales == ["de"])
    try scene.check(german, ofLanguage: 0)
    #expect(throws: ArchiveError.self) { try scene.check(german, ofLanguage: 2) }
    #expect(throws: ArchiveError.self) { try scene.check(scene, ofLanguage: 0) }
    #expect(throws: ArchiveError.self) { try german.checkIsScene() }
    try scene.checkIsScene()
    #expect(
      german.dump().hasSuffix("translations \"de\"\n  value 1 \"Wecker\"\n  value 2 \"Bald\"\n"))
  }

  @Test("Rejects strings with invalid values even if the digests match")
  func forgedTexts() throws {
    let (_, texts) = try files()
    var content = try Archive(bytes: texts["de"]!).content()
    content.translations[0].value = 0
    let forged = try content.archive()
    var scene = untranslated
    scene.languages = [LanguageRecord(locale: scene.string("de"), translations: 2, digest: forged.digest)]
    let deceived = try scene.archive()
    #expect(throws: ArchiveError.self) { try deceived.check(forged, ofLanguage: 0) }
  }

  @Test("A scene joined with its string files equals a scene with embedded strings")
  func joinedFiles() throws {
    let (scene, texts) = try files()
    let joined = try Archive(bytes: scene.joined { try Archive(bytes: texts[$0]!) })
    #expect(joined.dump().contains("translations \"de\"\n  #0.text \"Wecker\"\n  #0.caption \"Bald\"\n"))
    #expect(joined.languageCount == 0 && joined.translatedLocales == scene.translatedLocales)
    let original = try whole.archive()
    for locale in 0..<3 {
      for value in 0..<3 {
        #expect(joined.value(at: value, in: [locale]) == original.value(at: value, in: [locale]))
      }
    }
  }

  @Test("Round-trips the strings of all languages")
  func roundTrip() throws {
    let files = try whole.withoutTexts(asIn: untranslated)
    let packed = try files.scene.encoded()
    #expect(try Archive(bytes: packed).digest == files.scene.archive().digest)
    #expect(try Archive(bytes: packed).content().encoded() == packed)
    for (_, bytes) in files.languages {
      #expect(try Archive(bytes: bytes).content().encoded() == bytes)
      #expect(try Archive(bytes: bytes).invariantsHold)
    }
  }

  @Test("Rejects damaged files or reads strings that are valid for the scene")
  func damaged() throws {
    let (scene, texts) = try files()
    let german = try #require(texts["de"])
    for bytes in [scene.packed(), german] {
      for length in 0..<bytes.count where refusal(of: Array(bytes[..<length])) == nil {
        Issue.record("accepted when cut at \(length)")
      }
      for bit in PackedForm.headerLength * 8..<bytes.count * 8 {
        var damaged = bytes
        damaged[bit / 8] ^= 1 << (bit % 8)
        damaged = damaged.withChecksumRepaired()
        expectSound(damaged, "bit \(bit), checksum repaired")
        guard let archive = try? Archive(bytes: damaged) else { continue }
        _ = archive.dump()
        // Even a forged digest can only change texts.
        guard archive.isLanguageFile else { continue }
        var deceived = untranslated
        deceived.languages = [
          LanguageRecord(
            locale: deceived.string("de"), translations: archive.translationCount, digest: archive.digest)
        ]
        let trusting = try deceived.archive()
        guard (try? trusting.check(archive, ofLanguage: 0)) != nil else { continue }
        for number in 0..<archive.translationCount {
          let value = trusting.value(at: archive.translation(at: number).value)
          #expect([.string("Alarm"), .text("Soon")].contains(value))
        }
      }
    }
  }

  @Test("Rejects locale names that contain paths", arguments: ["", "../de", "de/x", "d.e", "\u{0}"])
  func strangeLocales(_ locale: String) throws {
    var scene = untranslated
    scene.languages = [LanguageRecord(locale: scene.string(locale), translations: 1, digest: 1)]
    #expect(throws: ArchiveError.self) { try scene.encoded() }
  }

  @Test("Rejects a file with both embedded and separate strings")
  func contradictions() throws {
    var both = whole
    both.languages = [LanguageRecord(locale: both.string("de"), translations: 1, digest: 1)]
    #expect(throws: ArchiveError.self) { try both.encoded() }
    var mixed = whole
    mixed.translatedValueCount = 3
    #expect(throws: ArchiveError.self) { try mixed.encoded() }
    var empty = ArchiveContent()
    empty.translatedValueCount = 3
    #expect(throws: ArchiveError.self) { try empty.encoded() }
  }
}
