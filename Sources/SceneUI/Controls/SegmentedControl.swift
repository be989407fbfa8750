import SceneDrawing
import SceneRuntime
import SceneServices
import SceneValues

/// A control that consists of adjacent segments from which the user chooses one.
open class SegmentedControl: Control, FocusedKeyTarget {
  /// The value of `selectedSegmentIndex` when no segment is selected.
  public static let noSegment = -1

  private var segments: [Segment] = []
  private var storedIndex = SegmentedControl.noSegment
  /// The selected index from the scene. It is stored here because the index is decoded before the segments.
  private var wantedIndex: Int?
  /// Whether the selection is cleared after each touch. The default is false.
  public var isMomentary = false
  /// Whether segments with longer titles are wider. The default is false: all segments have the same width.
  public var apportionsSegmentWidthsByContent = false {
    didSet { if apportionsSegmentWidthsByContent != oldValue { segmentsDidChange() } }
  }
  private var knownEdges: (width: Double, edges: [Double])?
  private var touched: Int?
  private var titleColors = StyleValues<Control.State, Color>()
  private var dividerImages = StyleValues<SegmentDivider, ImageName>()

  override public init(frame: Rect = .zero) { super.init(frame: frame) }

  /// Creates a segmented control with the given titles. The control has its natural size.
  public convenience init(items titles: [String]) {
    self.init(frame: .zero)
    for title in titles { insertSegment(withTitle: title, at: numberOfSegments) }
    sizeToFit()
  }

