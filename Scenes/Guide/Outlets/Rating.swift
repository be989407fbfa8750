import SceneUI

/// A rating that its stars show and change. It is an object of the scene, but not a view.
final class Rating: PlainSceneObject {
  private(set) var stars: [Button] = []
  private var maximum = 5
  var value = 0 { didSet { showValue() } }

  init() {}

  static var declaration: ClassDeclaration {
    ClassDeclaration(Rating.self, "A number of stars.") {
      $0.property("maximum", default: 5, in: 1...10, get: \.maximum, set: { $0.maximum = $1 })
      $0.outletCollection("stars") { $0.stars = $1 }
      $0.action("rate:") { (rating, sender: Button) in rating.value = sender.tag }
    }
  }

  func awakeFromNib() {}

  private func showValue() {
    for star in stars { star.setTitle(star.tag <= min(value, maximum) ? "★" : "☆", for: .normal) }
  }
}
