import SceneTesting
import SceneUI
import SceneValues
import TestSupport

/// A window with a card in it, on a clock that stands still until it is told.
final class AnimationStage {
  private let stage: SceneStage
  let card: View
  let label: Label
  /// What completions said, in their order.
  var ends: [Bool] = []

  var clock: ManualClock { stage.clock }
  var context: SceneContext { stage.context }
  var window: Window { stage.window }

  init() throws {
    stage = try SceneStage(
      storyboardText(
        """
        <scene><viewController id="main"><view backgroundColor="white">
          <view id="card" frame="0 0 100 50" backgroundColor="red">
            <label id="label" frame="0 0 100 20" text="Hi" backgroundColor="blue"/>
          </view>
        </view></viewController></scene>
        """))
    try stage.show()
    let harness = Harness(stage.window)
    card = try harness.find(id: "card")
    label = try harness.find(id: "label") as! Label
  }

  /// Where the card's middle is seen.
  var seen: Point? { card.layer.presentation?.position }

  func end(_ finished: Bool) { ends.append(finished) }

  /// What a view looks like in the window's picture.
  func picture(of view: View) -> PictureLayer? {
    func find(_ layer: PictureLayer) -> PictureLayer? {
      if layer.identifier == view.sceneID { return layer }
      return layer.sublayers.lazy.compactMap(find).first
    }
    return window.picture().layers.lazy.compactMap(find).first
  }
}

/// Values of a sixtieth of a second each are right but for the last digits.
func isNear(_ one: Double?, _ other: Double, _ tolerance: Double = 1e-6) -> Bool {
  one.map { abs($0 - other) <= tolerance } ?? false
}
