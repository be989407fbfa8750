import SceneArchive
import SceneCompiler
import SceneDiagnostics
import SceneResources
import SceneUI
import SceneValues
import Testing

@Suite("The translations in a compiled scene")
struct TranslationCompileTests {
  private static let text = """
    <nib version="1">
      <label id="title" text="Alarm"/>
      <view id="face" class="Face" caption="Noon" tag="3">
        <runtimeAttribute key="caption" type="color" value="red"/>
      </view>
    </nib>
    """

  private func archive(
    _ tables: [(locale: String, text: String)], of text: String = Self.text,
    vocabulary: Vocabulary = Registry.library.vocabulary
  ) throws -> Archive {
    let resources = SceneResources(
      tables: tables.map {
        StringsTable(locale: $0.locale, path: "\($0.locale).lproj/a.strings", bytes: Array($0.text.utf8))
      })
    let compilation = try SceneCompiler(vocabulary: vocabulary).compile(
      SourceText(path: "a.scene", text), resources: resources)
    return try Archive(bytes: try #require(compilation.bytes))
  }

  @Test("Compiles the string table entries for localizable strings of the scene and for code")
  func texts() throws {
    let archive = try archive([
      (
        "de",
        "title.text = Uhr; title.text = Wecker; face.caption = Mittag; face.tag = 4; no.text = x; k; title.x;"
      )
    ])
    let dump = archive.dump()
    // Code can look up keys that belong to no object.
    #expect(
      dump.contains(
        "document nib\n  text /k = text \"k\"\n  text /no.text = text \"no.text\"\nunit 0 nib\n"))
    #expect(
      dump.hasSuffix(
        "translations \"de\"\n  /no.text \"x\"\n  #0.text \"Wecker\"\n  #1.caption \"Mittag\"\n"))
  }

  @Test(
    "Joining separate string files reproduces the complete compiled file",
    arguments: ["Alarm", "de", "fr", "en"])
  func joined(text: String) throws {
    let scene = """
      <nib version="1"><label id="title" text="\(text)"/></nib>
      """
    let resources = SceneResources(
      tables: [("de", "title.text = Wecker;"), ("en", "/* */"), ("fr", "title.text = \"Réveil\";")].map {
        StringsTable(locale: $0, path: "\($0).lproj/a.strings", bytes: Array($1.utf8))
      })
    let compiler = SceneCompiler(vocabulary: Registry.library.vocabulary)
    let source = SourceText(path: "a.scene", scene)
    let apart = try compiler.compile(source, resources: resources, separatesTexts: true)
    let texts = Dictionary(apart.texts.map { ($0.locale, $0.bytes) }, uniquingKeysWith: { $1 })
    let archive = try Archive(bytes: try #require(apart.bytes))
    let joined = try archive.joined { try Archive(bytes: try #require(texts[$0])) }
    #expect(try joined == compiler.compile(source, resources: resources).bytes)
  }

  @Test("The order of string tables does not affect the compiled bytes")
  func order() throws {
    let (german, french) = (("de", "title.text = Wecker;"), ("fr", "title.text = \"Réveil\";"))
    let first = try archive([german, french])
    #expect(try first.content() == archive([french, german]).content())
    #expect(try first.content() == archive([("de", "x = y;"), french, german]).content())
    #expect(try archive([]).digest != first.digest)
    #expect(try archive([]).content().stringTables.isEmpty)
  }

  @Test("Class descriptions do not affect compiled translations")
  func manifests() throws {
    let tables = [("de", "face.caption = Mittag;")]
    var vocabulary = Registry.library.vocabulary
    vocabulary.add(
      ClassDescription(
        name: "Face", module: "", superclass: "View",
        properties: [PropertyDescription(key: "caption", type: .string)]))
    let text = "<nib version=\"1\"><view id=\"face\" class=\"Face\" caption=\"Noon\"/></nib>"
    let unknown = try archive(tables, of: text).content()
    #expect(unknown.translations.count == 1)
    #expect(try archive(tables, of: text, vocabulary: vocabulary).content() == unknown)
  }
}
