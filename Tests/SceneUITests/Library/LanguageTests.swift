import SceneCompiler
import SceneDiagnostics
import SceneResources
import SceneRuntime
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite("Scenes use the preferred language of their context")
struct LanguageTests {
  static let text = storyboardText(
    """
    <scene>
      <viewController id="main" title="Alarm">
        <view frame="0 0 320 480">
          <label id="title" text="Alarm" frame="0 0 320 40"/>
          <button id="set" title="Set" frame="0 40 320 40"><state id="unset" name="selected" title="Unset"/></button>
          <label id="note" class="TranslatedCaption" caption="Soon" frame="0 80 320 40">
            <runtimeAttribute key="hint" type="string" value="Base hint"/>
          </label>
        </view>
      </viewController>
    </scene>
    """)

  static let tables = [
    "de": """
    main.title = Uhr; title.text = Wecker; set.title = Stellen; unset.title = Aus;
    note.caption = Bald; note.hint = Hinweis;
    """,
    "pt": "title.text = Alarme;", "pt-BR": "title.text = Despertador;", "en": "",
  ]

  static func bytes(_ text: String, _ tables: [String: String] = tables) throws -> [UInt8] {
    let resources = SceneResources(
      tables: tables.map { StringsTable(locale: $0, path: "\($0).lproj/Test.strings", bytes: Array($1.utf8)) }
    )
    let compiler = SceneCompiler(vocabulary: Registry.library.vocabulary)
    let compilation = try compiler.compile(SourceText(path: "Test.scene", text), resources: resources)
    guard let bytes = compilation.bytes else {
      throw Unexpected(compilation.diagnostics.map(\.message.text).joined(separator: "; "))
    }
    return bytes
  }

  private static func file() throws -> SceneFile {
    try SceneFile(bytes: bytes(text), registry: .library(and: TranslatedCaption.self))
  }

  private func controller(of file: SceneFile, preferring locales: [String]) throws -> ViewController {
    let context = SceneContext(registry: try .library(and: TranslatedCaption.self), clock: ManualClock())
    context.preferredLocales = locales
    return try Storyboard(file: file, context: context).instantiateInitialViewController()
  }

  private func title(preferring locales: [String]) throws -> String {
    let view = try controller(of: Self.file(), preferring: locales).view
    return try #require(view.subviews[0] as? Label).text
  }

  @Test(arguments: [
    ([], "Alarm"), (["de"], "Wecker"), (["de-AT"], "Wecker"), (["DE_at"], "Wecker"),
    (["fr", "de"], "Wecker"),
    (["pt-BR"], "Despertador"), (["pt_br"], "Despertador"), (["pt-PT"], "Alarme"),
    (["pt-BR-x"], "Despertador"),
    (["fr"], "Alarm"), (["d"], "Alarm"), ([""], "Alarm"),
    // An empty table represents the scene's own language.
    (["en-US", "de"], "Alarm"),
  ])
  func usesStringsOfFirstSupportedLanguage(_ preferred: [String], _ text: String) throws {
    #expect(try title(preferring: preferred) == text)
  }

  @Test("Falls back from a region to its language, then to the scene's text")
  func fallback() throws {
    let tables = [
      "pt": #"title.text = Alarme; set.title = Ajustar; main.title = "Relógio";"#,
      "pt-BR": "title.text = Despertador; note.caption = Logo;", "zh": "",
      "zh-Hant": #"title.text = "鬧鐘";"#, "zh-Hant-HK": #"set.title = "較時";"#,
    ]
    let file = try SceneFile(
      bytes: Self.bytes(Self.text, tables), registry: .library(and: TranslatedCaption.self))
    for (locale, title, set) in [
      ("pt-BR", "Despertador", "Ajustar"), ("pt-PT", "Alarme", "Ajustar"), ("zh-Hant-HK", "鬧鐘", "較時"),
      ("zh-Hant", "鬧鐘", "Set"), ("zh-Hans", "Alarm", "Set"),
    ] {
      let controller = try controller(of: file, preferring: [locale])
      #expect((controller.view.subviews[0] as? Label)?.text == title, "\(locale)")
      #expect((controller.view.subviews[1] as? Button)?.title(for: .normal) == set, "\(locale)")
    }
    let brazil = try controller(of: file, preferring: ["pt-BR"])
    #expect(brazil.title == "Relógio")
    #expect((brazil.view.subviews[2] as? TranslatedCaption)?.captionInCoder == "Logo")
  }

