import SceneValues
import Testing

@testable import SceneArchive

@Suite("Plural strings in scenes")
struct PluralSectionTests {
  private static let text = PluralText(
    format: "%#@b@ %#@a@",
    variables: [
      .init(name: "a", argument: 2, forms: [.one: "ein", .other: "%d"]),
      .init(name: "b", forms: [.few: "f", .many: "m", .other: "o"]),
    ])

  private static var content: ArchiveContent {
    var content = Sample.translatedContent
    // Appends the text to the first translation. Texts of later translations would have to follow it.
    let translations = content.translations
    content.translations = Array(translations[..<1])
    content.append(text)
    content.translations = translations
    return content
  }

  @Test("Round-trips plural forms")
  func reading() throws {
    let archive = try Archive(bytes: Self.content.encoded())
    #expect(archive.pluralText(ofTranslation: 0) == Self.text)
    #expect((1..<3).map { archive.pluralText(ofTranslation: $0) } == [nil, nil])
    #expect(archive.invariantsHold)
    #expect(try archive.content().encoded() == Self.content.encoded())
  }

  @Test func dumpContainsPluralForms() throws {
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

  @Test("Omits an empty plural section, and readers can skip the section")
  func sections() throws {
    let tags = try Archive(bytes: Sample.translatedContent.encoded()).sections.entries.map(\.tag)
    #expect(!tags.contains(.plurals))
    #expect(SectionTag.plurals.knownFlags == 0)
  }

  /// An offset in the section and the value to write there.
  struct Defect: Sendable {
    let offset: Int
    let value: UInt32
    let kind: ArchiveError.Kind

    init(_ line: Int, _ field: Int, _ value: UInt32, _ kind: ArchiveError.Kind) {
      offset = line * 16 + field
      self.value = value
      self.kind = kind
    }

    static func kinds(_ category: UInt32, argument: UInt32 = 0) -> UInt32 { category << 16 | argument }
    static let wrongKind = "argument and kind of a plural form"
    static let unsorted = ArchiveError.Kind.inconsistent("the plural forms are not sorted")
  }

  static let defects: [Defect] = [
    Defect(0, 0, 99, .badIndex(field: "translation", value: 99, count: 3)),
    Defect(1, 4, 999, .badIndex(field: "name of a variable", value: 999, count: 22)),
    Defect(0, 12, 999, .badIndex(field: "plural form", value: 999, count: 22)),
    // A format with the number of a form, a form with the number of a format, and an extra argument.
    Defect(0, 8, Defect.kinds(5), .badValue(field: Defect.wrongKind, value: 5 << 16)),
    Defect(1, 8, Defect.kinds(6), .badValue(field: Defect.wrongKind, value: 6 << 16)),
    Defect(1, 8, Defect.kinds(1, argument: 100), .badValue(field: Defect.wrongKind, value: 1 << 16 | 100)),
    // The form for other numbers is missing; a variable contains another argument.
    Defect(2, 8, Defect.kinds(4, argument: 2), Defect.unsorted),
    Defect(2, 8, Defect.kinds(5, argument: 3), Defect.unsorted),
    Defect(5, 8, Defect.kinds(4), Defect.unsorted),
  ]

  @Test("Rejects an invalid number in the plural section and reports the field", arguments: defects)
  func wrongNumbers(_ defect: Defect) throws {
    var sections = Self.content.sections(nil)
    sections[.plurals][word: defect.offset] = defect.value
    let refused = refusal(of: sections)?.kind
    if case .badIndex(let field, _, _) = defect.kind, case .badIndex(let found, _, _)? = refused {
      #expect(field == found)
    } else {
      #expect(refused == defect.kind)
    }
  }

  @Test("Rejects plural strings whose last form is not 'other'")
  func missingForm() throws {
    var content = Self.content
    content.plurals.removeLast()
    #expect(throws: ArchiveError.self) { try content.encoded() }
  }
}
