import SceneLanguage
import SceneValues
import Testing

@Suite("Information at a position")
struct PositionQueryTests {
  private func hover(_ words: String, in name: String = "Clock.scene") throws -> String {
    let project = try ClockSample.project()
    return project.service.hover(at: project.offset(words, in: name), in: project.path(name))?.text ?? ""
  }

  @Test("Hover shows the documentation of elements, attributes, and values")
  func pages() throws {
    #expect(try hover("<lab|el id").contains("**`<label>`** is a `Label`"))
    #expect(try hover("font|=\"bold").contains("**`font`** of `Label`"))
    #expect(try hover("textColor=\"#FF|8000").contains("red 255, green 128, blue 0"))
    #expect(try hover("<seg|ue kind").contains("a transition to another scene"))
    #expect(try hover("identi|fier=").contains("The identifier that code uses for the segue"))
  }

  @Test("Hover shows the references to an object")
  func connections() throws {
    let page = try hover("destination=\"di|al")
    #expect(page.contains("**`label`** `dial` is a `Label`"))
    #expect(page.contains("outlet `face` of `clock`"))
    #expect(page.contains("constraint in `page`"))
  }

  @Test("Hover resolves members of app classes and scenes in other files")
  func members() throws {
    #expect(try hover("property=\"fa|ce").contains("Outlet **`face`** of `ClockViewController`: `Label`"))
    #expect(try hover("selector=\"cou|ntUp:").contains("sent by a `Button`"))
    #expect(try hover("Other#fa|r").contains("Far away"))
    #expect(try hover("\"show|Detail", in: "Clock.scene").contains("Code refers to it in one place"))
  }

  @Test("Hover shows the translations of a string and the string of a key")
  func translations() throws {
    #expect(try hover("text=\"12|:00").contains("- de: Zwölf"))
    #expect(try hover("dial.te|xt", in: "de.lproj/Clock.strings").contains("Text: 12:00"))
  }

  @Test("Escapes Markdown in translations")
  func escapedTranslations() throws {
    var files = ClockSample.files
    files["de.lproj/Clock.strings"] = ClockSample.table.replacing("Zwölf", with: "*a* [b](c) <i>`\\n# d")
    let project = try LanguageProject(files)
    let path = project.path("Clock.scene")
    let wanted = "- de: \\*a\\* \\[b\\](c) \\<i\\>\\` \\# d"
    let page = project.service.hover(at: project.offset("text=\"12|:00", in: "Clock.scene"), in: path)?.text
    #expect(page?.contains(wanted) == true, "\(page ?? "")")
    #expect(project.service.hints(in: path, range: 0..<100_000).first?.detail == wanted)
    #expect(page.map(HoverText.plain)?.contains("- de: *a* [b](c) <i>` # d") == true)
  }

  @Test("Shows no hover text between tags and returns nothing for unknown files")
  func nothing() throws {
    #expect(try hover("</label>|\n") == "")
    let project = try ClockSample.project()
    #expect(project.service.hover(at: 0, in: "/nowhere.scene") == nil)
    #expect(project.service.completions(at: 0, in: "/nowhere.scene").items.isEmpty)
  }

  @Test("Resolves the documentation of a completion")
  func resolving() throws {
    let project = try ClockSample.project()
    let path = project.path("Clock.scene")
    let items = project.service.completions(at: project.offset("<label| id", in: "Clock.scene"), in: path)
      .items
    let label = try #require(items.first { $0.label == "label" })
    #expect(label.documentation.isEmpty)
    #expect(project.service.resolved(label, in: path).documentation.contains("`Label`"))
  }

  @Test("Returns the colors of a file and suggests new colors in the same notation")
  func colors() throws {
    let project = try ClockSample.project()
    let path = project.path("Clock.scene")
    let colors = project.service.colors(in: path)
    #expect(
      colors.map { project.shown([FileRange(path: path, range: $0.range)])[0] } == [
        "Clock.scene:5: systemBackground", "Clock.scene:6: #FF8000",
      ])
    let blue = RGBA(packed: 0x0000_FFFF)
    #expect(
      project.service.notations(of: blue, at: colors[1].range, in: path).map(\.label) == [
        "#0000FF", "#00F", "blue",
      ])
    #expect(
      project.service.notations(of: blue, at: colors[0].range, in: path).map(\.label) == [
        "blue", "#0000FF", "#00F",
      ])
  }

  @Test("Inlay hints show the titles of segue destinations and the translations of strings")
  func hints() throws {
    let project = try ClockSample.project()
    let found = project.service.hints(in: project.path("Clock.scene"), range: 0..<100_000)
    #expect(found.map(\.text) == ["de: Zwölf", "de: Mehr", "Detail", "Far away"])
  }

  @Test(
    "Signature help describes equations",
    arguments: [("centerX = page|.", 2), ("page.centerX + 8|", 4), ("height &gt;= 44|", 2)])
  func equations(words: String, part: Int) throws {
    let project = try ClockSample.project()
    let path = project.path("Clock.scene")
    let signature = try #require(
      project.service.signature(at: project.offset(words, in: "Clock.scene"), in: path))
    #expect(signature.active == part)
    #expect(signature.parts.count == 6)
  }

  @Test("Lists the sources of a scene's incoming segues and the destinations of its outgoing segues")
  func leads() throws {
    let project = try ClockSample.project()
    let service = project.service
    let far = try #require(
      service.scene(at: project.offset("Other#fa|r", in: "Clock.scene"), in: project.path("Clock.scene")))
    #expect(far.name == "far" && far.whole.path.hasSuffix("Other.scene"))
    #expect(service.leads(to: far).map(\.scene.name) == ["detail"])
    let detail = try #require(
      service.scene(at: project.offset("id=\"det|ail", in: "Clock.scene"), in: project.path("Clock.scene")))
    #expect(service.leads(to: detail).map(\.scene.name) == ["clock"])
    #expect(service.leads(from: detail).map(\.scene.name) == ["far"])
    let inCode = "Sources/ClockViewController.swift"
    #expect(
      service.scene(at: project.offset("Identifier: \"f|ar", in: inCode), in: project.path(inCode))?.name
        == "far")
  }
}
