import Foundation
import SceneLanguage
import Testing

/// Tests renaming of outlets and actions that are members in Swift.
@Suite("Renaming members")
struct MemberRenameTests {
  private static let scene = """
    <storyboard version="1" initial="clock">
      <scene>
        <viewController id="clock" class="ClockViewController">
          <outlet property="face" destination="dial"/>
          <view>
            <label id="dial" text="12:00"/>
            <button title="More"><action selector="press:" destination="clock" event="touchUpInside"/></button>
          </view>
        </viewController>
      </scene>
    </storyboard>

    """
  private static let code = """
    import SceneUI

    @SceneObject
    final class ClockViewController: ViewController {
      @Outlet private weak var face: Label!
      private var taps = 0

      // The face is seen first.
      override func viewDidLoad() {
        face.text = "12:01"
        let other = [1].map { number in number + taps }
        self.face?.isHidden = other.isEmpty
        update { [weak self] in self?.face.text = "" }
        button.addTarget(self, action: #selector(press(_:)))
        button.addTarget(self, action: #selector(ClockViewController.press(_:)))
        button.addTarget(self, action: Selector("press:"))
      }

      @Action func press(_ sender: Button) { taps += 1 }
    }

    """
  private static let other = """
    import SceneUI

    extension ClockViewController {
      func reset() { press(Button()) }
    }

    """

  static func project(
    _ change: (inout String) -> Void = { _ in }, adding more: [String: String] = [:]
  ) throws -> LanguageProject {
    var code = Self.code
    change(&code)
    return try LanguageProject(
      ["Clock.scene": Self.scene, "Clock.swift": code, "Reset.swift": Self.other].merging(more) { $1 })
  }

