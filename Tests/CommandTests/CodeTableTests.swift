import Foundation
import SceneTesting
import SceneUI
import Testing

/// Tables of strings that code looks up, next to the scenes of a host app.
@Suite struct CodeTableTests {
  private static let scene = """
    <storyboard version="1" initial="main">
      <scene><viewController id="main" class="WelcomeController">
        <outlet property="label" destination="greeting"/>
        <view frame="0 0 320 480"><label id="greeting" text="" frame="20 20 280 40"/></view>
      </viewController></scene>
    </storyboard>
    """

  private static let files = [
    "App/Welcome.scene": scene,
    "App/en.lproj/Localizable.strings": #""welcome" = "Welcome, %@";"#,
    "App/de.lproj/Localizable.strings": #""welcome" = "Willkommen, %@";"#,
    "App/de.lproj/Sounds.strings": #""bell" = "Glocke";"#,
    "App/de.lproj/Other.strings": #""greeting.text" = "Anderes";"#,
    "App/Other.scene": scene.replacing("greeting", with: "other"),
    "App/de.lproj/InfoPlist.strings": #""CFBundleName" = "App";"#,
    // A property list without quotes around its keys.
    "App/en.lproj/infoPlist.strings": #"{ CFBundleName = "App"; }"#,
  ]

  private func text(of path: String, preferring locales: [String]) throws -> (String, WelcomeController) {
    var registry = Registry.library
    try registry.register(WelcomeController.self)
    let context = SceneContext(registry: registry, clock: ManualClock())
    context.preferredLocales = locales
    let application = Application(context: context)
    let window = try application.show(
      Storyboard(path: path, context: context), frame: Rect(x: 0, y: 0, width: 320, height: 480))
    let controller = try #require(window.rootViewController as? WelcomeController)
    return (try Harness(window).find(id: "greeting", as: Label.self).text, controller)
  }

  @Test(
    "A program shows the strings of the tables next to its scene",
    arguments: [[], ["--separate-texts"]])
  func tables(_ options: [String]) throws {
    let workspace = try TestDirectory(Self.files)
    let outcome = try workspace.scenec(
      ["compile", "App/Welcome.scene", "-o", "Welcome.scenec"] + options, input: Data())
    #expect(outcome.status == 0, "\(outcome.errors)")
    let path = workspace.url("Welcome.scenec").path
    #expect(try text(of: path, preferring: ["de-AT"]).0 == "Willkommen, Ada")
    #expect(try text(of: path, preferring: ["fr"]).0 == "Welcome, Ada")
    let controller = try text(of: path, preferring: ["de"]).1
    #expect(controller.localizedString("bell", table: "Sounds") == "Glocke")
    #expect(controller.localizedString("greeting.text", table: "Other") == "greeting.text")
    #expect(controller.localizedString("CFBundleName", table: "InfoPlist") == "CFBundleName")
  }

  private static let nested = """
    <plist version="1.0"><dict><key>files</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%1$#@files@ in %2$#@folders@ of %3$@</string>
    <key>files</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>lld</string>
    <key>zero</key><string>nothing</string><key>one</key><string>%lld file</string>
    <key>other</key><string>%lld files</string></dict>
    <key>folders</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>ld</string>
    <key>one</key><string>one folder</string><key>other</key><string>%ld folders</string></dict>
    </dict></dict></plist>
    """

