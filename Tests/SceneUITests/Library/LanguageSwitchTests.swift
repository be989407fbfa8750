import SceneCompiler
import SceneDiagnostics
import SceneResources
import SceneRuntime
import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite("Switching the language while scenes are shown")
struct LanguageSwitchTests {
  private static let text = storyboardText(
    """
    <scene>
      <viewController id="main" title="Alarm" class="LanguageWitness">
        <view frame="0 0 320 480">
          <label id="title" text="Alarm" frame="0 0 320 40">
            <when traits="style=dark" text="Night"/>
          </label>
          <button id="set" title="Set" frame="0 40 320 40"><state id="unset" name="selected" title="Unset"/></button>
          <segmentedControl id="days" frame="0 80 320 32"><segment id="one" title="One"/><segment id="two" title="Two"/></segmentedControl>
          <label id="own" text="Own" frame="0 120 320 40"/>
          <tableView id="table" frame="0 160 320 300"><section id="rows" header="Rows">
            <tableViewCell id="row" text="Row"/></section></tableView>
        </view>
      </viewController>
    </scene>
    """)

  private static let german = """
    main.title = Uhr; title.text = Wecker; "title.text[style=dark]" = Nacht; set.title = Stellen; unset.title = Aus;
    one.title = Eins; own.text = Eigenes; rows.header = Zeilen; row.text = Zeile;
    """

