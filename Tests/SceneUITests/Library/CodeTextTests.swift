import SceneArchive
import SceneCompiler
import SceneDiagnostics
import SceneResources
import SceneRuntime
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite("Code looks up strings in the tables of its own")
struct CodeTextTests {
  private static let scene = storyboardText(
    """
    <scene><viewController id="main" class="Greeter"><view frame="0 0 320 480">
      <label id="title" text="Alarm" frame="0 0 320 40"/>
    </view></viewController></scene>
    """)

  private static let plurals = StringsDictionaryWriter.file([
    ("alarms", PluralText(whole: [.one: "%lld Wecker", .other: "%lld Wecker zusammen"]))
  ])

  private static let englishPlurals = StringsDictionaryWriter.file([
    ("alarms", PluralText(whole: [.one: "%lld alarm", .other: "%lld alarms"]))
  ])

  private static func table(_ locale: String, _ text: String) -> StringsTable {
    StringsTable(locale: locale, path: "\(locale).lproj/a.strings", bytes: Array(text.utf8))
  }

  private static func plurals(_ locale: String, _ text: String) -> StringsTable {
    StringsDictionary.table(
      locale: locale, path: "\(locale).lproj/a.stringsdict", bytes: Array(text.utf8), for: .iphone)
  }

  private static let localizable = CodeTable(
    name: "Localizable",
    tables: [
      table(
        "en",
        #"""
        "greeting" = "Hello, %@!"; "order" = "%2$@ before %1$@"; "price" = "%.2f of 100%%"; "late" = "Late";
        """#),
      plurals("en", englishPlurals),
      table(
        "de",
        #""greeting" = "Hallo, %@!"; "order" = "%2$@ vor %1$@"; "price" = "%.2f von 100%%"; "only" = "Nur";"#),
      plurals("de", plurals), table("de-AT", #""greeting" = "Servus, %@!";"#),
    ])

  private static let sounds = CodeTable(
    name: "Sounds", tables: [table("de", "bell = Glocke;"), table("en", "bell = Bell;")])

  private static func compilation(
    _ tables: [StringsTable] = [table("de", "title.text = Wecker;")],
    _ codeTables: [CodeTable] = [localizable, sounds], separatesTexts: Bool = false
  ) throws -> SceneCompiler.Compilation {
    let resources = SceneResources(tables: tables, codeTables: codeTables)
    let compilation = try SceneCompiler(vocabulary: Registry.library.vocabulary).compile(
      SourceText(path: "Test.scene", scene), resources: resources, separatesTexts: separatesTexts)
    guard compilation.bytes != nil else {
      throw Unexpected(compilation.diagnostics.map(\.message.text).joined(separator: "; "))
    }
    return compilation
  }

  private func controller(
    preferring locales: [String], _ compilation: SceneCompiler.Compilation? = nil
  ) throws -> Greeter {
    let compilation = try compilation ?? Self.compilation()
    let registry = try Registry.library(and: Greeter.self)
    var options = LoadingOptions()
    let texts = Dictionary(compilation.texts.map { ($0.locale, $0.bytes) }) { first, _ in first }
    options.texts = { texts[$0] }
    let context = SceneContext(registry: registry, clock: ManualClock())
    context.preferredLocales = locales
    let file = try SceneFile(bytes: try #require(compilation.bytes), registry: registry, options: options)
    return try #require(
      try Storyboard(file: file, context: context).instantiateInitialViewController() as? Greeter)
  }

  @Test(
    "Falls back from the region to the language, then to the development language, then to the key",
    arguments: [
      (["de-AT"], "greeting", "Servus, Ada!"), (["de-CH"], "greeting", "Hallo, Ada!"),
      (["de-AT"], "only", "Nur"), (["de"], "late", "Late"), (["fr"], "greeting", "Hello, Ada!"),
      ([], "greeting", "Hello, Ada!"), (["en-GB", "de"], "greeting", "Hello, Ada!"), (["en"], "only", "only"),
      (["de"], "missing %@", "missing Ada"),
    ])
  func fallback(_ locales: [String], _ key: String, _ text: String) throws {
    let controller = try controller(preferring: locales)
    #expect(controller.localizedString(key, "Ada") == text)
    #expect(controller.storyboard?.localizedString(key, "Ada") == text)
    #expect(controller.context.localizedString(key, "Ada") == text)
  }

  @Test("Inserts arguments and selects plural forms")
  func arguments() throws {
    let german = try controller(preferring: ["de"])
    #expect(german.localizedString("order", "a", "b") == "b vor a")
    #expect(german.localizedString("price", 2.5) == "2,50 von 100%")
    #expect(german.localizedString("alarms", 1) == "1 Wecker")
    #expect(german.localizedString("alarms", 3) == "3 Wecker zusammen")
    let french = try controller(preferring: ["fr"])
    #expect(
      french.localizedString("alarms", 1) == "1 alarm" && french.localizedString("alarms", 2) == "2 alarms")
    #expect(french.localizedString("price", 2.5) == "2.50 of 100%")
  }

  @Test("Looks up strings in another table, and uses the default value if there is none")
  func tablesAndValues() throws {
    let controller = try controller(preferring: ["de"])
    #expect(controller.localizedString("bell", table: "Sounds") == "Glocke")
    #expect(controller.context.localizedString("bell", table: "Sounds") == "Glocke")
    #expect(controller.localizedString("bell") == "bell")
    #expect(controller.localizedString("title.text") == "Wecker")
    #expect(controller.localizedString("title.text", table: "Localizable") == "title.text")
    #expect(controller.localizedString("new", 3, value: "%d new") == "3 new")
    #expect(controller.localizedString("greeting", "Ada", table: "Nowhere", value: "Hi") == "Hi")
  }

  @Test("Pseudolocales include the strings that code looks up, and keep their placeholders")
  func pseudolocales() throws {
    let resources = SceneResources(codeTables: [Self.localizable, Self.sounds])
    let analysis = SceneCompiler(vocabulary: Registry.library.vocabulary).analysis(
      of: SourceText(path: "Test.scene", Self.scene), resources: resources)
    let controller = try controller(
      preferring: ["pseudo"], analysis.compiled(pseudo: PseudoLocale.allCases))
    #expect(controller.localizedString("greeting", "Ada") == "Ĥéļļô, Ada! ôñé")
    #expect(controller.localizedString("order", "a", "b").hasPrefix("b ƀéƒôŕé a"))
    #expect(controller.localizedString("price", 2.5).hasPrefix("2.50 ôƒ 100%"))
    #expect(controller.localizedString("alarms", 3).hasPrefix("3 áļáŕɱš"))
    #expect(controller.localizedString("bell", table: "Sounds") == "Ɓéļļôñ")
    #expect(controller.localizedString("only").hasPrefix("ôñļý"))
  }

  @Test("Follows a change of the language")
  func languageChange() throws {
    let controller = try controller(preferring: ["de"])
    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480), context: controller.context)
    window.rootViewController = controller
    try window.makeKeyAndVisible()
    let label = try #require(controller.view.subviews.first as? Label)
    #expect(label.text == "Hallo, Ada!")
    controller.context.preferredLocales = ["de-AT"]
    #expect(label.text == "Servus, Ada!")
    controller.context.preferredLocales = ["fr"]
    #expect(label.text == "Hello, Ada!")
  }

  @Test("The app's development language takes precedence over that of the tables")
  func developmentLanguage() throws {
    let controller = try controller(preferring: ["fr"])
    controller.context.localizations = ["de", "en"]
    #expect(controller.localizedString("greeting", "Ada") == "Hallo, Ada!")
  }

  @Test("The source language of a string catalog is the development language")
  func catalog() throws {
    let catalog = #"""
      { "sourceLanguage": "de", "strings": {
        "greeting": { "localizations": {
          "de": { "stringUnit": { "state": "translated", "value": "Hallo" } },
          "en": { "stringUnit": { "state": "translated", "value": "Hello" } } } },
        "Wecker": { "localizations": {
          "en": { "stringUnit": { "state": "translated", "value": "Alarm" } } } } } }
      """#
    let table = CodeTable(
      name: "Localizable",
      tables: StringsCatalog.tables(path: "Localizable.xcstrings", bytes: Array(catalog.utf8), for: .iphone))
    let compilation = try Self.compilation([], [table])
    let french = try controller(preferring: ["fr"], compilation)
    #expect(french.localizedString("greeting") == "Hallo" && french.localizedString("Wecker") == "Wecker")
    let english = try controller(preferring: ["en"], compilation)
    #expect(english.localizedString("greeting") == "Hello" && english.localizedString("Wecker") == "Alarm")
    #expect(try controller(preferring: ["de", "en"], compilation).localizedString("Wecker") == "Wecker")
  }

  @Test("Controllers that were created in code find the strings of an opened file")
  func controllerInCode() throws {
    let controller = try controller(preferring: ["de"])
    let other = ViewController()
    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480), context: controller.context)
    window.rootViewController = other
    try window.makeKeyAndVisible()
    #expect(other.localizedString("greeting", "Ada") == "Hallo, Ada!")
  }

  @Test("Strings in the scene's own table that belong to no object are strings for code")
  func ownTable() throws {
    let compilation = try Self.compilation([
      Self.table("de", #"title.text = Wecker; greeting = "Guten Tag, %@";"#)
    ])
    let controller = try controller(preferring: ["de"], compilation)
    #expect(controller.localizedString("greeting", "Ada") == "Guten Tag, Ada")
    #expect(controller.context.localizedString("greeting", "Ada") == "Hallo, Ada!")
  }

  @Test("Finds strings that are stored in separate files")
  func separateTexts() throws {
    let compilation = try Self.compilation(separatesTexts: true)
    #expect(compilation.texts.map(\.locale) == ["de", "de-AT", "en"])
    let controller = try controller(preferring: ["de-AT"], compilation)
    #expect(controller.localizedString("greeting", "Ada") == "Servus, Ada!")
    #expect(controller.localizedString("alarms", 3) == "3 Wecker zusammen")
    #expect(controller.localizedString("late") == "Late")
  }

  @Test("Files with strings for code decompile to tables that compile to the same digest")
  func roundTrip() throws {
    let archive = try Archive(bytes: try #require(Self.compilation().bytes))
    #expect(archive.invariantsHold)
    let tables = Decompiler.tables(of: archive)
    func files(_ name: String?) -> [StringsTable] {
      var files: [StringsTable] = []
      for table in tables where table.name == name {
        files.append(Self.table(table.locale, table.text))
        if let plurals = table.plurals { files.append(Self.plurals(table.locale, plurals)) }
      }
      return files
    }
    let again = try SceneCompiler(vocabulary: Registry.library.vocabulary).compile(
      SourceText(path: "a.scene", Decompiler.scene(of: archive)),
      resources: SceneResources(
        tables: files(nil),
        codeTables: ["Localizable", "Sounds"].map { CodeTable(name: $0, tables: files($0)) }))
    #expect(try Archive(bytes: try #require(again.bytes)).digest == archive.digest)
    #expect(archive.dump().contains("text Localizable/late = string \"Late\""))
  }
}

private final class Greeter: ViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    preferredLocalesDidChange()
  }

  override func preferredLocalesDidChange() {
    (view.subviews.first as? Label)?.text = localizedString("greeting", "Ada")
  }

  override class var declaration: ClassDeclaration { ClassDeclaration(Greeter.self) }
}
