import SceneDiagnostics
import SceneModel
import SceneParsing
import SceneSyntax
import SceneValidation
import Testing

@Suite("Translations and their source strings")
struct TranslationRuleTests {
  private func german(_ text: String) -> [RuleDescription.Companion] {
    [.init("de.lproj/Clock.strings", text)]
  }

  private static let view = """
    <label id="title" text="Alarm"/><view id="face" class="ClockView" frame="0 0 9 9"/>
    <button id="set" title="Set"><state id="unset" name="selected" title="Unset"/></button>
    """

  @Test("Reports keys without a matching property and suggests the intended key")
  func unknownKeys() throws {
    let found = try expectFindings(
      "unknown-translation-key", "Invalid key 'title': write 'id.property'",
      "Invalid key '.text': write 'id.property'",
      "No object of the scene has the id 'tittle'", "The 'frame' of view 'face' is not text",
      "Label 'title' has no translatable 'txt'",
      "Label 'title' has no translatable 'accessibilityLabel'",
      "No object of the scene has the id 'Tittle'",
      in: clock(view: Self.view),
      beside: german(
        """
        "▶title" = "x";
        "▶.text" = "x";
        "▶tittle.text" = "x";
        "face.▶frame" = "x";
        "title.▶txt" = "x";
        "title.▶accessibilityLabel" = "x";
        "▶\\U0054ittle.text" = "x";
        """))
    #expect(found.map(\.intended) == [nil, nil, "title", nil, "text", nil, nil])
    #expect(found[2].notes.map(\.message.text) == ["'title' is here"])
    #expect(found[2].notes[0].location?.source.path == "Clock.scene")
  }

  @Test("Accepts translation keys with the id of an object or of a button state")
  func parts() throws {
    try expectSilence(
      clock(view: Self.view), beside: german("set.title = Stellen; unset.title = X; title.text = Y;"),
      optional: ["untranslated-text"])
  }

  @Test("Accepts translations for custom classes but does not require such translations")
  func hostClasses() throws {
    let view = "<view id=\"face\" class=\"ClockView\" legend=\"Noon\"/>"
    try expectSilence(
      clock(view: view), beside: german("face.legend = Mittag;"), vocabulary: .library,
      optional: ["untranslated-text"])
  }

  @Test("Reports no missing translations for a scene without string tables")
  func silence() throws {
    let rules: Set<RuleID> = ["untranslated-text", "missing-image-scale"]
    let view = "<label text=\"Alarm\" textColor=\"asset:none\"/><imageView image=\"none\"/>"
    try expectSilence(clock(view: view), optional: rules)
    // An empty table indicates that the scene is already in its language.
    try expectSilence(
      clock(view: view), beside: [.init("en.lproj/Clock.strings", "// nothing\n")], optional: rules)
  }

  @Test("Lists the languages in which a translation is missing")
  func untranslated() throws {
    try expectFindings(
      "untranslated-text", "'title.text' is not translated into 'fr' and 'pt-BR'",
      in: clock(view: "<label id=\"title\" text=\"▶Alarm\"/><label id=\"time\" text=\"12:00\"/>"),
      beside: [
        .init("de.lproj/Clock.strings", "title.text = Wecker;"),
        .init("en.lproj/Clock.strings", "// its own\n"),
        .init("fr.lproj/Clock.strings", "time.text = \"12h00\";"),
        .init("pt-BR.lproj/Clock.strings", "time.text = \"12h00\";"),
      ])
  }

