import SceneDrawing
import SceneValues

/// An animatable property that all layers have, with the functions that read, set, and present its value.
struct LayerProperty: Sendable {
  let value: @Sendable (Layer) -> AnimatedValue?
  let set: @Sendable (Layer, AnimatedValue) -> Void
  /// The function that applies an animated value to the presented values, or nil if other code applies the value.
  let show: (@Sendable (inout PresentedValues, AnimatedValue) -> Void)?

  private init<Value: AnimatableValue & SendableMetatype>(
    _ get: @escaping @Sendable (Layer) -> Value, _ set: @escaping @Sendable (Layer, Value) -> Void,
    show: (@Sendable (inout PresentedValues, Value) -> Void)? = nil
  ) {
    value = { get($0).animatedValue }
    self.set = { layer, value in if let value = Value(animated: value) { set(layer, value) } }
    if let show {
      self.show = { values, value in if let value = Value(animated: value) { show(&values, value) } }
    } else {
      self.show = nil
    }
  }

  private init(
    value: @escaping @Sendable (Layer) -> AnimatedValue?,
    set: @escaping @Sendable (Layer, AnimatedValue) -> Void,
    show: (@Sendable (inout PresentedValues, AnimatedValue) -> Void)? = nil
  ) {
    (self.value, self.set, self.show) = (value, set, show)
  }

  static let all: [String: LayerProperty] = [
    "position": LayerProperty({ $0.position }, { $0.position = $1 }, show: { $0.position = $1 }),
    "bounds": LayerProperty({ $0.bounds }, { $0.bounds = $1 }, show: { $0.look.bounds = $1 }),
    "anchorPoint": LayerProperty({ $0.anchorPoint }, { $0.anchorPoint = $1 }, show: { $0.anchorPoint = $1 }),
    "zPosition": LayerProperty({ $0.zPosition }, { $0.zPosition = $1 }),
    "transform": LayerProperty({ $0.transform }, { $0.transform = $1 }, show: { $0.transform = $1 }),
    "sublayerTransform": LayerProperty({ $0.sublayerTransform }, { $0.sublayerTransform = $1 }),
    // A spring may overshoot the valid range.
    "opacity": LayerProperty(
      { $0.opacity }, { $0.opacity = $1 }, show: { $0.opacity = $1.bounded(to: .fractions, from: 1) }),
    "backgroundColor": LayerProperty(
      { $0.backgroundColor }, { $0.backgroundColor = $1 }, show: { $0.look.backgroundColor = $1 }),
    "cornerRadius": LayerProperty(
      { $0.cornerRadius }, { $0.cornerRadius = $1 }, show: { $0.look.cornerRadius = max($1, 0) }),
    "borderWidth": LayerProperty(
      { $0.borderWidth }, { $0.borderWidth = $1 }, show: { $0.look.borderWidth = max($1, 0) }),
    "borderColor": LayerProperty(
      { $0.borderColor }, { $0.borderColor = $1 }, show: { $0.look.borderColor = $1 }),
    "shadowColor": LayerProperty(
      { $0.shadowColor }, { $0.shadowColor = $1 }, show: { $0.look.shadowColor = $1 }),
    "shadowOpacity": LayerProperty(
      { $0.shadowOpacity }, { $0.shadowOpacity = $1 },
      show: { $0.look.shadowOpacity = $1.bounded(to: .fractions, from: 0) }),
    "shadowOffset": LayerProperty(
      { $0.shadowOffset }, { $0.shadowOffset = $1 }, show: { $0.look.shadowOffset = $1 }),
    "shadowRadius": LayerProperty(
      { $0.shadowRadius }, { $0.shadowRadius = $1 }, show: { $0.look.shadowRadius = max($1, 0) }),
    "shadowPath": LayerProperty(
      value: { $0.shadowPath.map { .path($0) } },
      set: { layer, value in if case .path(let path) = value { layer.shadowPath = path } },
      show: { values, value in if case .path(let path) = value { values.look.shadowPath = path } }),
    "contentsRect": LayerProperty({ $0.contentsRect }, { $0.contentsRect = $1 }),
    "contentsCenter": LayerProperty({ $0.contentsCenter }, { $0.contentsCenter = $1 }),
    "tintColor": LayerProperty(
      { $0.view?.tintColor }, { layer, color in layer.view?.ownTintColor = color }),
  ]
}