  @Test("Renames an outlet in scenes and in Swift")
  func outlet() throws {
    for (place, file) in [("property=\"fa|ce", "Clock.scene"), ("weak var fa|ce", "Clock.swift")] {
      let texts = try Self.project().renamed(place, in: file, to: "dialFace")
      #expect(texts.keys.sorted() == ["Clock.scene", "Clock.swift"])
      #expect(
        texts["Clock.scene"] == Self.scene.replacing("property=\"face\"", with: "property=\"dialFace\""))
      #expect(
        texts["Clock.swift"]
          == Self.code.replacing("face", with: "dialFace").replacing("The dialFace is", with: "The face is"))
    }
  }

  @Test("Renames an action with its selectors")
  func action() throws {
    for new in ["push:", "push"] {
      let texts = try Self.project().renamed("selector=\"pre|ss", in: "Clock.scene", to: new)
      #expect(texts["Clock.scene"] == Self.scene.replacing("press:", with: "push:"))
      #expect(texts["Clock.swift"] == Self.code.replacing("press", with: "push"))
      #expect(texts["Reset.swift"] == Self.other.replacing("press", with: "push"))
    }
    let texts = try Self.project().renamed("func pre|ss", in: "Clock.swift", to: "push")
    #expect(texts["Clock.swift"] == Self.code.replacing("press", with: "push"))
  }

  /// Returns why an outlet cannot be renamed, and the location that prevents it.
  private func refusal(
    _ project: LanguageProject, to new: String = "dialFace", of place: String = "property=\"fa|ce"
  ) throws -> String {
    do {
      _ = try project.renamed(place, in: "Clock.scene", to: new)
      return ""
    } catch let error as RenameRefusal {
      return error.reason + (error.place.map { " - " + project.shown([$0])[0] } ?? "")
    }
  }

  @Test(
    "Rejects an ambiguous rename and reports the location of the ambiguity",
    arguments: [
      ("func other() { let face = 1; print(1) }", "Another declaration in Swift has the name 'face'"),
      ("func other(face: Int) {}", "'face' may be a label or a parameter here"),
      ("func other() { show(face: 1) }", "'face' may be a label or a parameter here"),
      ("func other() { [1].map { face in 1 } }", "Another declaration in Swift has the name 'face'"),
      ("func other() { [1].map { (a, face) in a } }", "Another declaration in Swift has the name 'face'"),
      ("func other() { let (a, face) = (1, 2) }", "Another declaration in Swift has the name 'face'"),
      (
        "func other() { for (a, face) in [(1, 2)] { print(a) } }",
        "Another declaration in Swift has the name 'face'"
      ),
      (
        "func other() { if case let .some(face) = part { } }",
        "Another declaration in Swift has the name 'face'"
      ),
      ("func other(face other: Int) {}", "'face' may be a label or a parameter here"),
      ("func other() { find(/face/) }", "'face' may have a different meaning here"),
      ("func other() { watch.`face` = 1 }", "'face' may have a different meaning here"),
      ("func other() { watch.face = 1 }", "'face' belongs to an object of an unknown class here"),
      ("enum Part { case face }", "Another declaration in Swift has the name 'face'"),
      ("struct Watch { func show() { print(face) } }", "'face' may have a different meaning here"),
      (
        "func other() { setValue(1, forKey: \"face\") }",
        "A string in Swift contains 'face' and may refer to it"
      ),
      ("func other() { print(\"\\(face)\") }", "A string in Swift contains 'face' and may refer to it"),
      ("func other() { show(\\.face) }", "'face' belongs to an object of an unknown class here"),
      ("func other() { _face = nil }", "'_face' may belong to the renamed member"),
      ("var dialFace = 1", "'dialFace' is already used here"),
    ])
  func frameMismatches(line: String, reason: String) throws {
    let project = try Self.project {
      $0 = $0.replacing("  private var taps = 0", with: "  private var taps = 0\n  \(line)")
    }
    let reported = try refusal(project)
    #expect(reported.hasPrefix(reason) && reported.contains(" - Clock.swift:7: "), "\(reported)")
  }

  @Test("Does not rename a member if another class has a member with the same name")
  func otherClasses() throws {
    let reported = try refusal(
      Self.project(adding: ["Watch.swift": "final class Watch { var face = 1 }\n"]))
    #expect(reported == "Another declaration in Swift has the name 'face' - Watch.swift:1: face")
    let inherited = try refusal(
      Self.project(adding: ["Watch.swift": "final class Watch: Base { func show() { face = 1 } }\n"]))
    #expect(inherited == "'face' may have a different meaning here - Watch.swift:1: face")
  }

  @Test("Does not rename a member if a string equals the member's name")
  func selectors() throws {
    let reported = try refusal(
      Self.project { $0 = $0.replacing("\"12:01\"", with: "\"press:\"") }, to: "push:",
      of: "selector=\"pre|ss")
    #expect(
      reported.hasPrefix("A string in Swift contains 'press'") && reported.contains("Clock.swift:10"),
      "\(reported)")
  }

  @Test("Does not rename a member if an extension member already has the new name")
  func extensions() throws {
    let extra = "extension CLASS { var dialFace: Int { 1 } }\n"
    let reported = try refusal(
      Self.project(adding: ["Layout.swift": extra.replacing("CLASS", with: "ClockViewController")]))
    #expect(reported == "'dialFace' is already used here - Layout.swift:1: dialFace")
    #expect(
      try refusal(Self.project(adding: ["Layout.swift": extra.replacing("CLASS", with: "Int")])) == "")
  }

  @Test("Requires an unused identifier as the new name")
  func names() throws {
    #expect(try refusal(Self.project(), to: "class") == "'class' is a keyword of Swift")
    #expect(try refusal(Self.project(), to: "title").contains("already has a property with this name"))
    #expect(try refusal(Self.project(), to: "taps").hasPrefix("'taps' is already used here"))
    let action = "selector=\"pre|ss"
    #expect(
      try refusal(Self.project(), to: "push:for:", of: action)
        == "'press:' and 'push:for:' have different arguments")
    let reported = try refusal(
      Self.project { $0 = $0.replacing("@Outlet private", with: "@Outlet(\"face\") private") })
    #expect(reported.hasPrefix("A string in Swift contains 'face' and may refer to it"), "\(reported)")
  }
}