  @Test("Translations of a base language apply to the language's regions")
  func chains() throws {
    let scene = clock(view: "<label id=\"title\" text=\"Alarm\"/><label id=\"time\" text=\"Time\"/>")
    let pt = RuleDescription.Companion(
      "pt.lproj/Clock.strings", "title.text = Alarme; time.text = \"Hora\";")
    let brazil = RuleDescription.Companion("pt_BR.lproj/Clock.strings", "title.text = Despertador;")
    try expectSilence(scene, beside: [pt, brazil], optional: ["untranslated-text"])
    let own = RuleDescription.Companion("pt.lproj/Clock.strings", "// what the scene says is Portuguese\n")
    try expectSilence(scene, beside: [own, brazil], optional: ["untranslated-text"])
    let traditional = RuleDescription.Companion(
      "zh-Hant.lproj/Clock.strings", "title.text = \"鬧鐘\"; time.text = \"時間\";")
    let taiwan = RuleDescription.Companion("zh-TW.lproj/Clock.strings", "title.text = \"鬧鈴\";")
    try expectSilence(scene, beside: [traditional, taiwan], optional: ["untranslated-text"])
    try expectFindings(
      "untranslated-text", "'time.text' is not translated into 'pt_BR'",
      in: scene.replacing("Time", with: "▶Time"), beside: [brazil])
  }

  @Test(
    "Reports a translation whose format specifiers differ from those of the text",
    arguments: [
      ("50 % off", "50 % billiger", nil), ("%@ of %d", "%2$d von %1$@", nil), ("%lld", "%d", nil),
      ("100%%", "100%", nil),
      ("%d", "keine", "Format specifiers differ: the translation has nothing, but the text has '%d'"),
      ("none", "%@", "Format specifiers differ: the translation has '%@', but the text has nothing"),
      (
        "%@ %d", "%d %@",
        "Format specifiers differ: the translation has '%d' and '%@', but the text has '%@' and '%d'"
      ),
      ("%.2f", "%2$5.1f", "Format specifiers differ: the translation has '%2$f', but the text has '%f'"),
      ("%", "%999$@ %", nil),
    ] as [(String, String, String?)])
  func reportsFormatSpecifiersThatDifferFromText(_ base: String, _ translation: String, _ message: String?)
    throws
  {
    let scene = clock(view: "<label id=\"title\" text=\"\(base)\"/>")
    let found = try diagnostics(in: scene, beside: german("\"title.text\" = \"\(translation)\";"))
    #expect(found.map(\.message.text) == (message.map { [$0] } ?? []))
  }

  @Test("Suppressions in a scene do not apply to its string tables")
  func suppressionsDoNotApplyToTables() throws {
    let view = """
      <label id="title" text="Alarm"/>
      <?scenec ignore untranslatable-text reason="a name"?>
      <label text="Scenec"/>
      """
    try expectSilence(clock(view: view), beside: german("title.text = Wecker;"))
    // Locations in a table never match an element of the scene.
    let before = "/* \(String(repeating: " ", count: 300)) */ "
    let found = try diagnostics(
      in: clock(view: view.replacing("untranslatable-text", with: "unknown-translation-key")),
      beside: german(before + "title.text = Wecker; titel.text = Wecker;"))
    #expect(found.map(\.rule) == ["unused-suppression", "unknown-translation-key"])
  }

  @Test("Reports a key that has no translation")
  func keysAlone() throws {
    try expectFindings(
      "empty-translation", "'title.text' has no translation yet",
      in: clock(view: "<label id=\"title\" text=\"A\"/>"),
      beside: german("\"▶title.text\";"))
  }

  @Test("Reports an image or color that does not exist in any file")
  func imagesAndColors() throws {
    let found = try expectFindings(
      "missing-image", "Image 'bel' does not exist", "Image 'moon.jpg' does not exist",
      in: clock(
        view: """
          <imageView image="▶bel"/><imageView image="bell.png"/><imageView image="icon"/><imageView image="▶moon.jpg"/>
          <view backgroundColor="asset:paper"/>
          """),
      beside: [
        .init("Images/bell@3x.png"), .init("Assets.xcassets/icon.imageset/Contents.json"),
        .init("Assets.xcassets/paper.colorset/Contents.json"),
      ])
    #expect(found.map(\.intended) == ["bell", nil])
  }
}
