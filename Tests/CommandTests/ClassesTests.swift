import Foundation
import TestSupport
import Testing

@Suite("scenec classes")
struct ClassesTests {
  @Test("Schemas/class-library.md matches the output of 'classes --markdown'")
  func libraryPageIsUpToDate() throws {
    let outcome = try TestDirectory().scenec("classes", "--markdown")
    #expect(outcome.status == 0)
    try Golden.expect(
      outcome.text, isRecordedAt: Golden.project("Schemas/class-library.md"), suite: "ClassesTests")
  }

  @Test("'classes' lists the members that each class declares")
  func listsMembersDeclaredByEachClass() throws {
    let outcome = try TestDirectory().scenec("classes")
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty)
    let words = outcome.text.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    #expect(words[0] == ["class", "element", "superclass", "declares"])
    #expect(words.contains { $0.starts(with: ["Button", "button", "Control"]) && $0.contains("kind,") })
    #expect(!outcome.text.contains(" \n"))
  }

  @Test(
    "Lists the members of a class before inherited members",
    arguments: ["Label", "SceneUI.Label", "label"])
  func oneClass(_ name: String) throws {
    let outcome = try TestDirectory().scenec("classes", name)
    #expect(outcome.status == 0)
    let lines = outcome.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0].hasSuffix("Label: View: Responder"))
    let own = try #require(lines.firstIndex(of: "Properties:"))
    let inherited = try #require(lines.firstIndex(of: "Properties of View:"))
    #expect(own < inherited)
    let font = try #require(lines.first { $0.hasPrefix("  font ") })
    #expect(font.contains(" font ") && font.contains("system 17"))
    // Overridden attributes are not listed again as inherited.
    #expect(lines.count { $0.hasPrefix("  userInteractionEnabled ") } == 1)
    #expect(!outcome.text.contains("gestureRecognizers  one"))
  }

  @Test("The events that a class declares replace the inherited events")
  func declaredEventsReplaceInheritedEvents() throws {
    let outcome = try TestDirectory().scenec("classes", "Switch")
    #expect(outcome.text.contains("Events:\n  valueChanged\n"))
    #expect(!outcome.text.contains("Events of Control:"))
  }

  @Test("'classes' lists the classes of a manifest")
  func listsClassesOfTheApp() throws {
    let workspace = try TestDirectory(["m.json": Samples.manifest])
    let list = try workspace.scenec("classes", "--classes", "m.json")
    #expect(list.text.contains("\nClockController "))
    let page = try workspace.scenec("classes", "--classes", "m.json", "App.ClockController")
    #expect(page.text.hasPrefix("class   ClockController: ViewController: Responder\nmodule  App\n"))
    #expect(page.text.contains("Outlets:\n  clockFace  View  one\n"))
    let markdown = try workspace.scenec("classes", "--classes", "m.json", "--markdown", "ClockController")
    #expect(markdown.text.contains("| `clockFace` | `View` | `one` |  |"))
    #expect(!markdown.text.contains("## Button"))
  }

  /// The output is a valid class manifest.
  @Test("'classes --json' prints a manifest that scenec can read")
  func json() throws {
    let workspace = try TestDirectory(["m.json": Samples.manifest])
    let all = try workspace.scenec("classes", "--classes", "m.json", "--json")
    let one = try workspace.scenec("classes", "--classes", "m.json", "--json", "ClockController")
    #expect(one.text.contains("\"clockFace\"") && !one.text.contains("\"Button\""))
    for (name, outcome) in [("all.json", all), ("one.json", one)] {
      try workspace.write(name, outcome.output)
      #expect(try workspace.scenec("classes", "--classes", name, "--json").text == all.text)
    }
  }

  @Test("Rejects a class name that exists in several modules")
  func rejectsAmbiguousClassName() throws {
    let workspace = try TestDirectory([
      "m.json": Samples.manifest.replacing("ClockController", with: "Button")
    ])
    let outcome = try workspace.scenec("classes", "--classes", "m.json", "Button")
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("Use 'App.Button' or 'SceneUI.Button'."))
    #expect(try workspace.scenec("classes", "--classes", "m.json").text.contains("\nApp.Button "))
    #expect(try workspace.scenec("classes", "--classes", "m.json", "App.Button").status == 0)
  }

  @Test("Escapes control characters from a manifest in terminal output")
  func controlCharacters() throws {
    let workspace = try TestDirectory([
      "m.json": Samples.manifest.replacing("clockFace", with: #"a\u001B[31m\nb"#)
    ])
    let outcome = try workspace.scenec("classes", "--classes", "m.json", "ClockController")
    #expect(outcome.text.contains("[31m b "))
    #expect(!outcome.text.contains("\u{1B}"))
  }

  @Test("Exits with status 64 for an unknown class and suggests a similar one")
  func unknownClass() throws {
    let near = try TestDirectory().scenec("classes", "Buton")
    #expect(near.status == 64)
    #expect(near.text.isEmpty)
    #expect(near.errors.contains("Did you mean 'Button'?"))
    let far = try TestDirectory().scenec("classes", "zzzzzzzz")
    #expect(far.status == 64)
    #expect(far.errors.contains("'scenec classes' lists all classes"))
  }

  @Test("Exits with status 64 for invalid usage and 66 for a missing manifest")
  func wrongUsage() throws {
    #expect(try TestDirectory().scenec("classes", "--json", "--markdown").status == 64)
    #expect(try TestDirectory().scenec("classes", "--classes", "missing.json").status == 66)
    #expect(try TestDirectory().scenec("classes", "--classes", "-").status == 64)
  }
}