  @Test("Translates properties, fragments, runtime attributes, and values in init(coder:)")
  func everyText() throws {
    let controller = try controller(of: Self.file(), preferring: ["de"])
    #expect(controller.title == "Uhr")
    let button = try #require(controller.view.subviews[1] as? Button)
    #expect(button.title(for: .normal) == "Stellen")
    #expect(button.title(for: .selected) == "Aus")
    let caption = try #require(controller.view.subviews[2] as? TranslatedCaption)
    #expect(caption.caption == "Bald")
    #expect(caption.captionInCoder == "Bald")
    #expect(caption.hint == "Hinweis")
  }

  @Test(
    "Objects in different languages can be created from the same file")
  func sharing() throws {
    let file = try Self.file()
    for _ in 0..<2 {
      for (locales, text) in [([], "Alarm"), (["de"], "Wecker"), (["pt"], "Alarme"), (["en"], "Alarm")] {
        let view = try controller(of: file, preferring: locales).view
        #expect((view.subviews[0] as? Label)?.text == text)
      }
    }
    #expect(try file.preparedUnit(at: 1) === file.preparedUnit(at: 1))
    #expect(
      try file.preparedUnit(at: 1, preferring: ["de"]) === file.preparedUnit(at: 1, preferring: ["de-CH"]))
    #expect(try file.preparedUnit(at: 1) !== file.preparedUnit(at: 1, preferring: ["de"]))
    #expect(file.locales == ["de", "en", "pt", "pt-BR"])
  }

  @Test("A language change before the view loads affects both the controller and its view")
  func oneLanguage() throws {
    let context = SceneContext(registry: try .library(and: TranslatedCaption.self), clock: ManualClock())
    context.preferredLocales = ["de"]
    let storyboard = Storyboard(file: try Self.file(), context: context)
    let controller = try storyboard.instantiateInitialViewController()
    #expect(controller.title == "Uhr")
    context.preferredLocales = ["pt"]
    #expect(controller.title == "Alarm")
    #expect((controller.view.subviews[0] as? Label)?.text == "Alarme")
    context.preferredLocales = ["de"]
    #expect((controller.view.subviews[0] as? Label)?.text == "Wecker")
  }

  @Test("Translates the copies of prototypes and the content of nibs")
  func prototypesAndNibs() throws {
    let text = """
      <nib version="1">
        <tableView id="table" frame="0 0 100 100">
          <tableViewCell reuseIdentifier="row"><label id="row" text="Row"/></tableViewCell>
        </tableView>
      </nib>
      """
    let file = try SceneFile(bytes: Self.bytes(text, ["de": "row.text = Zeile;"]), registry: .library)
    let context = SceneContext(clock: ManualClock())
    context.preferredLocales = ["de"]
    let table = try #require(try Nib(file: file, context: context).instantiate()[0] as? TableView)
    func row(_ row: Int) -> Label? {
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: IndexPath(row: row, section: 0))
      return cell.contentView.subviews[0] as? Label
    }
    let first = row(0)
    #expect(first?.text == "Zeile")
    context.preferredLocales = []
    #expect(first?.text == "Row" && row(1)?.text == "Row")
  }

  @Test("rule 29: objects with translated texts are freed")
  func lifetimes() throws {
    let file = try Self.file()
    for locales in [[], ["de"]] {
      weak var view: View?
      do { view = try controller(of: file, preferring: locales).view }
      #expect(view == nil)
    }
  }
}

/// A host app's class whose texts are decoded by its declaration, except for one in `init(coder:)`.
private final class TranslatedCaption: Label {
  var caption = ""
  var hint = ""
  private(set) var captionInCoder: String?

  required init(coder: Coder) throws {
    captionInCoder = coder.value(forKey: "caption")
    try super.init(coder: coder)
  }

  override class var declaration: ClassDeclaration {
    ClassDeclaration(TranslatedCaption.self) {
      $0.property("caption", default: "", get: \.caption, set: { $0.caption = $1 })
      $0.property("hint", default: "", get: \.hint, set: { $0.hint = $1 })
      $0.localizable("caption")
    }
  }
}
