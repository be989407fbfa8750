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
/// A context starts with black for both colours, solid lines of 1 point, opaque, unclipped and untransformed.
public final class GraphicsContext {
  /// What has been drawn so far.
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

  struct State {
    var fillColor = RGBA(packed: 0x0000_00FF)
    var strokeColor = RGBA(packed: 0x0000_00FF)
    var stroke = StrokeStyle()
    var alpha = 1.0
    var transform = AffineTransform.identity
    var clip: Int?
  }

  /// - Parameters:
  ///   - metrics: what text is measured with.
  ///   - resolve: decides a colour for the view that draws: its tint, light or dark, the asset catalogue.
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

  /// The components of a colour for the view that draws.
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
    floor = saved.count
    defer {
      saved.removeSubrange(floor...)
      floor = outer
      state = saved.removeLast()
    }
    return try body()
  }

  /// Restores what is still saved: called by the owner after a view has drawn.
  ///
  /// - Returns: how many states were left over.
  @discardableResult
  public func balance() -> Int {
    let left = saved.count - floor
    while saved.count > floor { restoreState() }
    return left
  }

  /// The colour of areas, and of text that has no colour of its own; black at first.
  public var fillColor: RGBA {
    get { state.fillColor }
    set { state.fillColor = newValue }
  }

  /// The colour of lines; black at first.
  public var strokeColor: RGBA {
    get { state.strokeColor }
    set { state.strokeColor = newValue }
  }

  /// Width, cap, join, mitre limit and dash of lines.
  public var strokeStyle: StrokeStyle {
    get { state.stroke }
    set { state.stroke = newValue }
  }

  /// How opaque all that follows is, from 0 to 1; it multiplies with the colours' own alpha.
  public var alpha: Double {
    get { state.alpha }
    set { state.alpha = newValue.isFinite ? min(max(newValue, 0), 1) : 0 }
  }

  /// From the coordinates of what is drawn to the ones of the view.
  public var transform: AffineTransform {
    get { state.transform }
    set { state.transform = newValue }
  }

  // MARK: Clipping

  /// Draws only inside the path, and inside what was clipped to before, until the state is restored.
  public func clip(to path: Path, rule: FillRule = .nonZero) {
    let clip = DisplayList.Clip(path: path.applying(state.transform), rule: rule, parent: state.clip)
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

  /// Adds a command under the present transform and clip.
  func record(_ content: DisplayList.Content) {
    displayList.commands.append(.init(content, transform: state.transform, clip: state.clip))
  }

  /// The colour as opaque as the state lets it be; nil where nothing would be seen.
  func visible(_ color: RGBA) -> RGBA? {
    let color = state.alpha == 1 ? color : color.withAlpha(color.alpha * state.alpha)
    return color.alpha > 0 ? color : nil
  }
}
