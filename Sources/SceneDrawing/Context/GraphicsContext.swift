import SceneValues

/// What a view draws into: it records a display list, under a state that can be saved and restored.
///
/// ```swift
/// let context = GraphicsContext()
/// context.setFillColor(.tint)
/// context.withState {
///   context.rotate(by: .pi / 12)
///   context.fill(Rect(x: 0, y: 0, width: 40, height: 20))
/// }
/// let drawn = context.displayList
/// ```
///
/// A context starts with black for both colors, solid lines of 1 point, opaque, unclipped and untransformed.
public final class GraphicsContext {
  /// What has been drawn so far.
  ///
  /// Within a transparency layer, what has been drawn in it.
  public private(set) var displayList = DisplayList()
  /// What text is measured with.
  public let metrics: any TextMetrics
  /// How many calls of `restoreState()` had no `saveState()` before them.
  public private(set) var unbalancedRestores = 0

  private let resolve: (Color) -> RGBA
  /// Gives the image that has a name; nil where nobody knows it.
  let image: (String) -> ImageContent?
  private var state = State()
  private var saved: [State] = []
  /// How many saved states are out of reach: those from before the innermost `withState`.
  private var floor = 0
  /// The transparency layers that are open, from the outermost.
  private var layers: [OpenLayer] = []

  /// What is put aside while a transparency layer is drawn.
  private struct OpenLayer {
    /// What was drawn before.
    var below: DisplayList
    var opacity: Double
    var blendMode: BlendMode
    var shadow: Shadow?
    /// How many states were saved when it began, and how many of these are out of reach in it.
    var saved: Int
    var floor: Int
  }

  struct State {
    var fillColor = RGBA(packed: 0x0000_00FF)
    var strokeColor = RGBA(packed: 0x0000_00FF)
    var stroke = StrokeStyle()
    var alpha = 1.0
    var transform = AffineTransform.identity
    var clip: Int?
    /// The effects and the quality of what is drawn: few states have any.
    var extras: Boxed<Extras>?
  }

  /// The parts of the state that few change.
  struct Extras: Hashable, Sendable {
    var blendMode = BlendMode.normal
    var shadow: Shadow?
    var interpolation = InterpolationQuality.default
  }

  /// - Parameters:
  ///   - metrics: what text is measured with.
  ///   - resolve: decides a color for the view that draws: its tint, light or dark, the asset catalog.
  ///   - image: gives the image that has a name; nil where nobody knows it.
  public init(
    metrics: any TextMetrics = BuiltInTextMetrics(),
    resolve: @escaping (Color) -> RGBA = { $0.resolved() },
    image: @escaping (String) -> ImageContent? = { _ in nil }
  ) {
    self.metrics = metrics
    self.image = image
    self.resolve = resolve
  }

  /// The components of a color for the view that draws.
  public func resolved(_ color: Color) -> RGBA { resolve(color) }

  // MARK: State

  /// Puts the present state aside, for `restoreState()`.
  public func saveState() { saved.append(state) }

  /// Goes back to the state last saved; without one, does nothing but count.
  public func restoreState() {
    guard saved.count > floor else {
      unbalancedRestores += 1
      return
    }
    state = saved.removeLast()
  }

