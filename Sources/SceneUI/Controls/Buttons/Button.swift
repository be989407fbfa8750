import SceneDrawing
import SceneRuntime
import SceneValues

/// A control that performs an action when the user taps it.
open class Button: Control, TextContent, AccessibilityActing {
  /// The button's kind. The default is `plain`.
  @exclusivity(unchecked) public var kind = Kind.plain {
    didSet { if kind != oldValue { contentDidChange() } }
  }
  /// The title's font. The default is the 17-point system font.
  @Stylable public var font = Font.system(17) { didSet { if font != oldValue { contentDidChange() } } }
  /// The insets from the button's edges to its content (the image and the title), in points. The default is zero.
  @Stylable @Within(.coordinates) public var contentInsets = EdgeInsets.zero {
    didSet { if contentInsets != oldValue { contentDidChange() } }
  }
  @exclusivity(unchecked) private var extras: ButtonExtras?
  private var createdExtras: ButtonExtras {
    if let extras { return extras }
    let made = ButtonExtras()
    extras = made
    return made
  }
  /// The insets that move the title within the button's content, in points. The default is zero.
  public var titleInsets: EdgeInsets {
    get { extras?.titleInsets ?? .zero }
    set {
      createdExtras.titleInsets = newValue
      setNeedsDisplay()
    }
  }
  /// The method for shortening or wrapping a title that does not fit in one line. By default, an ellipsis replaces the
  /// middle of the title. With `wordWrap` or `characterWrap`, the title has as many lines as fit. The intrinsic size is
  /// that of a single line.
  public var lineBreakMode: LineBreakMode {
    get { extras?.lineBreakMode ?? .middleTruncation }
    set { changeTitle { $0.lineBreakMode = newValue } }
  }
  /// The label for the title. Set its font, color, line break mode, number of lines, text alignment, or font shrinking to
  /// change how the button draws its title. The label is not a subview of the button.
  public var titleLabel: Label? {
    let label = extras?.titleLabel ?? ButtonTitleLabel(of: self)
    createdExtras.titleLabel = label
    label.update()
    return label
  }
  var numberOfTitleLines: Int {
    get { extras?.numberOfTitleLines ?? 1 }
    set { changeTitle { $0.numberOfTitleLines = newValue } }
  }
  var titleTextAlignment: TextAlignment {
    get { extras?.titleTextAlignment ?? .natural }
    set { changeTitle { $0.titleTextAlignment = newValue } }
  }
  var shrinksTitle: Bool {
    get { extras?.shrinksTitle ?? false }
    set { changeTitle { $0.shrinksTitle = newValue } }
  }
  var minimumTitleScale: Double {
    get { extras?.minimumTitleScale ?? 0.5 }
    set { changeTitle { $0.minimumTitleScale = newValue } }
  }
  private func changeTitle(_ change: (ButtonExtras) -> Void) {
    change(createdExtras)
    setNeedsLayout()
    setNeedsDisplay()
  }
  /// The insets that move the image within the button's content, in points. The default is zero.
  public var imageInsets: EdgeInsets {
    get { extras?.imageInsets ?? .zero }
    set {
      createdExtras.imageInsets = newValue
      setNeedsDisplay()
    }
  }
  /// The widths, in points, of the background image's edges that are not stretched. The default is zero.
  public var backgroundImageCapInsets: EdgeInsets {
    get { extras?.backgroundImageCapInsets ?? .zero }
    set {
      createdExtras.backgroundImageCapInsets = newValue
      setNeedsDisplay()
    }
  }
  /// The title shadow's offset, in points. Positive values move it right and down. The default is 1 point down.
  public var titleShadowOffset: Size {
    get { extras?.titleShadowOffset ?? Size(width: 0, height: 1) }
    set {
      createdExtras.titleShadowOffset = newValue
      setNeedsDisplay()
    }
  }
  /// Whether the image is dimmed while the button is highlighted, unless an image is set for the highlighted
  /// state. The default is true. Custom buttons never dim their images.
  public var adjustsImageWhenHighlighted = true { didSet { setNeedsDisplay() } }
  /// Whether the image is dimmed while the button is disabled, unless an image is set for the disabled state.
  /// The default is true. Custom buttons never dim their images.
  public var adjustsImageWhenDisabled = true { didSet { setNeedsDisplay() } }
  /// Whether the center of the button glows while the button is highlighted. The default is false.
  public var showsTouchWhenHighlighted = false { didSet { setNeedsDisplay() } }
  /// Whether the title's shadow moves to the opposite side while the button is highlighted, which makes the button look
  /// pressed. The default is false.
  public var reversesTitleShadowWhenHighlighted = false { didSet { setNeedsDisplay() } }
  /// A smaller line of text below the title, or an empty string for no subtitle.
  public var subtitle: String {
    get { extras?.subtitle ?? "" }
    set {
      guard newValue != subtitle else { return }
      createdExtras.subtitle = newValue
      contentDidChange()
    }
  }
  /// The side of the title on which the image appears. The default is `leading`.
  public var imagePlacement = ButtonImagePlacement.leading {
    didSet { if imagePlacement != oldValue { contentDidChange() } }
  }
  /// The distance between the image and the title, in points. The default is 0.
  public var imagePadding: Double {
    get { extras?.imagePadding ?? 0 }
    set {
      let old = imagePadding
      createdExtras.imagePadding = newValue
      if imagePadding != old { contentDidChange() }
    }
  }
  /// The distance between the title and the subtitle, in points. The default is 1.
  public var titlePadding: Double {
    get { extras?.titlePadding ?? 1 }
    set {
      let old = titlePadding
      createdExtras.titlePadding = newValue
      if titlePadding != old { contentDidChange() }
    }
  }
  /// The alignment of the title and subtitle relative to each other. By default, they follow the horizontal alignment.
  public var titleAlignment = ButtonTitleAlignment.automatic { didSet { setNeedsDisplay() } }
  /// The corner style of the background. The default is a radius of 8 points.
  public var cornerStyle = ButtonCornerStyle.fixed { didSet { setNeedsDisplay() } }
  /// The size of the button, which determines the padding inside the background. The default is `medium`.
  public var buttonSize = ButtonSize.medium { didSet { if buttonSize != oldValue { contentDidChange() } } }
  /// The background color, or nil to use the color defined by the button's kind. The default is nil.
  public var baseBackgroundColor: Color? {
    get { extras?.baseBackgroundColor }
    set {
      createdExtras.baseBackgroundColor = newValue
      setNeedsDisplay()
    }
  }
  /// The menu indicator at the button's trailing edge. By default, only pop-up buttons have an indicator.
  public var indicator = ButtonIndicator.automatic {
    didSet { if indicator != oldValue { contentDidChange() } }
  }
  /// Whether an activity indicator replaces the image. The default is false.
  public var showsActivityIndicator = false {
    didSet { if showsActivityIndicator != oldValue { activityDidChange() } }
  }
  /// The menu, which opens on a long press or, if `showsMenuAsPrimaryAction` is true, on a touch. The default is nil.
  public var menu: Menu? {
    didSet {
      if oldValue !== menu { oldValue?.owner = nil }
      menuPartsDidChange()
    }
  }
  /// Whether a touch opens the menu instead of sending `touchUpInside`. The default is false: a long press opens it.
  public var showsMenuAsPrimaryAction = false { didSet { menuPartsDidChange() } }
  /// Whether the button displays a selection that the user can change. The default is false.
  ///
  /// With a menu, the button is a pop-up button: a touch opens the menu, and the title of the selected action
  /// becomes the button's title. Without a menu, each tap toggles the button's selected state. When the user
  /// changes the selection, the button sends `valueChanged`.
  public var changesSelectionAsPrimaryAction = false { didSet { menuPartsDidChange() } }
  var menuOpener: ButtonMenu? {
    get { extras?.menuOpener }
    set { createdExtras.menuOpener = newValue }
  }
  @exclusivity(unchecked) var titles = StyleValues<Control.State, String>()
  var attributedTitles: [Control.State: AttributedText]? {
    get { extras?.attributedTitles }
    set { if newValue != nil || extras != nil { createdExtras.attributedTitles = newValue } }
  }
  var titleColors: StyleValues<Control.State, Color> {
    get { extras?.titleColors ?? StyleValues() }
    set { createdExtras.titleColors = newValue }
  }
  var titleShadowColors: StyleValues<Control.State, Color> {
    get { extras?.titleShadowColors ?? StyleValues() }
    set { createdExtras.titleShadowColors = newValue }
  }
  var images: StyleValues<Control.State, ImageName> {
    get { extras?.images ?? StyleValues() }
    set { createdExtras.images = newValue }
  }
  var backgroundImages: StyleValues<Control.State, ImageName> {
    get { extras?.backgroundImages ?? StyleValues() }
    set { createdExtras.backgroundImages = newValue }
  }

