import SceneLanguage
import Testing

/// What may be written at a place, as somebody who writes sees it.
@Suite("Completion")
struct CompletionTests {
  /// What is offered where a bar stands in a text that takes the place of the clock's scene.
  private func offered(_ old: String, _ new: String) throws -> [CompletionItem] {
    let project = try ClockSample.project()
    let plain = new.replacing("|", with: "")
    project.edit("Clock.scene", ClockSample.scene.replacing(old, with: plain))
    let place = project.offset(new, in: "Clock.scene")
    return project.service.completions(at: place, in: project.path("Clock.scene")).items
  }

  private func labels(_ old: String, _ new: String) throws -> [String] { try offered(old, new).map(\.label) }

  @Test("Elements that the parent takes, and none that it does not")
  func elements() throws {
    let inView = try labels("<constraints format", "<|\n<constraints format")
    #expect(inView.contains("label") && inView.contains("segue") && inView.contains("constraint"))
    #expect(!inView.contains("scene") && !inView.contains("viewController"))
    let inStoryboard = try labels(
      "<scene>\n    <viewController id=\"detail\"", "<|<scene>\n    <viewController id=\"detail\"")
    #expect(inStoryboard.sorted() == ["appearance", "scene"])
  }

  @Test("A segue asks for what it needs")
  func snippets() throws {
    let items = try offered("<constraints format", "<seg|\n<constraints format")
    let segue = try #require(items.first { $0.label == "segue" })
    #expect(
      segue.isSnippet && segue.text.contains("kind=\"${1|show,")
        && segue.text.contains("destination=\"${3:id}\""))
  }

  @Test("Attributes that are there already are not offered again")
  func attributes() throws {
    let found = try labels("<label id=\"dial\" text=\"12:00\"", "<label id=\"dial\" | text=\"12:00\"")
    #expect(found.contains("textAlignment") && found.contains("hidden") || found.contains("isHidden"))
    #expect(!found.contains("text") && !found.contains("id"))
  }

  @Test("Values: words, colors with what they look like, fonts")
  func values() throws {
    let kinds = try labels("kind=\"show\" identifier", "kind=\"|\" identifier")
    #expect(kinds.contains("popover") && kinds.contains("unwind"))
    let colors = try offered("textColor=\"#FF8000\"", "textColor=\"|\"")
    #expect(colors.first { $0.label == "systemRed" }?.color != nil)
    let fonts = try labels("font=\"bold 34\"", "font=\"|\"")
    #expect(fonts.contains("headline") && fonts.contains("bold 17"))
  }

  @Test("Classes of the program that fit the element")
  func classes() throws {
    #expect(try labels("class=\"ClockViewController\"", "class=\"|\"") == ["ClockViewController"])
    #expect(try labels("<button title=\"Elsewhere\"", "<button class=\"|\" title=\"Elsewhere\"") == [])
  }

  @Test("Outlets that nothing is connected to yet, and objects that fit them")
  func outlets() throws {
    let outlets = try labels(
      "<view id=\"page\"", "<outlet property=\"|\" destination=\"\"/>\n<view id=\"page\"")
    #expect(outlets.first == "button" && !outlets.contains("face"))
    let fitting = try labels(
      "<view id=\"page\"", "<outlet property=\"button\" destination=\"|\"/>\n<view id=\"page\"")
    #expect(fitting == ["more"])
  }

  @Test("Actions of the destination, its events, and who takes an action")
  func actions() throws {
    #expect(try labels("selector=\"countUp:\"", "selector=\"|\"").contains("countUp:"))
    #expect(try labels("destination=\"clock\" event", "destination=\"|\" event").first == "clock")
    #expect(try labels("event=\"touchUpInside\"", "event=\"|\"").first == "touchUpInside")
  }

  @Test("Scenes that a segue may lead to, here and in other files; what code performs")
  func segues() throws {
    let scenes = try labels("destination=\"detail\"", "destination=\"|\"")
    #expect(scenes == ["clock", "detail", "Other#far"])
    #expect(try labels("identifier=\"showDetail\"", "identifier=\"|\"") == ["showDetail"])
  }

  @Test("Code is offered the segues of its class, and the scenes of all files")
  func code() throws {
    let project = try ClockSample.project()
    let path = "Sources/ClockViewController.swift"
    project.edit(path, ClockSample.code.replacing("\"showDetail\"", with: "\"s\""))
    #expect(project.completions("Identifier: \"s|\"", in: path) == ["showDetail"])
    #expect(project.completions("Identifier: \"f|ar", in: path) == ["clock", "detail", "far"])
    #expect(project.completions("func cou|ntUp", in: path) == [])
  }

  @Test("Equations and visual formats")
  func constraints() throws {
    let items = try labels("equation=\"centerX = page.centerX + 8\"", "equation=\"centerX = |\"")
    #expect(items.contains("page") && items.contains("superview") && items.contains("width"))
    let attributes = try labels("equation=\"centerX = page.centerX + 8\"", "equation=\"centerX = page.|\"")
    #expect(attributes.contains("centerX") && attributes.contains("safeArea") && !attributes.contains("page"))
  }

  @Test("A visual format is offered the views of the scene between brackets")
  func formats() throws {
    let views = try labels("format=\"V:|-[dial]-[more(==dial)]\"", "format=\"V:[|\"")
    #expect(views.contains("dial") && views.contains("more") && views.contains("self"))
  }

  @Test("A value without its second quote ends with its line, and the attribute behind it stays")
  func missingQuote() throws {
    let project = try ClockSample.project()
    let text = ClockSample.scene.replacing("id=\"dial\" text=\"12:00\"", with: "text=\"12\n id=\"dial\"")
    project.edit("Clock.scene", text)
    let place = project.offset("text=\"12|", in: "Clock.scene")
    let list = project.service.completions(at: place, in: project.path("Clock.scene"))
    #expect(list.replaced == place - 2..<place)
    #expect(project.definitions("destination=\"di|al", in: "Clock.scene").count == 1)
    #expect(project.completions("di|al\" font", in: "Clock.scene").contains("dial") == false)
  }

  @Test("What was typed of a broken file counts")
  func brokenText() throws {
    let project = try ClockSample.project()
    project.edit(
      "Clock.scene", "<storyboard version=\"1\">\n<scene><viewController id=\"a\"><view><label tex")
    #expect(project.completions("<label tex|", in: "Clock.scene").contains("textColor"))
    project.edit(
      "Clock.scene", "<storyboard version=\"1\">\n<scene><viewController id=\"a\"><view><label hidden=\"")
    #expect(!project.completions("hidden=\"|", in: "Clock.scene").isEmpty)
    project.edit("Clock.scene", "<storyboard version=\"1\">\n<scene><viewController id=\"a\"><view></")
    #expect(project.completions("<view></|", in: "Clock.scene") == ["view"])
  }
}
