import SceneRuntime
import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

final class LetterController: ViewController {
  var log: [String] = []
  private let life = Life()

  override static var declaration: ClassDeclaration {
    ClassDeclaration(LetterController.self) {
      $0.action("send:") { (letter, sender: KeyCommand) in
        letter.log.append("send: \(sender.discoverabilityTitle ?? sender.input)")
      }
      $0.action("turn") { $0.log.append("turn") }
    }
  }
}

@Suite struct KeyCommandTests {
  private static let commands = """
    <keyCommand input="s" modifierFlags="command" discoverabilityTitle="Send">
      <action selector="send:" destination="letter"/>
    </keyCommand>
    <keyCommand input="x"><action selector="send:" destination="firstResponder"/></keyCommand>
    <keyCommand key="left"><action selector="turn" destination="letter"/></keyCommand>
    <keyCommand input="g" modifierFlags="command"><action selector="gone:" destination="firstResponder"/></keyCommand>
    """

  private func stage(_ commands: String = commands) throws -> (SceneStage, Harness, LetterController) {
    let registry = try Registry.library(and: LetterController.self)
    let stage = try SceneStage(
      storyboardText(
        initial: "letter",
        """
        <scene>
          <viewController id="letter" class="LetterController">
            \(commands)
            <view><textField id="text" frame="20 20 200 34"/></view>
            <segue kind="present" identifier="next" destination="next" animated="false"/>
          </viewController>
        </scene>
        <scene><viewController id="next"><view/></viewController></scene>
        """), registry: registry, vocabulary: registry.vocabulary)
    let controller = try #require(try stage.show() as? LetterController)
    return (stage, Harness(stage.window), controller)
  }

  @Test("rule 14: a key command sends its action to its target or up the responder chain")
  func sends() throws {
    let (_, harness, letter) = try stage()
    try harness.press(.character("S"), .command)
    try harness.press(.character("x"))
    try harness.press(.left)
    #expect(letter.log == ["send: Send", "send: x", "turn"])
  }

  @Test func matchesKeyCommandRegardlessOfCase() throws {
    let (_, harness, letter) = try stage(
      """
      <keyCommand input="S" modifierFlags="command"><action selector="send:" destination="letter"/></keyCommand>
      """)
    try harness.press(.character("s"), .command)
    #expect(letter.log == ["send: S"])
  }

  private static let others: [(Key, KeyModifiers)] = [
    (.character("s"), []), (.character("s"), [.command, .shift]), (.right, []),
    (.character("g"), .command), (.escape, []),
  ]

  @Test(arguments: others)
  func ignoresKeysWithoutCommands(_ key: Key, _ modifiers: KeyModifiers) throws {
    let (stage, _, letter) = try stage()
    #expect(!stage.window.press(key, modifiers))
    #expect(letter.log == [])
  }

  @Test("An active text field receives keys before key commands do")
  func activeTextField() throws {
    let (stage, harness, letter) = try stage()
    let field = try #require(stage.window.firstView { $0.sceneID == "text" } as? TextField)
    try harness.tap(field)
    try harness.press(.character("x"))
    try harness.press(.left)
    try harness.press(.character("s"), .command)
    #expect(field.text == "x")
    #expect(letter.log == ["send: Send"])
  }

  @Test func keyCommandCanHavePriorityOverTextInput() throws {
    let (stage, harness, letter) = try stage(
      """
      <keyCommand input="x" wantsPriorityOverSystemBehavior="true">
        <action selector="send:" destination="firstResponder"/>
      </keyCommand>
      """)
    let field = try #require(stage.window.firstView { $0.sceneID == "text" } as? TextField)
    try harness.tap(field)
    try harness.press(.character("x"))
    #expect(field.text == "" && letter.log == ["send: x"])
  }

  @Test("Checks a presented controller for key commands before its presenter")
  func presentedController() throws {
    let (stage, harness, letter) = try stage()
    try letter.performSegue(withIdentifier: "next", sender: nil)
    let next = try #require(letter.presentedViewController)
    let own = KeyCommand(input: "s", modifierFlags: .command)
    own.addTarget(letter) { letter, _ in letter.log.append("next") }
    next.addKeyCommand(own)
    try harness.press(.character("s"), .command)
    next.removeKeyCommand(own)
    try harness.press(.character("s"), .command)
    #expect(letter.log == ["next", "send: Send"])
    #expect(stage.window.availableKeyCommands.compactMap(\.discoverabilityTitle) == ["Send"])
  }

  @Test func keyCommandPerformsSegue() throws {
    let (_, harness, letter) = try stage(
      #"<keyCommand key="escape"><segue kind="present" destination="next" animated="false"/></keyCommand>"#)
    try harness.press(.escape)
    #expect(letter.presentedViewController?.sceneID == "next")
  }

  @Test("rule 29: key commands are freed with their controller")
  func lifetime() throws {
    try Lifetimes.counting { lifetimes in
      do {
        let (_, harness, _) = try stage()
        try harness.press(.left)
      }
      #expect(lifetimes.alive == 0)
    }
  }
}
