import SceneUI
import TestSupport
import Testing

@testable import SceneProgram

/// Tests the accessibility tree of a screen, which contains the elements of all windows shown in a screen's
/// window.
@Suite("Accessibility on real screens") struct SessionAccessibilityTests {
  private func session(_ play: (Stage, ScreenSession, Window) throws -> Void) throws {
    try onStage { stage in
      let application = Application(context: stage.context)
      application.add(stage.window)
      stage.window.makeKey()
      application.activate()
      stage.controller.title = "Letters"
      stage.add(Button(frame: Rect(x: 0, y: 0, width: 100, height: 44))).setTitle("Below", for: .normal)
      let above = Window(frame: Rect(x: 100, y: 200, width: 100, height: 100), context: stage.context)
      above.windowLevel = .alert
      above.rootViewController = ViewController()
      application.add(above)
      try above.makeKeyAndVisible()
      let control = Switch(frame: Rect(x: 10, y: 10, width: 51, height: 31))
      control.accessibilityLabel = "Above"
      above.rootViewController?.view.addSubview(control)
      stage.watch(above, control)
      try play(stage, ScreenSession(application), above)
      application.close(above)
      application.close(stage.window)
    }
  }

  @Test("The accessibility tree includes overlapping windows with their positions and actions")
  func overlays() throws {
    try session { stage, session, above in
      let tree = session.accessibilityTree(of: stage.window)
      #expect(tree.outline == "window \"Letters\"\n  button \"Below\"\n  switch \"Above\" off")
      #expect(tree.children.map(\.frame.origin) == [Point(x: 0, y: 0), Point(x: 110, y: 210)])
      #expect(session.performAccessibilityAction(.activate, on: tree.children[1].id, in: stage.window))
      #expect(session.accessibilityTree(of: stage.window).children[1].check == .on)
      #expect(!session.performAccessibilityAction(.activate, on: AccessibilityID(999), in: stage.window))
      // A modal view hides all other elements.
      above.accessibilityViewIsModal = true
      #expect(
        session.accessibilityTree(of: stage.window).outline == "window \"Letters\"\n  switch \"Above\" on")
      #expect(!session.performAccessibilityAction(.activate, on: tree.children[0].id, in: stage.window))
    }
  }

  @Test("Only an element of the key window can have the keyboard focus")
  func focus() throws {
    try session { stage, session, above in
      let field = stage.add(TextField(frame: Rect(x: 0, y: 100, width: 100, height: 34)))
      field.becomeFirstResponder()
      func focused() -> [AccessibilityRole] {
        session.accessibilityTree(of: stage.window).flattened.filter(\.isFocused).map(\.role)
      }
      #expect(focused() == [])
      stage.window.makeKey()
      #expect(focused() == [.textField])
      above.makeKey()
      above.press(.tab)
      #expect(focused() == [.switch])
    }
  }
}
