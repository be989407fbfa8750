import SceneUI

/// Shows its destination in a sheet with a certain height.
final class DrawerSegue: Segue {
  private var height = 200.0

  override class var declaration: ClassDeclaration {
    ClassDeclaration(segue: DrawerSegue.self, "Shows the destination in a low sheet.") {
      $0.property("height", default: 200, in: 100...400, get: \.height, set: { $0.height = $1 })
    }
  }

  override func perform() throws {
    destination.modalPresentationStyle = .pageSheet
    destination.sheetPresentation.detents = [.height(height, "drawer")]
    try source.present(destination, animated: animated)
  }
}
