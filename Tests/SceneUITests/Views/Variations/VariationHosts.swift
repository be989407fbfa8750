import SceneRuntime
import SceneUI
import SceneValues
import TestSupport

/// A view with a custom property that scenes may vary. It records the values at each callback.
final class VariedDial: View {
  private let life = Life()
  var dial = "none" { didSet { sets.append(dial) } }
  var sets: [String] = []
  var alphaInInit = 0.0
  var seenAwake = ""
  var seenInChange: [Double] = []

  required init(coder: Coder) throws {
    try super.init(coder: coder)
    alphaInInit = alpha
  }

  override class var declaration: ClassDeclaration {
    ClassDeclaration(VariedDial.self) {
      $0.property("dial", default: "none", get: \.dial, set: { $0.dial = $1 })
    }
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    seenAwake = "\(dial) \(alpha)"
  }

  override func traitCollectionDidChange(_ previous: TraitCollection) {
    super.traitCollectionDidChange(previous)
    seenInChange.append(alpha)
  }
}

final class Caption: PlainSceneObject {
  private let life = Life()
  var words = ""
  init() {}
  func awakeFromNib() {}
  static var declaration: ClassDeclaration {
    ClassDeclaration(Caption.self) { $0.property("words", default: "", get: \.words, set: { $0.words = $1 }) }
  }
}

extension SceneStage {
  /// Returns a storyboard of one controller, whose view has the given content.
  static func showing(
    _ content: String, beside: String = "", view: String = "", appearances: String = "",
    idiom: Idiom = .phone,
    size: Size = Size(width: 320, height: 480)
  ) throws -> SceneStage {
    let stage = try SceneStage(
      storyboardText(
        """
        <scene>
          <viewController id="main"><view frame="0 0 320 480">\(view)\(content)</view></viewController>
          \(beside)
        </scene>
        \(appearances)
        """), registry: .library(and: VariedDial.self, Caption.self))
    stage.context.idiom = idiom
    stage.window.resize(to: size)
    try stage.show()
    return stage
  }
}
