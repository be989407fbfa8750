import SceneValues

/// A context that records drawing commands in a display list. The context's state can be saved and restored.
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
/// Initially, the fill and stroke colors are black, and lines are solid and 1 point wide. The opacity is 1, there is no
/// clip, and the transform is the identity.
public final class GraphicsContext {
  /// The recorded commands. Inside a transparency layer, these are the layer's commands.
  public private(set) var displayList = DisplayList()
  /// The metrics for measuring text.
  public let metrics: any TextMetrics
  /// The number of calls to `restoreState()` that had no matching call to `saveState()`.
  public private(set) var unbalancedRestores = 0

  private let resolve: (Color) -> RGBA
  let image: (String) -> ImageContent?
  var currentPath = CurrentPath()
  private var state = State()
  private var saved: [State] = []
  /// The number of saved states that cannot be restored because they were saved before the innermost `withState`.
  private var floor = 0
  private var layers: [OpenLayer] = []

  private struct OpenLayer {
    var below: DisplayList
    var opacity: Double
    var blendMode: BlendMode
    var shadow: Shadow?
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
    /// The effects and the interpolation quality. They are boxed because few states change them.
    var extras: Boxed<Extras>?
  }

  struct Extras: Hashable, Sendable {
    var blendMode = BlendMode.normal
    var shadow: Shadow?
    var interpolation = InterpolationQuality.default
  }

  /// Creates a context.
  ///
  /// - Parameters:
  ///   - metrics: The metrics for measuring text.
  ///   - resolve: A closure that resolves colors with the tint color, appearance, and asset catalog of the drawn view.
  ///   - image: A closure that returns the image with the given name, or nil if there is none.
  public init(
    metrics: any TextMetrics = BuiltInTextMetrics(),
    resolve: @escaping (Color) -> RGBA = { $0.resolved() },
    image: @escaping (String) -> ImageContent? = { _ in nil }
  ) {
    self.metrics = metrics
    self.image = image
    self.resolve = resolve
  }

  /// Returns a color's components for the view whose content is drawn.
  public func resolved(_ color: Color) -> RGBA { resolve(color) }

  // MARK: State

  /// Saves the current state so that `restoreState()` can restore it.
  public func saveState() { saved.append(state) }

  /// Restores the most recently saved state. If there is no saved state, increments `unbalancedRestores`.
  public func restoreState() {
    guard saved.count > floor else {
      unbalancedRestores += 1
      return
    }
    state = saved.removeLast()
  }

  /// Calls a closure and restores the current state, even if `saveState()` and `restoreState()` calls are unbalanced.
  public func withState<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    saveState()
    let outer = floor
    // A layer that the closure begins but does not end raises the floor.
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

  /// Restores the remaining saved states and ends open transparency layers.
  ///
  /// - Returns: The number of states that had not been restored, including those of layers.
  @discardableResult
  public func balance() -> Int {
    let left = saved.count - (layers.first?.floor ?? floor)
    endLayers(downTo: 0)
    while saved.count > floor { restoreState() }
    return left
  }

  // MARK: Transparency layers

  /// Begins a transparency layer, which is drawn as a group with the current opacity, blend mode, and shadow.
  ///
  /// Inside the layer, the initial state has full opacity, the normal blend mode, and no shadow.
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

  /// Ends the current transparency layer, if any, and restores the state that was saved when the layer began.
  public func endTransparencyLayer() {
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

  /// Draws the commands from a closure as a group with the current opacity, blend mode, and shadow.
  ///
  /// ```swift
  /// context.alpha = 0.5
  /// context.withTransparencyLayer {
  ///   context.fill(Rect(x: 0, y: 0, width: 20, height: 20))
  ///   context.fill(Rect(x: 10, y: 10, width: 20, height: 20))  // the overlap is not darker
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

  private func endLayers(downTo count: Int) {
    while let layer = layers.last, layer.saved > count {
      floor = layer.saved
      endTransparencyLayer()
    }
  }

  /// The color for filled areas and for text without a color. The default is black.
  public var fillColor: RGBA {
    get { state.fillColor }
    set { state.fillColor = newValue }
  }

  /// The color for stroked lines. The default is black.
  public var strokeColor: RGBA {
    get { state.strokeColor }
    set { state.strokeColor = newValue }
  }

  /// The width, cap, join, miter limit, and dash pattern of lines.
  public var strokeStyle: StrokeStyle {
    get { state.stroke }
    set { state.stroke = newValue }
  }

  /// The opacity of subsequent drawing, from 0 to 1. The alpha component of each color is multiplied by the opacity.
  public var alpha: Double {
    get { state.alpha }
    set { state.alpha = newValue.isFinite ? min(max(newValue, 0), 1) : 0 }
  }

  /// The blend mode of subsequent drawing. The default is `normal`.
  public var blendMode: BlendMode {
    get { extras.blendMode }
    set { extras.blendMode = newValue }
  }

  /// The shadow of each area, line, text, or image that is subsequently drawn, or nil for no shadow. The default is nil.
  public var shadow: Shadow? {
    get { extras.shadow }
    set { extras.shadow = newValue }
  }

  /// The interpolation quality of subsequently drawn images. The default is `default`.
  public var interpolationQuality: InterpolationQuality {
    get { extras.interpolation }
    set { extras.interpolation = newValue }
  }

  private var extras: Extras {
    get { state.extras?.value ?? Extras() }
    set { state.extras = newValue == Extras() ? nil : Boxed(newValue) }
  }

  /// The transform from the current coordinates to the view's coordinates.
  public var transform: AffineTransform {
    get { state.transform }
    set { state.transform = newValue }
  }

  // MARK: Clipping

  /// Intersects the clip with a path. The new clip applies until the state is restored.
  public func clip(to path: Path, rule: FillRule = .nonZero) {
    clip(to: DisplayList.Clip(path: path.applying(state.transform), rule: rule, parent: state.clip))
  }

  /// Limits drawing to the opaque or light parts of a mask. The mask applies until the state is restored.
  ///
  /// - Parameters:
  ///   - content: The mask, in the current coordinates.
  ///   - kind: The property of the mask that determines visibility.
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

  /// Intersects the clip with a rectangle. The new clip applies until the state is restored.
  public func clip(to rect: Rect) { clip(to: Path(rect)) }

  // MARK: Recording

  func record(_ content: DisplayList.Content) {
    guard let extras = state.extras?.value, extras.blendMode != .normal || extras.shadow != nil else {
      return displayList.commands.append(.init(content, transform: state.transform, clip: state.clip))
    }
    let one = DisplayList(commands: [.init(content, transform: state.transform)])
    let group = DisplayGroup(one, blendMode: extras.blendMode, shadow: extras.shadow)
    displayList.commands.append(.init(.group(group), clip: state.clip))
  }

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

  func visible(_ color: RGBA) -> RGBA? {
    let color = state.alpha == 1 ? color : color.withAlpha(color.alpha * state.alpha)
    return color.alpha > 0 ? color : nil
  }
}
