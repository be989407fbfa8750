import SceneUI

/// Shows its destination without animation. Tests a declaration without members outside the library's module.
final class AtOnceSegue: Segue {
  override class var declaration: ClassDeclaration {
    ClassDeclaration(segue: AtOnceSegue.self, "Shows its destination without an animation.")
  }

  override func perform() throws { try source.present(destination, animated: false) }
}
