import SceneArchive
import SceneCompiler
import SceneDiagnostics
import SceneResources
import SceneUI
import SceneValues
import Testing

@Suite("Plural strings and trait variations in compiled scenes")
struct PluralCompileTests {
  private static let scene = """
    <nib version="1">
      <label id="count" text="%d alarms">
        <when traits="style=dark idiom=pad" text="%d dark alarms"/>
      </label>
    </nib>
    """

  private static let forms = PluralText(whole: [.one: "%d budzik", .few: "%d budziki", .other: "%d budzika"])

  private func tables(
    strings: String = "", plurals: [(key: String, text: PluralText)] = []
  ) -> [StringsTable] {
    [
      StringsTable(locale: "pl", path: "pl.lproj/a.strings", bytes: Array(strings.utf8)),
      StringsDictionary.table(
        locale: "pl", path: "pl.lproj/a.stringsdict",
        bytes: Array(StringsDictionaryWriter.file(plurals).utf8), for: .iphone),
    ]
  }

  private func archive(_ tables: [StringsTable]) throws -> Archive {
    let compilation = try SceneCompiler(vocabulary: Registry.library.vocabulary).compile(
      SourceText(path: "a.scene", Self.scene), resources: SceneResources(tables: tables))
    return try Archive(bytes: try #require(compilation.bytes, "\(compilation.diagnostics)"))
  }

  @Test("Plural forms take precedence over plain strings of the same language")
  func oneLanguage() throws {
    let archive = try archive(
      tables(strings: "count.text = Old;", plurals: [("count.text", Self.forms)]))
    #expect(archive.stringTableCount == 1 && archive.translationCount == 1)
    #expect(archive.pluralText(ofTranslation: 0) == Self.forms)
    #expect(archive.string(at: archive.translation(at: 0).text) == "%d budzika")
  }

  @Test("Strings for specific traits have separate keys")
  func variations() throws {
    let archive = try archive(
      tables(strings: "count.text = Hell; \"count.text[idiom=pad style=dark]\" = Dunkel;"))
    #expect(archive.dump().hasSuffix("translations \"pl\"\n  #0.text \"Hell\"\n  #0.text \"Dunkel\"\n"))
    // Traits must be in the documented order.
    let other = try self.archive(tables(strings: "\"count.text[style=dark idiom=pad]\" = Dunkel;"))
    #expect(other.translationCount == 0)
  }

  @Test("Scenes with plural forms decompile to scenes with the same digest")
  func roundTrip() throws {
    let first = try archive(
      tables(
        strings: "\"count.text[idiom=pad style=dark]\" = Dunkel;", plurals: [("count.text", Self.forms)]))
    let again = Decompiler.tables(of: first).flatMap { table in
      [StringsTable(locale: table.locale, path: "a.strings", bytes: Array(table.text.utf8))]
        + [table.plurals].compactMap(\.self).map {
          StringsDictionary.table(
            locale: table.locale, path: "a.stringsdict", bytes: Array($0.utf8), for: .iphone)
        }
    }
    let compilation = try SceneCompiler(vocabulary: Registry.library.vocabulary).compile(
      SourceText(path: "a.scene", Decompiler.scene(of: first)), resources: SceneResources(tables: again))
    #expect(try Archive(bytes: try #require(compilation.bytes)).digest == first.digest)
  }
}
