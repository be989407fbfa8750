import SceneRuntime
import SceneTesting
import Testing

@testable import SceneUI

@Suite("Strings built into the library")
struct LibraryTextTests {
  @Test("Every string of the library has a translation in every language", arguments: LibraryTexts.languages)
  func complete(language: String) {
    let texts = LibraryTexts(locale: language)
    for text in LibraryText.allCases { #expect(!texts[text].isEmpty) }
    #expect(texts[.page].contains("%1") && texts[.page].contains("%2"))
    #expect(texts[.undoAction].contains("%1") && texts[.redoAction].contains("%1"))
    #expect((texts[.back] == LibraryText.back.english) == (language == "en"))
  }

  @Test("Each system item except spaces has a title")
  func systemItems() {
    for item in SystemItem.allCases {
      let isSpace = item == .flexibleSpace || item == .fixedSpace
      #expect(item.title.isEmpty == isSpace && (item.text == nil) == isSpace)
    }
    #expect(SystemItem.fastForward.title == "Fast Forward" && EditAction.selectAll.title == "Select All")
  }

  @Test(
    "Selects the library's strings by language, region, and script",
    arguments: [
      ("de-CH", "Zurück"), ("pt", "Apagar"), ("pt_PT", "A atualizar"), ("nn-NO", "Tilbake"),
      ("no", "Tilbake"), ("pt-AO", "A atualizar"),
      ("zh", "存储"), ("zh-TW", "儲存"), ("zh-Hant-HK", "儲存"), ("zh-Hans-TW", "存储"), ("iw", "חזרה"),
      ("tlh", "Back"),
    ])
  func locales(locale: String, word: String) {
    let texts = LibraryTexts(locale: locale)
    #expect(LibraryText.allCases.contains { texts[$0] == word })
  }

  private func stage(_ controller: ViewController) throws -> (SceneContext, Window) {
    let context = SceneContext(registry: .library, clock: ManualClock())
    context.failureHandler = { Issue.record($0) }
    let window = Window(frame: Rect(x: 0, y: 0, width: 390, height: 600), context: context)
    window.rootViewController = controller
    try window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (context, window)
  }

  private func shown(_ window: Window) -> Set<String> {
    window.layoutIfNeeded()
    let svg = SVGRenderer().svg(window.picture())
    return Set(svg.matches(of: #/>([^<>]+)<\/text>/#).map { String($0.1) })
  }

  @Test("Bars have translated titles and update the titles when the language changes")
  func bars() throws {
    let (first, second) = (ViewController(), ViewController())
    second.navigationItem.rightBarButtonItem = BarButtonItem(systemItem: .done)
    let search = SearchBar()
    search.frame = Rect(x: 0, y: 100, width: 390, height: 56)
    search.showsCancelButton = true
    let navigation = NavigationController(rootViewController: first)
    let (context, window) = try stage(navigation)
    try navigation.pushViewController(second, animated: false)
    second.view.addSubview(search)
    #expect(shown(window).isSuperset(of: ["Back", "Done", "Cancel"]))
    context.preferredLocales = ["de-AT"]
    #expect(shown(window).isSuperset(of: ["Zurück", "Fertig", "Abbrechen"]))
    #expect(shown(window).isDisjoint(with: ["Back", "Done", "Cancel"]))
    context.preferredLocales = ["tlh"]
    #expect(shown(window).isSuperset(of: ["Back", "Done", "Cancel"]))
  }

  @Test("Does not use the library's translations for languages that the app does not support")
  func appLanguages() throws {
    let navigation = NavigationController(rootViewController: ViewController())
    let (context, window) = try stage(navigation)
    try navigation.pushViewController(ViewController(), animated: false)
    context.localizations = ["en"]
    context.preferredLocales = ["de"]
    #expect(shown(window).contains("Back"))
    context.localizations = ["en", "de"]
    #expect(shown(window).contains("Zurück"))
  }

  @Test("The library's controllers update their texts when the language changes")
  func controllers() throws {
    let tabs = TabBarController()
    let pages = (1...7).map { number in
      let page = ViewController()
      page.tabBarItem = TabBarItem(title: "\(number)", image: nil)
      return page
    }
    tabs.viewControllers = pages
    let (context, window) = try stage(tabs)
    #expect(shown(window).contains("More"))
    context.preferredLocales = ["fr"]
    #expect(shown(window).contains("Plus") && !shown(window).contains("More"))
    let picker = ColorPickerController()
    try tabs.present(picker, animated: false)
    #expect(shown(window).isSuperset(of: ["Grille", "Curseurs"]))
    context.preferredLocales = ["sv"]
    #expect(shown(window).isSuperset(of: ["Rutnät", "Reglage"]))
  }

  @Test("The display mode button has a translated title if the column has no title")
  func displayModeButton() throws {
    let split = SplitViewController()
    try split.setViewControllers([ViewController(), ViewController()])
    let (context, window) = try stage(split)
    #expect(split.displayModeButtonItem.title == "Menu")
    context.preferredLocales = ["de"]
    #expect(split.displayModeButtonItem.title == "Menü")
    // The context does not retain the window.
    withExtendedLifetime(window) {}
  }

  @Test("Translates progress and bookmark labels and the titles of undo actions")
  func furtherStrings() throws {
    let controller = ViewController()
    let (context, window) = try stage(controller)
    let indicator = ActivityIndicator()
    let button = Button()
    button.showsActivityIndicator = true
    let search = SearchBar()
    search.frame = Rect(x: 0, y: 100, width: 390, height: 56)
    search.showsBookmarkButton = true
    for view in [indicator, button, search] { controller.view.addSubview(view) }
    let undo = try #require(window.undoManager)
    undo.registerUndo(withTarget: controller) { _ in }
    undo.setActionName("Titel")
    #expect(indicator.accessibilityFacts?.label == "Progress halted")
    #expect(undo.undoMenuItemTitle == "Undo Titel" && undo.redoMenuItemTitle == "Redo")

    context.preferredLocales = ["de"]
    #expect(indicator.accessibilityFacts?.label == "Angehalten")
    indicator.startAnimating()
    #expect(indicator.accessibilityFacts?.label == "In Bearbeitung")
    #expect(button.accessibilityFacts?.value == "In Bearbeitung")
    #expect(undo.undoMenuItemTitle == "Titel widerrufen" && undo.redoMenuItemTitle == "Wiederholen")
    window.layoutIfNeeded()
    #expect(window.accessibilityTree.flattened.contains { $0.label == "Lesezeichen" })
  }

  @Test("Translates the edit menu and accessibility labels")
  func menusAndAccessibility() throws {
    let controller = ViewController()
    let (context, window) = try stage(controller)
    context.preferredLocales = ["es"]
    let field = TextField()
    field.frame = Rect(x: 20, y: 100, width: 300, height: 40)
    field.text = "Sol"
    field.clearButtonMode = .always
    let dots = PageControl()
    dots.frame = Rect(x: 20, y: 200, width: 200, height: 30)
    (dots.numberOfPages, dots.currentPage) = (3, 1)
    for view in [field, dots] { controller.view.addSubview(view) }
    #expect(dots.accessibilityFacts?.value == "página 2 de 3")
    #expect(field.accessibilityFacts?.actions.contains(.custom("Borrar texto")) == true)
    _ = field.becomeFirstResponder()
    field.selectAll()
    field.showEditMenu()
    #expect(shown(window).isSuperset(of: ["Cortar", "Copiar"]))
  }
}
