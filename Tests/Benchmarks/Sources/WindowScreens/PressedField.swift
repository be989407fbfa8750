import SceneUI

final class PressedField: Control {
  private var isDark = false

  override class var declaration: ClassDeclaration {
    ClassDeclaration(PressedField.self) { _ in }
  }

  override func beginTracking(_ touch: Touch, with event: Event) -> Bool {
    isDark.toggle()
    backgroundColor = isDark ? .black : .systemBlue
    return true
  }
}
