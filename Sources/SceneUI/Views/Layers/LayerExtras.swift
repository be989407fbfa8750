import SceneDrawing
import SceneValues

/// The rarely used properties of a layer. The object is created when one of them is first set.
final class LayerExtras {
  var name: String?
  var anchorPoint = Point(x: 0.5, y: 0.5)
  var zPosition = 0.0
  /// A transform that is not affine. If set, it takes precedence over the affine transform.
  var transform: Transform3D?
  var sublayerTransform = Transform3D.identity
  var mask: Layer?
  var shadowPath: Path?
  var blendMode = BlendMode.normal
  var time = LayerTime()

  var isPresentation = false
  weak var model: Layer?

  weak var superlayer: Layer?
  var sublayers: [Layer] = []
  /// The subview of the enclosing view that is directly behind the layer, or nil if the layer is at the back.
  weak var subviewBehind: View?

  var contents: LayerContents?
  var contentsGravity = ContentMode.scaleToFill
  var contentsRect = Rect(x: 0, y: 0, width: 1, height: 1)
  var contentsCenter = Rect(x: 0, y: 0, width: 1, height: 1)
  weak var delegate: (any LayerDelegate)?
  var drawn = DisplayList()
  var drawnSize: Size?
  var needsDisplay = false
  var needsLayout = false

  var transition: RunningTransition?
  var curl: PageCurl?
}

/// The mapping from the superlayer's time to the layer's local time.
struct LayerTime {
  var speed = 1.0
  var timeOffset = 0.0
  var beginTime = 0.0

  var isUsual: Bool { speed == 1 && timeOffset == 0 && beginTime == 0 }

  func local(_ outer: Double) -> Double { (outer - beginTime) * speed + timeOffset }

  /// Converts a local time to the superlayer's time. Returns nil while the time is stopped.
  func outer(_ local: Double) -> Double? { speed == 0 ? nil : (local - timeOffset) / speed + beginTime }
}