  /// Creates a segmented control from its element in a scene.
  public required init(coder: Coder) throws { try super.init(coder: coder) }

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(
      SegmentedControl.self, element: "segmentedControl", "A control for choosing one of several segments."
    ) {
      $0.property(
        "selectedSegmentIndex", default: -1, in: -1...2_147_483_647,
        "The index of the selected segment, from 0; -1 for none.",
        get: \.selectedSegmentIndex,
        set: { $0.selectedSegmentIndex = $1 })
      $0.property("momentary", default: false, get: \.isMomentary, set: { $0.isMomentary = $1 })
      $0.property(
        "apportionsSegmentWidthsByContent", default: false, "Whether segments with longer titles are wider.",
        get: \.apportionsSegmentWidthsByContent, set: { $0.apportionsSegmentWidthsByContent = $1 })
      $0.property(
        "titleColor", "The text color in the normal state. Default: the text color.",
        appearance: \.titleColors,
        set: { $0.setTitleColor($1, for: $2) })
      $0.property(
        "dividerImage", "The image between segments in the normal state.",
        appearance: \.dividerImages, set: { $0.setDividerImage($1, for: $2) })
      $0.slot("segments", "The items, in reading order.") { (control, segment: Segment) in
        control.append(segment)
      }
      $0.events([Control.Events.valueChangedName, Control.Events.primaryName] + Control.Events.touchNames)
      $0.sizedByFrame(false)
    }
  }

  /// The number of segments.
  public var numberOfSegments: Int { segments.count }

  /// The zero-based index of the selected segment, or `noSegment`. Setting an out-of-range index clears the
  /// selection. Setting this property does not send an event.
  public var selectedSegmentIndex: Int {
    get { storedIndex }
    set {
      wantedIndex = newValue
      storedIndex = segments.indices.contains(newValue) ? newValue : Self.noSegment
      setNeedsDisplay()
    }
  }

  func append(_ segment: Segment) {
    segments.append(segment)
    segment.control = self
    if let wantedIndex { selectedSegmentIndex = wantedIndex }
    segmentsDidChange()
  }

  func segmentsDidChange() {
    knownEdges = nil
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  /// Inserts a segment. An out-of-range index is clamped. `animated` has no effect.
  public func insertSegment(withTitle title: String?, at index: Int, animated: Bool = false) {
    let segment = Segment()
    segment.title = title ?? ""
    let index = min(max(index, 0), segments.count)
    segments.insert(segment, at: index)
    wantedIndex = nil
    if storedIndex >= index { storedIndex += 1 }
    segmentsDidChange()
  }

  /// Removes all segments.
  public func removeAllSegments() {
    for index in segments.indices.reversed() { removeSegment(at: index) }
  }

  /// Removes a segment, and clears the selection if the segment is selected. `animated` has no effect.
  public func removeSegment(at index: Int, animated: Bool = false) {
    guard segments.indices.contains(index) else { return }
    segments.remove(at: index)
    wantedIndex = nil
    if storedIndex == index { storedIndex = Self.noSegment }
    if storedIndex > index { storedIndex -= 1 }
    segmentsDidChange()
  }

  /// Returns the title of a segment, or nil if the index is out of range.
  public func titleForSegment(at index: Int) -> String? {
    segments.indices.contains(index) ? segments[index].title : nil
  }

  /// Sets the title of a segment. An out-of-range index is ignored.
  public func setTitle(_ title: String, forSegmentAt index: Int) {
    if segments.indices.contains(index) { segments[index].title = title }
  }

  /// Returns whether a tap selects a segment. The result is false if the index is out of range.
  public func isEnabledForSegment(at index: Int) -> Bool {
    segments.indices.contains(index) && segments[index].isEnabled
  }

  /// Sets whether a tap selects a segment. An out-of-range index is ignored.
  public func setEnabled(_ isEnabled: Bool, forSegmentAt index: Int) {
    guard segments.indices.contains(index) else { return }
    segments[index].isEnabled = isEnabled
    setNeedsDisplay()
  }

  /// Returns the frame of a segment in the control's coordinates.
  public func frameForSegment(at index: Int) -> Rect {
    if apportionsSegmentWidthsByContent, segments.indices.contains(index) {
      let edges = edges
      return turned(
        Rect(
          x: bounds.minX + edges[index], y: bounds.minY, width: edges[index + 1] - edges[index],
          height: bounds.height))
    }
    let width = segments.isEmpty ? 0 : bounds.width / Double(segments.count)
    return turned(
      Rect(x: bounds.minX + width * Double(index), y: bounds.minY, width: width, height: bounds.height))
  }

  private var edges: [Double] {
    if let knownEdges, knownEdges.width == bounds.width { return knownEdges.edges }
    let widths = segments.map(contentWidth)
    let total = widths.reduce(0, +)
    var edges = [0.0]
    for width in widths { edges.append(edges[edges.count - 1] + bounds.width * width / total) }
    knownEdges = (bounds.width, edges)
    return edges
  }

  private func contentWidth(of segment: Segment) -> Double {
    textMetrics.width(of: segment.title, font: Self.measuredFont).rounded(.up) + Self.padding
  }

  // MARK: Appearance

  /// Returns the title color of segments in a state. States without a color use the color for the normal state.
  public func titleColor(for state: Control.State) -> Color? { titleColors[state] }

  /// Sets the title color for a single state. Pass nil to use the color for the normal state.
  public func setTitleColor(_ color: Color?, for state: Control.State) {
    titleColors[exactly: state] = color
    setNeedsDisplay()
  }

  /// Returns the image between two segments in the given states. If no image is set, returns that of the normal state.
  public func dividerImage(for divider: SegmentDivider) -> ImageName? { dividerImages[divider] }

  /// Sets the image between segments in exactly the given states. Pass nil to use the image for the normal state.
  public func setDividerImage(_ image: ImageName?, for divider: SegmentDivider) {
    dividerImages[exactly: divider] = image
    setNeedsDisplay()
  }

  package override var shownTexts: [String] {
    (0..<numberOfSegments).compactMap { titleForSegment(at: $0) }.filter { !$0.isEmpty }
  }

  override var accessibilityFacts: AccessibilityFacts? {
    var facts = controlFacts(.segmentedControl)
    facts.traits.remove(.selected)
    facts.parts = segments.enumerated().map { index, segment in
      AccessibilityPart(
        role: .segment, label: segment.title, frame: frameForSegment(at: index),
        isSelected: index == storedIndex, isEnabled: segment.isEnabled)
    }
    return facts
  }

  private func state(ofSegmentAt index: Int) -> Control.State {
    var state = Control.State.normal
    if index == storedIndex { state.insert(.selected) }
    if isHighlighted, index == touched { state.insert(.highlighted) }
    if !isEnabled || !segments[index].isEnabled { state.insert(.disabled) }
    return state
  }

  private func segment(under touch: Touch) -> Int? {
    let point = touch.location(in: self)
    return segments.indices.first { frameForSegment(at: $0).contains(point) && segments[$0].isEnabled }
  }

  override open func beginTracking(_ touch: Touch, with event: Event) -> Bool {
    touched = segment(under: touch)
    return touched != nil
  }

  override open func cancelTracking(with event: Event?) { touched = nil }

  override open func endTracking(_ touch: Touch, with event: Event) {
    let index = touched
    touched = nil
    guard let index, segment(under: touch) == index else { return }
    guard isMomentary || index != storedIndex else { return }
    select(index, with: event)
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  private func select(_ index: Int, with event: Event?) {
    selectedSegmentIndex = index
    sendActions(for: .valueChanged, with: event)
    sendActions(for: .primaryActionTriggered, with: event)
  }

  func takeFocusedKey(_ key: Key) -> Bool {
    guard !isMomentary, key == .left || key == .right else { return false }
    let step = (key == .right) == readsFromRightToLeft ? -1 : 1
    var wanted = storedIndex + step
    while segments.indices.contains(wanted), !segments[wanted].isEnabled { wanted += step }
    if segments.indices.contains(wanted) { select(wanted, with: nil) }
    return true
  }

  override open func draw(_ rect: Rect, in graphics: GraphicsContext) {
    graphics.setFillColor(.systemFill)
    graphics.fill(Path(roundedRect: bounds, cornerRadius: 8))
    for (index, segment) in segments.enumerated() {
      let frame = frameForSegment(at: index)
      let isSelected = index == storedIndex
      if isSelected {
        let plate = frame.insetBy(dx: 2, dy: 2)
        graphics.setFillColor(RGBA(red: 0, green: 0, blue: 0, alpha: 0.1))
        graphics.fill(Path(roundedRect: plate.offsetBy(dx: 0, dy: 1), cornerRadius: 6.5))
        graphics.setFillColor(contextIfAny?.style == .dark ? Color(.systemGray2) : .white)
        graphics.fill(Path(roundedRect: plate, cornerRadius: 6.5))
      }
      let state = state(ofSegmentAt: index)
      // A color that is set for exactly this state is not dimmed.
      let isDimmed =
        !state.isDisjoint(with: [.disabled, .highlighted]) && titleColors[exactly: state] == nil
      graphics.setFillColor(resolve(titleColors[state] ?? .label).dimmed(by: isDimmed ? 0.35 : 1))
      let layout = TextLayout(
        segment.title, font: isSelected ? .bold(13) : .system(13), width: frame.width - 8, maximumLines: 1,
        lineBreak: .tailTruncation, alignment: .center, metrics: graphics.metrics)
      graphics.drawText(
        layout, at: Point(x: frame.minX + 4, y: frame.minY + (frame.height - layout.size.height) / 2))
    }
    drawDividers(in: graphics)
  }

  private func drawDividers(in graphics: GraphicsContext) {
    for index in segments.indices.dropFirst() {
      let (before, after) = (state(ofSegmentAt: index - 1), state(ofSegmentAt: index))
      let divider =
        readsFromRightToLeft
        ? SegmentDivider(left: after, right: before) : SegmentDivider(left: before, right: after)
      guard let image = dividerImage(for: divider) else { continue }
      let width = size(of: image)?.width ?? 1
      let edge = turned(frameForSegment(at: index)).minX
      graphics.drawImage(
        named: image.name,
        in: turned(Rect(x: edge - width / 2, y: bounds.minY, width: width, height: bounds.height)))
    }
  }

  /// The total horizontal padding on both sides of a title, in points.
  private static let padding = 18.0
  private static let measuredFont = Font.family(".SFUI-Medium", 13)

  override open func sizeThatFits(_ size: Size) -> Size {
    let widths = segments.map(contentWidth)
    let width =
      apportionsSegmentWidthsByContent
      ? widths.reduce(0, +) : (widths.max() ?? 0) * Double(widths.count)
    return Size(
      width: width + Double(max(0, segments.count - 1)),
      height: contextIfAny?.systemMetrics.segmentedHeight ?? 32)
  }

  /// The insets of the alignment rectangle, which excludes one point at the bottom.
  override open var alignmentRectInsets: EdgeInsets { EdgeInsets(bottom: 1) }

  override open var intrinsicContentSize: (width: Double?, height: Double?) {
    let size = sizeThatFits(.zero)
    return (size.width, size.height - 1)
  }
}

extension AppearanceKeys where Object: SegmentedControl {
  /// The title color for each state of a segment.
  public var titleColor: VariantAppearanceKey<Control.State, Color> { VariantAppearanceKey() }
  /// The divider image for each combination of the adjacent segments' states.
  public var dividerImage: VariantAppearanceKey<SegmentDivider, ImageName> { VariantAppearanceKey() }
}

extension AppearanceProxy where Object: SegmentedControl {
  /// Returns the title color that an appearance rule sets for a state, or nil if there is no such rule.
  public func titleColor(for state: Control.State) -> Color? { self[\.titleColor, for: state] }
  /// Sets an appearance rule for the title color in a state. Pass nil to remove the rule.
  public func setTitleColor(_ color: Color?, for state: Control.State) {
    self[\.titleColor, for: state] = color
  }

  /// Returns the divider image that an appearance rule sets, or nil if there is no such rule.
  public func dividerImage(for divider: SegmentDivider) -> ImageName? { self[\.dividerImage, for: divider] }
  /// Sets an appearance rule for the divider image. Pass nil to remove the rule.
  public func setDividerImage(_ image: ImageName?, for divider: SegmentDivider) {
    self[\.dividerImage, for: divider] = image
  }
}
