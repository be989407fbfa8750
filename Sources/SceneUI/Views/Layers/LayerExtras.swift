import SceneDrawing
import SceneValues

/// What few layers say: made when something of it is said.
final class LayerExtras {
  var name: String?
  var anchorPoint = Point(x: 0.5, y: 0.5)
  var zPosition = 0.0
  /// What is no transform of the plane; then the plane's is not looked at.
  var transform: Transform3D?
  var sublayerTransform = Transform3D.identity
  var mask: Layer?
  var shadowPath: Path?
  var blendMode = BlendMode.normal
  var time = LayerTime()

  /// Whether it is what is seen of another layer, and of which.
  var isPresentation = false
  weak var model: Layer?

  // MARK: The tree (see Layer+Tree.swift)

  weak var superlayer: Layer?
  /// Those that belong to no view, from back to front.
  var sublayers: [Layer] = []
  /// The subview that lies directly behind the layer, in a view's layer; nil for the back.
  weak var subviewBehind: View?

  // MARK: Content (see Layer+Content.swift)

  var contents: LayerContents?
  var contentsGravity = ContentMode.scaleToFill
  var contentsRect = Rect(x: 0, y: 0, width: 1, height: 1)
  var contentsCenter = Rect(x: 0, y: 0, width: 1, height: 1)
  weak var delegate: (any LayerDelegate)?
  var drawn = DisplayList()
  /// The size for which it was drawn and laid out.
  var drawnSize: Size?
  var needsDisplay = false
  var needsLayout = false

  // MARK: Animations

  var transition: RunningTransition?
}

/// How time passes for a layer and what is in it, beside the time around it.
struct LayerTime {
  /// How many seconds pass in a second around it; 0 stops it.
  var speed = 1.0
  /// In seconds: how far it is ahead.
  var timeOffset = 0.0
  /// In seconds of the time around it: when its time began.
  var beginTime = 0.0

  var isUsual: Bool { speed == 1 && timeOffset == 0 && beginTime == 0 }

  func local(_ outer: Double) -> Double { (outer - beginTime) * speed + timeOffset }

  /// The time around it; nil while it stands still.
  func outer(_ local: Double) -> Double? { speed == 0 ? nil : (local - timeOffset) / speed + beginTime }
}