  private func stage(
    _ tables: [String: String] = ["de": Self.german]
  ) throws -> (SceneContext, Window, ViewController) {
    let registry = try Registry.library(and: LanguageWitness.self)
    let file = try SceneFile(bytes: LanguageTests.bytes(Self.text, tables), registry: registry)
    let context = SceneContext(registry: registry, clock: ManualClock())
    context.failureHandler = { Issue.record($0) }
    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480), context: context)
    let controller = try Storyboard(file: file, context: context).instantiateInitialViewController()
    window.rootViewController = controller
    try window.makeKeyAndVisible()
    return (context, window, controller)
  }

  private func shown(_ window: Window) -> Set<String> {
    window.layoutIfNeeded()
    let svg = SVGRenderer().svg(window.picture())
    return Set(svg.matches(of: #/>([^<>]+)<\/text>/#).map { String($0.1) })
  }

  @Test("A language change updates all visible text")
  func everything() throws {
    let (context, window, controller) = try stage()
    #expect(shown(window).isSuperset(of: ["Alarm", "Set", "One", "Two", "Own", "Row"]))
    context.preferredLocales = ["de"]
    let german = shown(window)
    #expect(german.isSuperset(of: ["Wecker", "Stellen", "Eins", "Two", "Eigenes", "Zeile"]))
    #expect(german.contains { $0.lowercased() == "zeilen" })
    #expect(german.isDisjoint(with: ["Alarm", "Set", "One", "Own", "Row"]))
    #expect(controller.title == "Uhr")
    let button = try Harness(window).find(id: "set", as: Button.self)
    #expect(button.title(for: .selected) == "Aus")
    context.preferredLocales = ["fr"]
    #expect(shown(window).isSuperset(of: ["Alarm", "Set", "One", "Two", "Own", "Row"]))
    #expect(button.title(for: .selected) == "Unset" && controller.title == "Alarm")
  }

  @Test("A language change does not replace text that code has set")
  func codeWins() throws {
    let (context, window, controller) = try stage()
    let harness = Harness(window)
    try harness.find(id: "own", as: Label.self).text = "Code's"
    let button = try harness.find(id: "set", as: Button.self)
    button.setTitle("Code's too", for: .selected)
    controller.title = nil
    context.preferredLocales = ["de"]
    #expect(try harness.find(id: "own", as: Label.self).text == "Code's")
    #expect(button.title(for: .selected) == "Code's too" && button.title(for: .normal) == "Stellen")
    #expect(controller.title == nil)
    context.preferredLocales = []
    #expect(button.title(for: .selected) == "Code's too" && button.title(for: .normal) == "Set")
  }

  @Test("Translates trait variations whether the language or the traits change first")
  func variations() throws {
    let (context, window, _) = try stage()
    let label = try Harness(window).find(id: "title", as: Label.self)
    context.style = .dark
    #expect(label.text == "Night")
    context.preferredLocales = ["de"]
    #expect(label.text == "Nacht")
    context.style = .light
    #expect(label.text == "Wecker")
    context.preferredLocales = []
    #expect(label.text == "Alarm")
    context.style = .dark
    #expect(label.text == "Night")
  }

  @Test("Notifies controllers of a language change")
  func notifying() throws {
    let (context, window, controller) = try stage()
    let witness = try #require(controller as? LanguageWitness)
    context.preferredLocales = ["de"]
    context.preferredLocales = ["de"]
    #expect(witness.heard == ["Wecker"])
    #expect(window.rootViewController === witness)
  }

  @Test("A label's layout adapts to the length of its new text")
  func layout() throws {
    let text = storyboardText(
      """
      <scene><viewController id="main"><view frame="0 0 320 480">
        <stackView id="stack" frame="0 0 320 40" alignment="center">
          <label id="a" text="A"/><label id="b" text="B"/></stackView>
      </view></viewController></scene>
      """)
    let file = try SceneFile(
      bytes: LanguageTests.bytes(text, ["de": "a.text = \"Eine Menge Text\";"]), registry: .library)
    let context = SceneContext(clock: ManualClock())
    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480), context: context)
    window.rootViewController = try Storyboard(file: file, context: context)
      .instantiateInitialViewController()
    try window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let label = try Harness(window).find(id: "a", as: Label.self)
    let before = label.sizeThatFits(.zero).width
    context.preferredLocales = ["de"]
    window.layoutIfNeeded()
    #expect(label.frame.width >= label.sizeThatFits(.zero).width && label.sizeThatFits(.zero).width > before)
  }

  @Test(
    "The layout direction follows the preferred locale unless the app sets the direction")
  func direction() throws {
    let (context, window, controller) = try stage([
      "ar": "title.text = \"\\U0645\";", "az-Arab": "", "en": "",
    ])
    let view = try #require(controller.view.subviews.first)
    #expect(context.layoutDirection == .leftToRight)
    context.preferredLocales = ["ar-EG", "en"]
    #expect(context.layoutDirection == .rightToLeft)
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(window.traitCollection.layoutDirection == .rightToLeft)
    context.preferredLocales = ["az-Arab"]
    #expect(context.layoutDirection == .rightToLeft)
    context.preferredLocales = ["de"]
    #expect(context.layoutDirection == .leftToRight)
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    context.layoutDirection = .rightToLeft
    context.preferredLocales = ["en"]
    #expect(context.layoutDirection == .rightToLeft, "the direction was set explicitly")
    context.layoutDirectionOverride = nil
    #expect(context.layoutDirection == .leftToRight)
  }

  @Test(
    "The layout direction matches the first preferred language that the app supports"
  )
  func directionOfSupportedLanguage() throws {
    let (context, window, _) = try stage()
    context.preferredLocales = ["ar", "fr"]
    #expect(
      context.layoutDirection == .leftToRight && context.shownLocale == nil,
      "only German has a table")
    context.preferredLocales = ["ar", "de-CH"]
    #expect(context.shownLocale == "de-CH")
    // A second file adds Arabic to the app.
    let other = try SceneFile(
      bytes: LanguageTests.bytes(Self.text, ["ar": "title.text = A;"]), registry: context.registry)
    _ = Storyboard(file: other, context: context)
    #expect(context.shownLocale == "ar" && window.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    context.localizations = ["he", "de"]
    #expect(context.shownLocale == "de-CH" && context.layoutDirection == .leftToRight)
    context.preferredLocales = ["fr"]
    #expect(
      context.shownLocale == "he" && context.layoutDirection == .rightToLeft, "the app's own locale is used")
    context.localizations = nil
    #expect(context.shownLocale == nil && context.layoutDirection == .leftToRight)
  }

  @Test(
    "An app without string tables uses the preferred locale")
  func appWithoutTables() throws {
    let (context, _, _) = try stage([:])
    context.preferredLocales = ["ar-EG", "en"]
    #expect(context.layoutDirection == .rightToLeft && context.shownLocale == "ar-EG")
  }

  @Test("rule 29: language changes do not retain objects")
  func lifetimes() throws {
    let context = SceneContext(registry: try .library(and: LanguageWitness.self), clock: ManualClock())
    let file = try SceneFile(
      bytes: LanguageTests.bytes(Self.text, ["de": Self.german]), registry: context.registry)
    weak var view: View?
    do { view = try Storyboard(file: file, context: context).instantiateInitialViewController().view }
    #expect(view == nil)
    context.preferredLocales = ["de"]
  }
}

private final class LanguageWitness: ViewController {
  private(set) var heard: [String] = []

  override func preferredLocalesDidChange() { heard.append(localizedString("title.text")) }

  override class var declaration: ClassDeclaration { ClassDeclaration(LanguageWitness.self) { _ in } }
}

