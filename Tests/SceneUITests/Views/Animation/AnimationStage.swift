import SceneTesting
import SceneUI
import SceneValues
import TestSupport

/// A window with a card, on a manual clock.
final class AnimationStage {
  private let stage: SceneStage
  let card: View
  let label: Label
  /// The results passed to completion handlers, in order.
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

  /// The visible center of the card.
  var seen: Point? { card.layer.presentation?.position }

  func end(_ finished: Bool) { ends.append(finished) }

  func picture(of view: View) -> PictureLayer? {
    func find(_ layer: PictureLayer) -> PictureLayer? {
      if layer.identifier == view.sceneID { return layer }
      return layer.sublayers.lazy.compactMap(find).first
    }
    return window.picture().layers.lazy.compactMap(find).first
  }
}

/// Compares two numbers with a tolerance, because sums of sixtieths of a second have rounding errors.
func isNear(_ one: Double?, _ other: Double, _ tolerance: Double = 1e-6) -> Bool {
  one.map { abs($0 - other) <= tolerance } ?? false
}