  override public init(frame: Rect = .zero) { super.init(frame: frame) }

  /// Creates a button of the given kind. Its frame is empty.
  public convenience init(type kind: Kind) {
    self.init(frame: .zero)
    self.kind = kind
  }

  /// Creates a button from its element in a scene.
  public required init(coder: Coder) throws {
    // The coder is consumed, because retaining a copy takes 2 % of the time for creating a button.
    try super.init(coder: consume coder)
    // The fragments are joined only once, after all of them have been decoded.
    if let fragments = extras?.fragments { setAttributedTitle(fragments.text, for: .normal) }
  }

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(Button.self, element: "button", "A control that performs an action on touch.") {
      $0.property("kind", default: .plain, get: \.kind, set: { $0.kind = $1 })
      $0.property("font", default: .system(17), appearance: \.$font, get: \.font, set: { $0.font = $1 })
      $0.property(
        "title", default: "", "The title in the normal state.", get: { $0.title(for: .normal) ?? "" },
        set: { $0.setTitle($1, for: .normal) })
      $0.localizable("title")
      $0.placeholders("title", initially: "Button")
      $0.property(
        "lineBreakMode", default: .middleTruncation, "How a long title is shortened or wrapped.",
        get: \.lineBreakMode, set: { $0.lineBreakMode = $1 })
      $0.property(
        "numberOfLines", default: 1, in: .counts,
        "The maximum number of lines of the title; 0 for no limit.", get: \.numberOfTitleLines,
        set: { $0.numberOfTitleLines = $1 })
      $0.property(
        "titleColor", "The title color in the normal state. Default: the tint color.",
        appearance: \.titleColors,
        set: { $0.setTitleColor($1, for: $2) })
      $0.property(
        "titleShadowColor", "The color of the title shadow in the normal state. Default: no shadow.",
        appearance: \.titleShadowColors, set: { $0.setTitleShadowColor($1, for: $2) })
      $0.property(
        "image", "The image in the normal state.", get: { $0.image(for: .normal) },
        set: { $0.setImage($1, for: .normal) })
      $0.property(
        "backgroundImage", "The background image in the normal state.", appearance: \.backgroundImages,
        set: { $0.setBackgroundImage($1, for: $2) })
      $0.property(
        "backgroundImageCapInsets", default: .zero,
        "The edges of the background image that are not stretched.", get: \.backgroundImageCapInsets,
        set: { $0.backgroundImageCapInsets = $1 })
      $0.property(
        "titleShadowOffset", default: Size(width: 0, height: 1), "The offset of the shadow in points.",
        get: \.titleShadowOffset, set: { $0.titleShadowOffset = $1 })
      $0.property(
        "contentInsets", default: .zero, "The insets of the content in points.",
        appearance: \.$contentInsets, get: \.contentInsets,
        set: { $0.contentInsets = $1 })
      $0.property(
        "titleInsets", default: .zero, "The insets of the title in points.", get: \.titleInsets,
        set: { $0.titleInsets = $1 })
      $0.property(
        "imageInsets", default: .zero, "The insets of the image in points.", get: \.imageInsets,
        set: { $0.imageInsets = $1 })
      $0.property(
        "adjustsImageWhenHighlighted", default: true,
        "Whether the image is dimmed while the button is highlighted.",
        get: \.adjustsImageWhenHighlighted, set: { $0.adjustsImageWhenHighlighted = $1 })
      $0.property(
        "adjustsImageWhenDisabled", default: true,
        "Whether the image is dimmed while the button is disabled.",
        get: \.adjustsImageWhenDisabled, set: { $0.adjustsImageWhenDisabled = $1 })
      $0.property(
        "showsTouchWhenHighlighted", default: false, "Whether the button glows while it is highlighted.",
        get: \.showsTouchWhenHighlighted, set: { $0.showsTouchWhenHighlighted = $1 })
      $0.property(
        "reversesTitleShadowWhenHighlighted", default: false,
        "Whether the title shadow changes sides while the button is highlighted.",
        get: \.reversesTitleShadowWhenHighlighted, set: { $0.reversesTitleShadowWhenHighlighted = $1 })
      $0.property(
        "subtitle", default: "", "A smaller line below the title.", get: \.subtitle,
        set: { $0.subtitle = $1 })
      $0.localizable("subtitle")
      $0.property(
        "imagePlacement", default: .leading, "The position of the image relative to the title.",
        get: \.imagePlacement, set: { $0.imagePlacement = $1 })
      $0.property(
        "imagePadding", default: 0, in: .lengths, "The space between image and title in points.",
        get: \.imagePadding, set: { $0.imagePadding = $1 })
      $0.property(
        "titlePadding", default: 1, in: .lengths, "The space between title and subtitle in points.",
        get: \.titlePadding, set: { $0.titlePadding = $1 })
      $0.property(
        "showsActivityIndicator", default: false, "Whether an activity indicator replaces the image.",
        get: \.showsActivityIndicator, set: { $0.showsActivityIndicator = $1 })
      $0.property(
        "showsMenuAsPrimaryAction", default: false,
        "Whether a touch opens the menu. Otherwise, a long press does.",
        get: \.showsMenuAsPrimaryAction, set: { $0.showsMenuAsPrimaryAction = $1 })
      $0.property(
        "changesSelectionAsPrimaryAction", default: false,
        "Whether the button shows the selected item of its menu; without a menu, whether it toggles.",
        get: \.changesSelectionAsPrimaryAction, set: { $0.changesSelectionAsPrimaryAction = $1 })
      $0.property(
        "titleAlignment", default: .automatic, "The alignment of title and subtitle.",
        get: \.titleAlignment, set: { $0.titleAlignment = $1 })
      $0.property(
        "cornerStyle", default: .fixed, "The corner style of the background.", get: \.cornerStyle,
        set: { $0.cornerStyle = $1 })
      $0.property(
        "buttonSize", default: .medium, "The size of the button.", get: \.buttonSize,
        set: { $0.buttonSize = $1 })
      $0.property(
        "baseBackgroundColor", "The background color. Default: that of the kind.",
        get: \.baseBackgroundColor, set: { $0.baseBackgroundColor = $1 })
      $0.property(
        "indicator", default: .automatic, "The indicator for a menu.", get: \.indicator,
        set: { $0.indicator = $1 })
      $0.slot("menu", single: true, "The menu.") { (button, menu: Menu) in button.menu = menu }
      $0.slot("states", "The content for other states.") { (button, state: ButtonState) in
        state.apply(to: button)
        button.createdExtras.scenesStates.append(state)
      }
      $0.slot("fragments", "The attributed title in the normal state. Replaces 'title'.") {
        (button, fragment: TextFragment) in
        button.add(fragment)
      }
      $0.accessibleText("title")
    }
  }

  package override var shownTexts: [String] { currentTitle.isEmpty ? [] : [currentTitle] }

  override var accessibilityFacts: AccessibilityFacts? {
    var facts = controlFacts(.button, label: accessibleTitle)
    facts.traits.insert(.button)
    if showsActivityIndicator { facts.value = libraryText(.inProgress) }
    if changesSelectionAsPrimaryAction, shownMenu == nil {
      facts.role = .toggleButton
      facts.traits.remove(.selected)
      facts.check = isSelected ? .on : .off
    }
    guard shownMenu != nil else { return facts }
    facts.hasMenu = true
    if opensMenuAtOnce { facts.role = .popUpButton } else { facts.actions.append(.showMenu) }
    return facts
  }

  private var accessibleTitle: String {
    let texts = [currentTitle, subtitle].filter { !$0.isEmpty }
    guard texts.isEmpty else { return texts.joined(separator: ", ") }
    return shownSymbol.map { libraryText($0.meaning) } ?? currentImage?.name ?? ""
  }

  func performOwnAction(_ action: AccessibilityAction, part: Int) -> Bool? {
    guard action == .showMenu, shownMenu != nil, !opensMenuAtOnce else { return nil }
    return menuOpener?.openAtOnce()
  }

  private func add(_ fragment: TextFragment) {
    fragment.owner = self
    let parts = createdExtras.fragments ?? LabelParts()
    parts.add(fragment)
    createdExtras.fragments = parts
  }

  func exactTitleColor(for state: Control.State) -> Color? { titleColors[exactly: state] }

  override func stateDidChange() { contentDidChange() }

  func contentDidChange() {
    if extras?.spokes != nil { setNeedsLayout() }
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  /// The current image's size in points, or zero if there is none. If the size is unknown, 20 by 20 points is assumed.
  var currentImageSize: Size {
    if showsActivityIndicator { return Size(width: 20, height: 20) }
    if let symbol = shownSymbol { return symbol.size }
    guard let image = currentImage else { return .zero }
    return size(of: image) ?? Size(width: 20, height: 20)
  }

  var shownSymbol: ButtonSymbol? { currentImage == nil ? kind.symbol : nil }

  private func activityDidChange() {
    if showsActivityIndicator, extras?.spokes == nil {
      let spokes = ActivityIndicator(frame: Rect(x: 0, y: 0, width: 20, height: 20))
      spokes.isUserInteractionEnabled = false
      spokes.startAnimating()
      addSubview(spokes)
      createdExtras.spokes = spokes
    } else if !showsActivityIndicator {
      extras?.spokes?.removeFromSuperview()
      extras?.spokes = nil
    }
    setNeedsLayout()
    contentDidChange()
  }

  override open func layoutSubviews() {
    super.layoutSubviews()
    extras?.spokes?.frame = ButtonLayout(of: self, in: contentBounds, metrics: textMetrics).imageFrame
  }

  var shownIndicator: ButtonIndicator {
    guard indicator == .automatic else { return indicator }
    return changesSelectionAsPrimaryAction && shownMenu != nil ? .popup : .none
  }

  private var indicatorWidth: Double { shownIndicator == .none ? 0 : ButtonIndicator.width }

  var contentBounds: Rect {
    turned(
      Rect(
        x: bounds.minX, y: bounds.minY, width: max(0, bounds.width - indicatorWidth), height: bounds.height))
  }

  /// Whether the size of the title is rounded up to whole pixels even without a background, as on Xcode's canvas.
  package var roundsTextToPixels = false { didSet { invalidateIntrinsicContentSize() } }

  // MARK: Menu

  var shownMenu: Menu? { menu }
  var opensMenuAtOnce: Bool { showsMenuAsPrimaryAction || changesSelectionAsPrimaryAction }
  var menuSender: AnyObject { self }

  // MARK: Drawing

  override open func draw(_ rect: Rect, in graphics: GraphicsContext) { drawContent(in: graphics) }

  /// Sends the actions connected to the given events. For `touchUpInside`, also performs the button's primary action.
  override open func sendActions(for events: Control.Events, with event: Event? = nil) {
    if menuOpener?.handle(events, event) == true { return }
    let toggles = changesSelectionAsPrimaryAction && shownMenu == nil && events.contains(.touchUpInside)
    if toggles { isSelected.toggle() }
    super.sendActions(for: events, with: event)
    if toggles { super.sendActions(for: .valueChanged, with: event) }
    if events.contains(.touchUpInside) { super.sendActions(for: .primaryActionTriggered, with: event) }
  }

  /// Returns the size that fits the content. The title's size is rounded up to whole pixels if the button has
  /// a background, and to whole points otherwise.
  ///
  /// Without `contentInsets`, a button with a title is at least 30 points wide. If it has neither an image
  /// nor a background, it also has 6 points of space above and below the title. A button with an image and no
  /// background is at least as tall as a line of text.
  override open func sizeThatFits(_ size: Size) -> Size {
    let content = ButtonLayout.contentSize(of: self, metrics: textMetrics)
    let hasPlate = kind.hasPlate
    if content.isEmpty, !hasPlate, contentInsets == .zero, currentBackgroundImage == nil {
      return Size(
        width: 30 + indicatorWidth, height: textMetrics.lineMetrics(for: font).height.rounded(.up) + 12)
    }
    let isBare = contentInsets == .zero && !currentTitle.isEmpty
    let padding =
      hasPlate
      ? (width: buttonSize.padding.width, height: buttonSize.padding.height)
      : (width: 0.0, height: isBare && !content.hasImage ? 12.0 : 0)
    let background = currentBackgroundImage.flatMap(self.size) ?? .zero
    let line = content.hasImage && !hasPlate ? whole(textMetrics.lineMetrics(for: font).height) : 0
    let width = content.width + indicatorWidth + padding.width + contentInsets.left + contentInsets.right
    let height = max(content.height(padding: padding.height), line) + contentInsets.top + contentInsets.bottom
    return Size(
      width: pixels(max(width, background.width, isBare ? 30 : 0)),
      height: pixels(max(height, background.height)))
  }

  /// Rounds a text length up to whole pixels if the button has a background, and otherwise to whole points.
  func whole(_ length: Double) -> Double {
    kind.hasPlate || roundsTextToPixels ? pixels(length) : length.rounded(.up)
  }

  override open var intrinsicContentSize: (width: Double?, height: Double?) {
    let size = sizeThatFits(.zero)
    return (size.width, size.height)
  }

  override final var textContent: (any TextContent)? { self }

  var textLineHeight: Double? { textMetrics.lineMetrics(for: font).height }

  var baselineOffsets: (first: Double, last: Double)? {
    let line = textMetrics.lineMetrics(for: font)
    let height = sizeThatFits(.zero).height
    let insets = contentInsets
    let above = insets.top + (height - insets.top - insets.bottom - line.height) / 2
    return (above + line.ascent, height - above - line.ascent)
  }
}

extension Button: FragmentOwner {
  func fragmentDidChange(_ fragment: TextFragment) {
    guard let fragments = extras?.fragments, attributedTitles?[.normal] == fragments.text,
      fragments.rejoin(for: fragment)
    else {
      return
    }
    setAttributedTitle(fragments.text, for: .normal)
  }
}
