import SceneDiagnostics
import Testing

@Suite("Names are not reported while a Swift file is unread")
struct UnreadFileTests {
  private static let tooDeep = "let x = " + String(repeating: "[", count: 1200)

  private let scene = """
    <storyboard version="1" initial="clock">
      <scene>
        <viewController id="clock" class="ClockController">
          <outlet property="face" destination="dial"/>
          <segue kind="show" identifier="byCode" destination="list"/>
          <view>
            <view id="dial" class="Dial"/>
            <button title="Ring"><action selector="ring:" destination="clock"/></button>
          </view>
        </viewController>
      </scene>
      <scene>
        <tableViewController id="list">
          <tableView><tableViewCell reuseIdentifier="row"/></tableView>
        </tableViewController>
      </scene>
    </storyboard>
    """
  private let controller = """
    import SceneUI
    class ClockController: ViewController {
      @IBOutlet var hint: Label!
      func show() throws { try performSegue(withIdentifier: "other") }
    }
    """

  private func rules(_ unread: String, in changed: String? = nil) -> [String] {
    let project = HostProject(files: [
      "Scenes/Clock.scene": changed ?? scene, "Sources/App/Clock.swift": controller,
      "Sources/App/Unread.swift": "\(unread)\n",
    ])
    return project.diagnostics().map(\.rule.rawValue).sorted()
  }

  @Test("Does not report names as missing if an unread file mentions them")
  func mentioned() {
    let said = """
      import SceneUI
      extension ClockController { @IBAction func ring(_ sender: Button) {} }
      class Dial: View {}
      """
    // Without the file, all of these are missing.
    #expect(
      rules("") == [
        "action-not-found", "outlet-not-found", "reuse-identifier-never-dequeued", "segue-not-found",
        "unknown-class",
      ])
    #expect(rules("\(said)\n\(Self.tooDeep)") == ["segue-not-found", "swift-file-not-read"])
  }

  @Test("Reports names as missing if no unread file mentions them")
  func unmentioned() {
    #expect(
      rules(Self.tooDeep) == [
        "action-not-found", "outlet-not-found", "segue-not-found", "swift-file-not-read", "unknown-class",
      ])
  }

  @Test("Does not report unconnected outlets if a file could not be read")
  func outlets() {
    func isSpecified(_ unread: String) -> Bool {
      rules(
        unread,
        in: scene.replacing(" class=\"Dial\"", with: "").replacing(
          "<outlet property=\"face\" destination=\"dial\"/>", with: "")
      )
      .contains("required-outlet-unconnected")
    }
    #expect(isSpecified(""))
    #expect(!isSpecified(Self.tooDeep))
  }

  @Test("Accepts a superclass that an unread file might declare")
  func superclasses() {
    var project = HostProject(files: [
      "Scenes/Clock.scene": scene,
      "Sources/App/Clock.swift": controller.replacing(": ViewController", with: ": Base"),
      "Sources/App/Unread.swift": "class Base: ViewController {}\nclass Dial: View {}\n\(Self.tooDeep)\n",
    ])
    let rules = project.diagnostics().map(\.rule.rawValue)
    #expect(rules.filter { $0 != "segue-not-found" } == ["swift-file-not-read"])
    project.files["Sources/App/Unread.swift"] = "class Dial: View {}"
    #expect(project.diagnostics().map(\.rule.rawValue).contains("unknown-superclass"))
  }

  /// Each alias has the name of one in the enclosing scope, so the number of paths is exponential.
  @Test("Resolves circular type aliases without endless recursion")
  func aliases() {
    let depth = 12
    let aliases =
      String(repeating: "struct S { typealias A = A\n", count: depth) + String(repeating: "}", count: depth)
    let project = HostProject(files: [
      "Scenes/Clock.scene": scene,
      "Sources/App/Clock.swift": """
      \(aliases)
      typealias A = A
      extension \(String(repeating: "S.", count: depth))A {}
      class ClockController: A {}
      """,
    ])
    #expect(project.diagnostics().map(\.rule.rawValue).contains("unknown-superclass"))
  }
}
