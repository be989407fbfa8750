import SceneUI

/// Shows its destination without an animation. It has no members of its own, and says so from another module than the
/// library's.
final class AtOnceSegue: Segue {
  override class var declaration: ClassDeclaration {
    ClassDeclaration(segue: AtOnceSegue.self, "Shows its destination without an animation.")
  }

  override func perform() throws { try source.present(destination, animated: false) }
}
