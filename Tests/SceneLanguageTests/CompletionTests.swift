import SceneLanguage
import SceneUI
import Testing

@Suite("Completion")
struct CompletionTests {
  /// Returns the completions at the bar in a text that replaces the clock's scene.
  private func offered(_ old: String, _ new: String) throws -> [CompletionItem] {
    let project = try ClockSample.project()
    let plain = new.replacing("|", with: "")
    project.edit("Clock.scene", ClockSample.scene.replacing(old, with: plain))
    let place = project.offset(new, in: "Clock.scene")
    return project.service.completions(at: place, in: project.path("Clock.scene")).items
  }

  private func labels(_ old: String, _ new: String) throws -> [String] { try offered(old, new).map(\.label) }

  @Test("Completes only elements that the parent accepts")
  func elements() throws {
    let inView = try labels("<constraints format", "<|\n<constraints format")
    #expect(inView.contains("label") && inView.contains("segue") && inView.contains("constraint"))
    #expect(!inView.contains("scene") && !inView.contains("viewController"))
    let inStoryboard = try labels(
      "<scene>\n    <viewController id=\"detail\"", "<|<scene>\n    <viewController id=\"detail\"")
    #expect(inStoryboard.sorted() == ["appearance", "scene"])
  }

  @Test("A segue completion includes the required attributes of the segue")
  func snippets() throws {
    let items = try offered("<constraints format", "<seg|\n<constraints format")
    let segue = try #require(items.first { $0.label == "segue" })
    #expect(
      segue.isSnippet && segue.text.contains("kind=\"${1|show,")
        && segue.text.contains("destination=\"${3:id}\""))
  }

  @Test("Does not offer attributes that the element already has")
  func attributes() throws {
    let found = try labels("<label id=\"dial\" text=\"12:00\"", "<label id=\"dial\" | text=\"12:00\"")
    #expect(found.contains("textAlignment") && found.contains("hidden") || found.contains("isHidden"))
    #expect(!found.contains("text") && !found.contains("id"))
  }

  @Test("Completes keywords, colors, and fonts")
  func values() throws {
    let kinds = try labels("kind=\"show\" identifier", "kind=\"|\" identifier")
    #expect(kinds.contains("popover") && kinds.contains("unwind"))
    let colors = try offered("textColor=\"#FF8000\"", "textColor=\"|\"")
    #expect(colors.first { $0.label == "systemRed" }?.color != nil)
    let fonts = try labels("font=\"bold 34\"", "font=\"|\"")
    #expect(fonts.contains("headline") && fonts.contains("bold 17"))
  }

  @Test(
    "Completes the system's time zones",
    .enabled(if: !TimeZone.knownTimeZoneIdentifiers.isEmpty, "needs the file tzdata.zi of the package tzdata")
  )
  func timeZones() throws {
    let zones = try labels("<constraints format", "<datePicker timeZone=\"Europe/B|\"/>\n<constraints format")
    #expect(zones.contains("Europe/Berlin") && !zones.contains("UTC"))
  }

  @Test("Completes app classes that are valid for the element")
  func classes() throws {
    #expect(try labels("class=\"ClockViewController\"", "class=\"|\"") == ["ClockViewController"])
    #expect(try labels("<button title=\"Elsewhere\"", "<button class=\"|\" title=\"Elsewhere\"") == [])
  }

  @Test("Completes unconnected outlets and objects of a matching class")
  func outlets() throws {
    let outlets = try labels(
      "<view id=\"page\"", "<outlet property=\"|\" destination=\"\"/>\n<view id=\"page\"")
    #expect(outlets.first == "button" && !outlets.contains("face"))
    let fitting = try labels(
      "<view id=\"page\"", "<outlet property=\"button\" destination=\"|\"/>\n<view id=\"page\"")
    #expect(fitting == ["more"])
  }

  @Test("Completes the actions of a destination and the events of a sender")
  func actions() throws {
    #expect(try labels("selector=\"countUp:\"", "selector=\"|\"").contains("countUp:"))
    #expect(try labels("destination=\"clock\" event", "destination=\"|\" event").first == "clock")
    #expect(try labels("event=\"touchUpInside\"", "event=\"|\"").first == "touchUpInside")
  }

  @Test("Completes segue destinations from all files")
  func segues() throws {
    let scenes = try labels("destination=\"detail\"", "destination=\"|\"")
    #expect(scenes == ["clock", "detail", "Other#far"])
    #expect(try labels("identifier=\"showDetail\"", "identifier=\"|\"") == ["showDetail"])
  }

  @Test("Completes the identifiers of segues and scenes in code")
  func code() throws {
    let project = try ClockSample.project()
    let path = "Sources/ClockViewController.swift"
    project.edit(path, ClockSample.code.replacing("\"showDetail\"", with: "\"s\""))
    #expect(project.completions("Identifier: \"s|\"", in: path) == ["showDetail"])
    #expect(project.completions("Identifier: \"f|ar", in: path) == ["clock", "detail", "far"])
    #expect(project.completions("func cou|ntUp", in: path) == [])
  }

  @Test("Completes equations and visual formats")
  func constraints() throws {
    let items = try labels("equation=\"centerX = page.centerX + 8\"", "equation=\"centerX = |\"")
    #expect(items.contains("page") && items.contains("superview") && items.contains("width"))
    let attributes = try labels("equation=\"centerX = page.centerX + 8\"", "equation=\"centerX = page.|\"")
    #expect(attributes.contains("centerX") && attributes.contains("safeArea") && !attributes.contains("page"))
  }

  @Test("Completes the names of views in a visual format")
  func formats() throws {
    let views = try labels("format=\"V:|-[dial]-[more(==dial)]\"", "format=\"V:[|\"")
    #expect(views.contains("dial") && views.contains("more") && views.contains("self"))
  }

  @Test("A value without a closing quote ends at the end of its line")
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

  @Test("Offers completions in incomplete unsaved text")
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