  @Test("Fills integer and object placeholders, in any order, and nested plural forms")
  func placeholders() throws {
    let workspace = try TestDirectory([
      "App/Welcome.scene": Self.scene,
      "App/en.lproj/Localizable.strings":
        #""mix" = "%2$ld of %1$lld: %3$@"; "all" = "%d %ld %lld %i %u %@ %5.1f|%-3d|%03d 100%%";"#,
      "App/en.lproj/Localizable.stringsdict": Self.nested,
      "App/ar.lproj/Localizable.strings": #""mix" = "%1$lld: %3$@ %2$ld";"#,
      "App/zh-Hant.lproj/Localizable.strings": #""mix" = "%3$@ %1$lld %2$ld";"#,
    ])
    let outcome = try workspace.scenec("compile", "App/Welcome.scene", "-o", "Welcome.scenec")
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    let path = workspace.url("Welcome.scenec").path
    let english = try text(of: path, preferring: ["en"]).1
    #expect(english.localizedString("mix", 5, 2, "x") == "2 of 5: x")
    #expect(
      english.localizedString("all", 1, 2, 3, 4, 5, "six", 7.25, 8, 9) == "1 2 3 4 5 six   7.2|8  |009 100%")
    #expect(english.localizedString("files", 0, 1, "Ada") == "nothing in one folder of Ada")
    #expect(english.localizedString("files", 1, 0, "Ada") == "1 file in 0 folders of Ada")
    #expect(english.localizedString("files", 2, 3, "Ada") == "2 files in 3 folders of Ada")
    let arabic = try text(of: path, preferring: ["ar-EG"]).1
    #expect(arabic.localizedString("mix", 5, 2, "x") == "٥: x ٢")
    #expect(arabic.context.shownLocale == "ar-EG")
    #expect(arabic.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(try text(of: path, preferring: ["zh-TW"]).1.localizedString("mix", 5, 2, "x") == "x 5 2")
    let french = try text(of: path, preferring: ["fr"]).1
    #expect(french.localizedString("files", 2, 3, "Ada") == "2 files in 3 folders of Ada")
  }

  @Test("With '--no-code-tables', strings come from another opened file")
  func withoutCodeTables() throws {
    let workspace = try TestDirectory(Self.files)
    #expect(try workspace.scenec("compile", "App/Welcome.scene", "-o", "With.scenec").status == 0)
    #expect(
      try workspace.scenec("compile", "App/Welcome.scene", "--no-code-tables", "-o", "Without.scenec").status
        == 0)
    #expect(try text(of: workspace.url("Without.scenec").path, preferring: ["de"]).0 == "welcome")
    let (_, controller) = try text(of: workspace.url("With.scenec").path, preferring: ["de"])
    let other = try Storyboard(
      path: workspace.url("Without.scenec").path, context: controller.context
    ).instantiateInitialViewController()
    #expect(other.localizedString("welcome", "Ada") == "Willkommen, Ada")
  }

  @Test("A catalog provides all languages, and the tables of a compiled scene can be restored")
  func catalog() throws {
    let workspace = try TestDirectory([
      "App/Welcome.scene": Self.scene,
      "App/Localizable.xcstrings": #"""
      { "sourceLanguage": "en", "version": "1.0", "strings": { "welcome": { "localizations": {
        "en": { "stringUnit": { "state": "translated", "value": "Welcome, %@" } },
        "de": { "stringUnit": { "state": "translated", "value": "Willkommen, %@" } } } } } }
      """#,
    ])
    #expect(try workspace.scenec("compile", "App/Welcome.scene", "-o", "Welcome.scenec").status == 0)
    #expect(try text(of: workspace.url("Welcome.scenec").path, preferring: ["de"]).0 == "Willkommen, Ada")
    try workspace.write("Again/Welcome.scene", "")
    let dumped = try workspace.scenec("dump", "Welcome.scenec", "--scene", "--tables", "Again")
    try workspace.write("Again/Welcome.scene", dumped.text)
    #expect(
      try workspace.text("Again/de.lproj/Localizable.strings").contains(#""welcome" = "Willkommen, %@";"#))
    #expect(try workspace.scenec("compile", "Again/Welcome.scene", "-o", "Again.scenec").status == 0)
    #expect(try text(of: workspace.url("Again.scenec").path, preferring: ["fr"]).0 == "Welcome, Ada")
  }
}

private final class WelcomeController: ViewController {
  private weak var label: Label!

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = localizedString("welcome", "Ada")
  }

  override class var declaration: ClassDeclaration {
    ClassDeclaration(WelcomeController.self) { $0.outlet("label") { $0.label = $1 } }
  }
}
