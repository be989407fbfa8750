import SceneValues
import Testing

@testable import SceneArchive

@Suite("Texts that differ by numbers")
struct PluralSectionTests {
  private static let text = PluralText(
    format: "%#@b@ %#@a@",
    variables: [
      .init(name: "a", argument: 2, forms: [.one: "ein", .other: "%d"]),
      .init(name: "b", forms: [.few: "f", .many: "m", .other: "o"]),
    ])

  private static var content: ArchiveContent {
    var content = Sample.translatedContent
    // Of the first translation: later ones would have to follow.
    let translations = content.translations
    content.translations = Array(translations[..<1])
    content.append(text)
    content.translations = translations
    return content
  }

  @Test("They are read as they were written")
  func reading() throws {
    let archive = try Archive(bytes: Self.content.encoded())
    #expect(archive.pluralText(ofTranslation: 0) == Self.text)
    #expect((1..<3).map { archive.pluralText(ofTranslation: $0) } == [nil, nil])
    #expect(archive.invariantsHold)
    #expect(try archive.content().encoded() == Self.content.encoded())
  }

  @Test func theyAreDumped() throws {
    #expect(
      try Archive(bytes: Self.content.encoded()).dump().contains(
        """
          #0.text "Wecker"
            by number "%#@b@ %#@a@"
              a of argument 2
                one "ein"
                other "%d"
              b
                few "f"
        """))
  }

  @Test("A file without any has no section for them, and a reader may pass over it")
  func sections() throws {
    #expect(try Archive(bytes: Sample.translatedContent.encoded()).sections.entries.allSatisfy { $0.tag != .plurals })
    #expect(SectionTag.plurals.knownFlags == 0)
  }

  @Test(
    "A wrong number among them is refused with its place",
    arguments: [
      (0, 99, ArchiveError.Kind.badIndex(field: "translation", value: 99, count: 3)),
      (16 + 4, 999, .badIndex(field: "name of a variable", value: 999, count: 20)),
      (12, 999, .badIndex(field: "plural form", value: 999, count: 20)),
      // A format with the number of a form; a form with that of the format; an argument too many.
      (8, 5 << 16, .badValue(field: "argument and kind of a plural form", value: 5 << 16)),
      (16 + 8, 6 << 16, .badValue(field: "argument and kind of a plural form", value: 6 << 16)),
      (16 + 8, 1 << 16 | 100, .badValue(field: "argument and kind of a plural form", value: 1 << 16 | 100)),
      // The form for all other numbers is missing; another argument within a variable.
      (32 + 8, 4 << 16 | 2, .inconsistent("plural forms that are not sorted")),
      (32 + 8, 5 << 16 | 3, .inconsistent("plural forms that are not sorted")),
      (80 + 8, 4 << 16, .inconsistent("plural forms that are not sorted")),
    ])
  func defects(_ offset: Int, _ value: UInt32, _ kind: ArchiveError.Kind) throws {
    var bytes = try Self.content.encoded()
    bytes[word: try bytes.offset(of: .plurals) + offset] = value
    let refused = refusal(of: bytes.withDigestRepaired())?.kind
    if case .badIndex(let field, let value, _) = kind, case .badIndex(let found, value, _)? = refused {
      #expect(field == found)
    } else {
      #expect(refused == kind)
    }
  }

  @Test func theLastFormIsForAllOtherNumbers() throws {
    var content = Self.content
    content.plurals.removeLast()
    #expect(throws: ArchiveError.self) { try content.encoded() }
  }
}