@Suite("Strings with numeric placeholders")
struct LocalizedStringTests {
  private func controller(_ locale: String) throws -> ViewController {
    let text = storyboardText(
      """
      <scene><viewController id="main"><view frame="0 0 320 480">
        <label id="count" text="%d alarms of %@"/><label id="size" text="%.1f hours"/>
      </view></viewController></scene>
      """)
    let forms = PluralText(
      format: "%#@alarms@ z %@",
      variables: [
        .init(
          name: "alarms",
          forms: [
            .zero: "Bez budzików", .one: "%d budzik", .few: "%d budziki", .many: "%d budzików",
            .other: "%d budzika",
          ])
      ])
    let hours = PluralText(whole: [.one: "%.1f godzina", .few: "%.1f godziny", .other: "%.1f godz."])
    let file = StringsDictionaryWriter.file([("count.text", forms), ("size.text", hours)])
    let resources = SceneResources(tables: [
      StringsDictionary.table(
        locale: "pl", path: "pl.lproj/a.stringsdict", bytes: Array(file.utf8), for: .iphone)
    ])
    let compilation = try SceneCompiler(vocabulary: Registry.library.vocabulary).compile(
      SourceText(path: "a.scene", text), resources: resources)
    let context = SceneContext(clock: ManualClock())
    context.preferredLocales = [locale]
    let scene = try SceneFile(bytes: try #require(compilation.bytes), registry: .library)
    return try Storyboard(file: scene, context: context).instantiateInitialViewController()
  }

  @Test(
    "The number determines the plural form in each language",
    arguments: [
      (0, "Bez budzików z 7"), (1, "1 budzik z 7"), (2, "2 budziki z 7"), (5, "5 budzików z 7"),
      (12, "12 budzików z 7"), (22, "22 budziki z 7"), (-1, "-1 budzik z 7"),
    ])
  func forms(_ number: Int, _ text: String) throws {
    let controller = try controller("pl-PL")
    #expect(controller.localizedString("count.text", number, 7) == text)
    #expect(controller.storyboard?.localizedString("count.text", number, "7") == text)
  }

  @Test("The format of a number affects its plural form")
  func fractions() throws {
    #expect(try controller("pl").localizedString("size.text", 1.0) == "1,0 godz.")
    #expect(try controller("en").localizedString("size.text", 1.25) == "1.2 hours")
    #expect(try controller("en").localizedString("count.text", 1, "7") == "1 alarms of 7")
  }

  @Test("Uses the plural form 'other' if no number is given, and returns unknown keys unchanged")
  func gaps() throws {
    let controller = try controller("pl")
    #expect((controller.view.subviews[0] as? Label)?.text == "%d budzika z %@")
    #expect(controller.localizedString("no.text", 1) == "no.text")
    #expect(controller.localizedString("count.text") == "%1$d budzika z %2$@")
  }

  @Test(
    arguments: [
      ("%5d|", 42 as any TextArgument, "   42|"), ("%-5d|", 42, "42   |"), ("%05d", -42, "-0042"),
      ("%+d", 7, "+7"),
      ("%x %1$X", 255, "ff FF"), ("%o", 8, "10"), ("%@", 1.5, "1.5"), ("%@", 3.0, "3"), ("%d", 3.9, "3"),
      ("%.2f", 2.675, "2.67"), ("%.2f", 1.115, "1.11"), ("%.0f", 2.5, "2"), ("%.0f", 3.5, "4"),
      ("%f", 0.1, "0.100000"),
      ("%.3f", -0.0001, "0.000"), ("%.2f", 3, "3.00"), ("100 %% %d", 1, "100 % 1"), ("%d", "x", "x"),
      ("%.1f", Double.infinity, "inf"), ("%.15f", 1e300, "1e+300"), ("%d", 1234567, "1,234,567"),
      ("%7d|", -1000, " -1,000|"), ("%07d", -1000, "-01,000"), ("%x", 0x12345, "12345"),
      ("%@", 1000, "1,000"),
      ("%@", "1000", "1000"), ("%.1f", 1000.25, "1,000.2"),
    ])
  func formatsNumbersLikePrintf(_ format: String, _ argument: any TextArgument, _ text: String) throws {
    let scene = storyboardText(
      "<scene><viewController id=\"main\"><view><label id=\"a\" text=\"\(format)\"/></view></viewController></scene>"
    )
    let file = try SceneFile(bytes: LanguageTests.bytes(scene, [:]), registry: .library)
    #expect(file.localizedString("a.text", [argument], preferring: []) == text)
  }

  @Test("Selects plural forms of large numbers and formats the numbers for the locale")
  func thousands() throws {
    #expect(try controller("pl").localizedString("count.text", 10_002, 1000) == "10\u{A0}002 budziki z 1000")
  }

  @Test(
    "Numbers use the digits of the preferred locale",
    arguments: [
      ("ar", "12 / 3.5 / 007"), ("ar-EG", "١٢ / ٣٫٥ / ٠٠٧"), ("ar-AE", "12 / 3.5 / 007"),
      ("ar-EG-u-nu-latn", "12 / 3.5 / 007"), ("ar-AE-u-nu-arab", "١٢ / ٣٫٥ / ٠٠٧"),
    ])
  func digits(_ locale: String, _ text: String) throws {
    let scene = storyboardText(
      """
      <scene><viewController id="main"><view frame="0 0 320 480">
        <label id="count" text="%d, %.1f, %03d, %x"/>
      </view></viewController></scene>
      """)
    let file = try SceneFile(
      bytes: LanguageTests.bytes(scene, ["ar": #""count.text" = "%d / %.1f / %03d";"#]), registry: .library)
    func said(_ locales: [String]) throws -> String {
      let context = SceneContext(clock: ManualClock())
      context.preferredLocales = locales
      return try Storyboard(file: file, context: context).instantiateInitialViewController()
        .localizedString("count.text", 12, 3.5, 7, 255)
    }
    #expect(try said([locale]) == text)
    #expect(try said(["fr", locale]) == text)
    #expect(try said(["fr"]) == "12, 3.5, 007, ff", "the scene's own text")
  }
}
