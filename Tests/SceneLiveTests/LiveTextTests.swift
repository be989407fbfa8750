import SceneLive
import SceneUI
import SceneValues
import Testing

/// Tests translation tables that change while an app runs.
@Suite struct LiveTextTests {
  private let text = oneScene(
    #"<label id="a" frame="0 0 200 20" text="One"><when traits="style=dark" text="Night"/></label>"#)

  private func stage(_ tables: [String: String], in locale: String) throws -> LiveStage {
    var situation = Situation()
    situation.locales = [locale]
    return try LiveStage(SavedScene(text: text, tables: tables), in: situation)
  }

  @Test("Adding or removing a translation updates the text and the layout direction")
  func updatesStringsInLanguageOfTheApp() throws {
    let stage = try stage(["de": "\"a.text\" = \"Eins\";"], in: "ar")
    let label: Label = try stage.view("a")
    #expect(stage.context.shownLocale == nil && stage.context.layoutDirection == .leftToRight)
    try stage.change(to: SavedScene(text: text, tables: ["ar": "\"a.text\" = \"Wahid\";"]))
    #expect(label.text == "Wahid" && stage.context.layoutDirection == .rightToLeft)
    try stage.change(to: SavedScene(text: text, tables: ["de": "\"a.text\" = \"Eins\";"]))
    #expect(label.text == "One" && stage.context.layoutDirection == .leftToRight)
  }

  @Test("Reloads a separate strings file only if its strings change")
  func reloadsSeparateStringsOnlyIfTheyChange() throws {
    var situation = Situation()
    situation.locales = ["de"]
    let saved = SavedScene(
      text: text, tables: ["de": "\"a.text\" = \"Eins\";", "fr": "\"a.text\" = \"Un\";"])
    let stage = try LiveStage(saved, in: situation, separatesTexts: true)
    let label: Label = try stage.view("a")
    #expect(label.text == "Eins")
    // The output of the tool for live reload contains all texts.
    try stage.change(to: saved)
    #expect(stage.reports.isEmpty)
    try stage.change(
      to: SavedScene(text: text, tables: ["de": "\"a.text\" = \"Ein\";", "fr": "\"a.text\" = \"Un\";"]))
    #expect(label.text == "Ein" && stage.reports.count == 1)
  }

  @Test("Removing the image of a button state keeps the title of the state")
  func keepsTitleOfStateWithoutImage() throws {
    let scene = { (rest: String) in
      SavedScene(
        text: oneScene("<button id=\"a\"><state id=\"s\" name=\"selected\" title=\"On\"\(rest)/></button>"),
        tables: ["de": "\"s.title\" = \"An\";"])
    }
    let stage = try LiveStage(scene(" image=\"one\""))
    try stage.change(to: scene(""))
    let button: Button = try stage.view("a")
    #expect(button.image(for: .selected) == nil && button.title(for: .selected) == "On")
  }

  @Test("After a translation changes, the language and the traits still determine the text")
  func translatesStringsForSpecificTraits() throws {
    let stage = try stage(["de": "\"a.text\" = \"Eins\";", "fr": "\"a.text\" = \"Un\";"], in: "de")
    let label: Label = try stage.view("a")
    try stage.change(
      to: SavedScene(text: text, tables: ["de": "\"a.text\" = \"Eins\";", "fr": "\"a.text\" = \"Une\";"]))
    #expect(label.text == "Eins")
    stage.context.preferredLocales = ["fr"]
    #expect(label.text == "Une")
    stage.context.style = .dark
    #expect(label.text == "Night")
    stage.context.style = .light
    #expect(label.text == "Une")
  }
}
