import SceneValues
import Testing

@testable import SceneArchive

@Suite("Strings in several languages")
struct TranslationSectionTests {
  private let archive: Archive

  init() throws { archive = try Archive(bytes: Sample.translatedContent.encoded()) }

  @Test("Uses the first language that has a translation of a value")
  func values() {
    #expect(archive.value(at: 1, in: []) == .string("Alarm"))
    #expect(archive.value(at: 1, in: [0]) == .string("Wecker"))
    // A value of a host app's class stays a `.text`, which the class parses itself.
    #expect(archive.value(at: 2, in: [0]) == .text("Bald"))
    #expect(archive.value(at: 1, in: [1]) == .string("Alarm"))
    #expect(archive.value(at: 1, in: [2]) == .string(""))
    // The first matching translation.
    #expect(archive.value(at: 1, in: [1, 0]) == .string("Wecker"))
    #expect(archive.value(at: 2, in: [2, 0]) == .text("Bald"))
    #expect((0..<3).map { archive.value(at: 0, in: [$0]) } == [.int(3), .int(3), .int(3)])
  }

  @Test("A dump contains the strings of each language")
  func dump() {
    #expect(
      archive.dump().hasSuffix(
        """
        translations "de"
          #0.text "Wecker"
          #0.caption "Bald"
        translations "en"
        translations "pt-BR"
          #0.text ""

        """))
  }

  @Test("Translations affect the digest")
  func digest() throws {
    var content = Sample.translatedContent
    content.translations[2].text = content.string("Alarme")
    #expect(try Archive(bytes: content.encoded()).digest != archive.digest)
  }

  @Test("Omits the translation sections if there are no translations")
  func sections() throws {
    let tags = try Archive(bytes: Sample.nibContent.encoded()).sections.entries.map(\.tag)
    #expect(!tags.contains(.stringTables) && !tags.contains(.translations))
  }

  @Test(
    "Reports the location of an invalid number in the translation sections",
    arguments: [
      (SectionTag.stringTables, 0, 99, ArchiveError.Kind.badIndex(field: "locale", value: 99, count: 15)),
      (.stringTables, 12, 0, .badValue(field: "locale", value: 0)),
      (.stringTables, 4, 1, .badRange(field: "translations")),
      (.stringTables, 32, 0, .badRange(field: "translations")),
      (.translations, 0, 3, .badIndex(field: "translated value", value: 3, count: 3)),
      (.translations, 0, 0, .badValue(field: "translated value", value: 0)),
      (.translations, 8, 1, .badValue(field: "translated value", value: 1)),
      (.translations, 4, 99, .badIndex(field: "translation", value: 99, count: 15)),
    ])
  func defects(
    _ tag: SectionTag, _ offset: Int, _ value: UInt32, _ kind: ArchiveError.Kind
  ) throws {
    var sections = Sample.translatedContent.sections(nil)
    sections[tag][word: offset] = value
    #expect(refusal(of: sections)?.kind == kind)
  }
}
