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