  /// Draws, and goes back to the state from before, however often the body saved and restored.
  public func withState<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    saveState()
    let outer = floor
    // A layer that the body begins and does not end raises the floor.
    let depth = saved.count
    floor = depth
    defer {
      endLayers(downTo: depth)
      saved.removeSubrange(depth...)
      floor = outer
      state = saved.removeLast()
    }
    return try body()
  }

  /// Restores what is still saved, and ends the transparency layers that are open: called by the owner after a view
  /// has drawn.
  ///
  /// - Returns: how many states were left over, with those of layers.
  @discardableResult
  public func balance() -> Int {
    let left = saved.count - (layers.first?.floor ?? floor)
    endLayers(downTo: 0)
    while saved.count > floor { restoreState() }
    return left
  }

  // MARK: Transparency layers

  /// Draws all that follows, up to `endTransparencyLayer()`, as one: first together, then with the opacity, the blend
  /// mode and the shadow that are in force now.
  ///
  /// In the layer, things are opaque, mixed normally and without a shadow at first. Layers may lie in layers.
  public func beginTransparencyLayer() {
    layers.append(
      OpenLayer(
        below: displayList, opacity: state.alpha, blendMode: blendMode, shadow: shadow,
        saved: saved.count + 1,
        floor: floor))
    saveState()
    floor = saved.count
    displayList = DisplayList()
    state.alpha = 1
    state.clip = nil
    blendMode = .normal
    shadow = nil
  }

  /// Ends the layer begun last, and goes back to the state from before it; without one, does nothing but count.
  ///
  /// States that were saved in the layer and not restored are restored.
  public func endTransparencyLayer() {
    // A layer from before the innermost `withState` is out of reach.
    guard let layer = layers.last, layer.saved == floor else {
      unbalancedRestores += 1
      return
    }
    layers.removeLast()
    let drawn = displayList
    saved.removeSubrange(layer.saved...)
    state = saved.removeLast()
    floor = layer.floor
    displayList = layer.below
    guard !drawn.isEmpty, layer.opacity > 0 else { return }
    let group = DisplayGroup(
      drawn, opacity: layer.opacity, blendMode: layer.blendMode, shadow: layer.shadow)
    displayList.commands.append(.init(.group(group), clip: state.clip))
  }

  /// Draws what a closure draws as one, with the opacity, the blend mode and the shadow that are in force.
  ///
  /// ```swift
  /// context.alpha = 0.5
  /// context.withTransparencyLayer {
  ///   context.fill(Rect(x: 0, y: 0, width: 20, height: 20))
  ///   context.fill(Rect(x: 10, y: 10, width: 20, height: 20))  // where both overlap is no darker
  /// }
  /// ```
  public func withTransparencyLayer<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    beginTransparencyLayer()
    let depth = layers.count
    defer {
      while layers.count >= depth { endTransparencyLayer() }
    }
    return try body()
  }

  /// Ends the layers that began with at least so many saved states.
  private func endLayers(downTo count: Int) {
    while let layer = layers.last, layer.saved > count {
      floor = layer.saved
      endTransparencyLayer()
    }
  }

  /// The color of areas, and of text that has no color of its own; black at first.
  public var fillColor: RGBA {
    get { state.fillColor }
    set { state.fillColor = newValue }
  }

  /// The color of lines; black at first.
  public var strokeColor: RGBA {
    get { state.strokeColor }
    set { state.strokeColor = newValue }
  }

  /// Width, cap, join, mitre limit and dash of lines.
  public var strokeStyle: StrokeStyle {
    get { state.stroke }
    set { state.stroke = newValue }
  }

  /// How opaque all that follows is, from 0 to 1; it multiplies with the colors' own alpha.
  public var alpha: Double {
    get { state.alpha }
    set { state.alpha = newValue.isFinite ? min(max(newValue, 0), 1) : 0 }
  }

  /// How all that follows is mixed with what lies behind it; `normal` at first.
  public var blendMode: BlendMode {
    get { extras.blendMode }
    set { extras.blendMode = newValue }
  }

  /// What all that follows throws, each thing for itself: areas, lines, text and images; nil, at first, for none.
  public var shadow: Shadow? {
    get { extras.shadow }
    set { extras.shadow = newValue }
  }

  /// How pixels between those of images are found; `default` at first.
  public var interpolationQuality: InterpolationQuality {
    get { extras.interpolation }
    set { extras.interpolation = newValue }
  }

  private var extras: Extras {
    get { state.extras?.value ?? Extras() }
    set { state.extras = newValue == Extras() ? nil : Boxed(newValue) }
  }

  /// From the coordinates of what is drawn to the ones of the view.
  public var transform: AffineTransform {
    get { state.transform }
    set { state.transform = newValue }
  }

  // MARK: Clipping

  /// Draws only inside the path, and inside what was clipped to before, until the state is restored.
  public func clip(to path: Path, rule: FillRule = .nonZero) {
    clip(to: DisplayList.Clip(path: path.applying(state.transform), rule: rule, parent: state.clip))
  }

  /// Draws only where a drawing lets through, until the state is restored: where it is opaque, or where it is light.
  ///
  /// - Parameters:
  ///   - content: what lets through, in the coordinates that are in force.
  ///   - kind: what of it counts.
  public func clip(toMask content: DisplayList, kind: DrawingMask.Kind = .alpha) {
    let mask = DrawingMask(content, transform: state.transform, kind: kind)
    clip(to: DisplayList.Clip(mask: mask, parent: state.clip))
  }

  private func clip(to clip: DisplayList.Clip) {
    if let last = displayList.clips.lastIndex(of: clip) {
      state.clip = last
    } else {
      state.clip = displayList.clips.count
      displayList.clips.append(clip)
    }
  }

  /// Keeps all that is drawn afterwards inside a rectangle, and inside the clip that is in force.
  public func clip(to rect: Rect) { clip(to: Path(rect)) }

  // MARK: Recording

  /// Adds a command under the present transform, clip, blend mode and shadow.
  func record(_ content: DisplayList.Content) {
    guard let extras = state.extras?.value, extras.blendMode != .normal || extras.shadow != nil else {
      return displayList.commands.append(.init(content, transform: state.transform, clip: state.clip))
    }
    let one = DisplayList(commands: [.init(content, transform: state.transform)])
    let group = DisplayGroup(one, blendMode: extras.blendMode, shadow: extras.shadow)
    displayList.commands.append(.init(.group(group), clip: state.clip))
  }

  /// A rectangle that holds all that the clips in force leave, in the present coordinates; nil without a clip, and
  /// where the transform squeezes all flat.
  var clipBounds: Rect? {
    var (next, bounds) = (state.clip, Rect?.none)
    while let index = next {
      let clip = displayList.clips[index]
      let own = clip.mask.map { $0.bounds ?? .zero } ?? clip.path.bounds
      bounds = bounds.map { $0.intersection(own) ?? .zero } ?? own
      next = clip.parent
    }
    guard let bounds, let inverse = state.transform.inverted() else { return nil }
    return inverse.apply(to: bounds)
  }

  /// The color as opaque as the state lets it be; nil where nothing would be seen.
  func visible(_ color: RGBA) -> RGBA? {
    let color = state.alpha == 1 ? color : color.withAlpha(color.alpha * state.alpha)
    return color.alpha > 0 ? color : nil
  }
}
