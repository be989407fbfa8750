import SceneDrawing
import SceneRuntime
import SceneValues

/// A control that one touches to have something done.
open class Button: Control, TextContent, AccessibilityActing {
  /// How a button looks beside its title.
  public enum Kind: String, SceneEnumeration {
    /// The title in the tint color.
    case plain
    /// The title and the images as they are given, in every state.
    case custom
    /// A tinted frame around the title.
    case bordered
    /// The title in white on the tint color.
    case filled
    /// The title in the tint color on gray.
    case gray
    /// The title in the tint color on a pale tint.
    case tinted
    /// An 'i' in a circle, in the tint color: for more about what it stands beside.
    case detailDisclosure
    /// The same, as scenes of systems say that had a light one and a dark one.
    case infoLight, infoDark
    /// A plus sign in a circle, in the tint color.
    case contactAdd
    /// A cross on a gray disc.
    case close

    /// Whether it has a plate behind the title, and the room that belongs to it.
    var hasPlate: Bool {
      switch self {
      case .bordered, .filled, .gray, .tinted: true
      case .plain, .custom, .detailDisclosure, .infoLight, .infoDark, .contactAdd, .close: false
      }
    }

    /// The sign that it stands for; nil for one that has what it is given alone.
    var symbol: ButtonSymbol? {
      switch self {
      case .detailDisclosure, .infoLight, .infoDark: .info
      case .contactAdd: .add
      case .close: .close
      case .plain, .custom, .bordered, .filled, .gray, .tinted: nil
      }
    }
  }

  /// How the button looks beside its title; `plain` by default.
  @exclusivity(unchecked) public var kind = Kind.plain {
    didSet { if kind != oldValue { contentDidChange() } }
  }
  /// The font of the title; the system's, of 17 points, by default.
  @Stylable public var font = Font.system(17) { didSet { if font != oldValue { contentDidChange() } } }
  /// From the edges to the image and the title.
  @Stylable @Within(.coordinates) public var contentInsets = EdgeInsets.zero {
    didSet { if contentInsets != oldValue { contentDidChange() } }
  }
  /// What few buttons have.
  @exclusivity(unchecked) private var extras: ButtonExtras?
  private var madeExtras: ButtonExtras {
    if let extras { return extras }
    let made = ButtonExtras()
    extras = made
    return made
  }
  /// Moves the title within the content: what is added on one side pushes it to the other.
  public var titleInsets: EdgeInsets {
    get { extras?.titleInsets ?? .zero }
    set {
      madeExtras.titleInsets = newValue
      setNeedsDisplay()
    }
  }
  /// Moves the image within the content.
  public var imageInsets: EdgeInsets {
    get { extras?.imageInsets ?? .zero }
    set {
      madeExtras.imageInsets = newValue
      setNeedsDisplay()
    }
  }
  /// How much of the background image, in points, is not stretched at its edges.
  public var backgroundImageCapInsets: EdgeInsets {
    get { extras?.backgroundImageCapInsets ?? .zero }
    set {
      madeExtras.backgroundImageCapInsets = newValue
      setNeedsDisplay()
    }
  }
  /// How far the title's shadow lies to the right and below, in points.
  public var titleShadowOffset: Size {
    get { extras?.titleShadowOffset ?? Size(width: 0, height: 1) }
    set {
      madeExtras.titleShadowOffset = newValue
      setNeedsDisplay()
    }
  }
  /// Whether an image that is not the highlighted state's own is drawn paler while the button is highlighted; true by
  /// default. A custom button never does.
  public var adjustsImageWhenHighlighted = true { didSet { setNeedsDisplay() } }
  /// Whether an image that is not the disabled state's own is drawn paler while the button is disabled; true by default. A
  /// custom button never does.
  public var adjustsImageWhenDisabled = true { didSet { setNeedsDisplay() } }
  /// Whether the middle of the button glows while it is highlighted; false by default.
  public var showsTouchWhenHighlighted = false { didSet { setNeedsDisplay() } }
  /// Whether the title's shadow lies on the other side while the button is highlighted, as if it were pressed in; false by
  /// default.
  public var reversesTitleShadowWhenHighlighted = false { didSet { setNeedsDisplay() } }
  /// A smaller line below the title; empty for none.
  public var subtitle: String {
    get { extras?.subtitle ?? "" }
    set {
      guard newValue != subtitle else { return }
      madeExtras.subtitle = newValue
      contentDidChange()
    }
  }
  /// The side of the title that the image stands on; the one where one begins to read by default.
  public var imagePlacement = ButtonImagePlacement.leading {
    didSet { if imagePlacement != oldValue { contentDidChange() } }
  }
  /// Between the image and the title, in points.
  public var imagePadding: Double {
    get { extras?.imagePadding ?? 0 }
    set {
      let old = imagePadding
      madeExtras.imagePadding = newValue
      if imagePadding != old { contentDidChange() }
    }
  }
  /// Between the title and the subtitle, in points.
  public var titlePadding: Double {
    get { extras?.titlePadding ?? 1 }
    set {
      let old = titlePadding
      madeExtras.titlePadding = newValue
      if titlePadding != old { contentDidChange() }
    }
  }
  /// Where the shorter one of title and subtitle begins; as the content is aligned by default.
  public var titleAlignment = ButtonTitleAlignment.automatic { didSet { setNeedsDisplay() } }
  /// How round the plate is; 8 points by default.
  public var cornerStyle = ButtonCornerStyle.fixed { didSet { setNeedsDisplay() } }
  /// How much room the plate has around image and title; medium by default.
  public var buttonSize = ButtonSize.medium { didSet { if buttonSize != oldValue { contentDidChange() } } }
  /// The color of the plate, in place of that of its kind; nil by default.
  public var baseBackgroundColor: Color? {
    get { extras?.baseBackgroundColor }
    set {
      madeExtras.baseBackgroundColor = newValue
      setNeedsDisplay()
    }
  }
  /// What at the end tells that it opens a menu; arrows for a pop-up button by default.
  public var indicator = ButtonIndicator.automatic {
    didSet { if indicator != oldValue { contentDidChange() } }
  }
  /// Whether spokes turn in place of the image.
  public var showsActivityIndicator = false {
    didSet { if showsActivityIndicator != oldValue { activityDidChange() } }
  }
  /// What a long press opens, or a touch, where `showsMenuAsPrimaryAction` says so. Nil by default.
  public var menu: Menu? {
    didSet {
      if oldValue !== menu { oldValue?.owner = nil }
      menuPartsDidChange()
    }
  }
  /// Whether a touch opens the menu, in place of sending `touchUpInside`: the finger may go on to an action and choose it
  /// by going up. False by default, when a long press opens it.
  public var showsMenuAsPrimaryAction = false { didSet { menuPartsDidChange() } }
  /// Whether the button shows a selection; false by default. With a menu, it is a pop-up button: a touch opens the menu, its
  /// title is that of the action that has the mark, and the mark goes to the one that is chosen. Without a menu, a tap selects
  /// it, and the next one takes that back. A selection that a person changes sends `valueChanged`.
  public var changesSelectionAsPrimaryAction = false { didSet { menuPartsDidChange() } }
  /// How the menu is opened; nil where there was never one.
  var menuOpener: ButtonMenu? {
    get { extras?.menuOpener }
    set { madeExtras.menuOpener = newValue }
  }
  @exclusivity(unchecked) private var titles = StyleValues<Control.State, String>()
  private var attributedTitles: [Control.State: AttributedText]? {
    get { extras?.attributedTitles }
    set { if newValue != nil || extras != nil { madeExtras.attributedTitles = newValue } }
  }
  private var titleColors: StyleValues<Control.State, Color> {
    get { extras?.titleColors ?? StyleValues() }
    set { madeExtras.titleColors = newValue }
  }
  private var titleShadowColors: StyleValues<Control.State, Color> {
    get { extras?.titleShadowColors ?? StyleValues() }
    set { madeExtras.titleShadowColors = newValue }
  }
  var images: StyleValues<Control.State, ImageName> {
    get { extras?.images ?? StyleValues() }
    set { madeExtras.images = newValue }
  }
  var backgroundImages: StyleValues<Control.State, ImageName> {
    get { extras?.backgroundImages ?? StyleValues() }
    set { madeExtras.backgroundImages = newValue }
  }

  override public init(frame: Rect = .zero) { super.init(frame: frame) }

  /// Makes a button from its element in a scene.
  public required init(coder: Coder) throws {
    // Handed on, and not copied: to count the copy was a fiftieth of the time of making a button.
    try super.init(coder: consume coder)
    // They are all here now, and are joined once.
    if let fragments = extras?.fragments { setAttributedTitle(fragments.text, for: .normal) }
  }

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(Button.self, element: "button", "A control that performs an action on touch.") {
      $0.property("kind", default: .plain, get: \.kind, set: { $0.kind = $1 })
      $0.property("font", default: .system(17), appearance: \.$font, get: \.font, set: { $0.font = $1 })
      $0.property(
        "title", default: "", "For the normal state.", get: { $0.title(for: .normal) ?? "" },
        set: { $0.setTitle($1, for: .normal) })
      $0.localizable("title")
      $0.placeholders("title", initially: "Button")
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
        button.madeExtras.scenesStates.append(state)
      }
      $0.slot("fragments", "The attributed title in the normal state. Replaces 'title'.") {
        (button, fragment: TextFragment) in
        button.add(fragment)
      }
      $0.accessibleText("title")
    }
  }

  /// The title in a state: its own, or normal's.
  public func title(for state: Control.State) -> String? { titles[state] }

  /// Sets the title for exactly one state; nil takes it away, so that the normal one shows.
  public func setTitle(_ title: String?, for state: Control.State) {
    titles[exactly: state] = title
    contentDidChange()
  }

  /// The title in a state whose parts look different: its own, or normal's; nil where neither is set.
  public func attributedTitle(for state: Control.State) -> AttributedText? {
    attributedTitles?[state] ?? attributedTitles?[.normal]
  }

  /// Sets a title whose parts look different for exactly one state; nil takes it away, so that the normal one shows.
  ///
  /// In a state that has one it is shown in place of the plain title. Font and color are the button's where it says
  /// none.
  public func setAttributedTitle(_ title: AttributedText?, for state: Control.State) {
    var titles = attributedTitles ?? [:]
    titles[state] = title
    attributedTitles = titles.isEmpty ? nil : titles
    contentDidChange()
  }

  override var accessibilityFacts: AccessibilityFacts? {
    var facts = controlFacts(.button, label: spokenTitle)
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

  /// What it says, or else what its sign means, or what its image is called.
  private var spokenTitle: String {
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
    let parts = madeExtras.fragments ?? LabelParts()
    parts.add(fragment)
    madeExtras.fragments = parts
  }

  /// Title and image may be others.
  override func stateDidChange() { contentDidChange() }

  private func contentDidChange() {
    if extras?.spokes != nil { setNeedsLayout() }
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  /// The title's color in a state: its own, or normal's; nil where neither is set.
  public func titleColor(for state: Control.State) -> Color? {
    exactTitleColor(for: state) ?? exactTitleColor(for: .normal)
  }

  /// The color that was set for exactly this state.
  func exactTitleColor(for state: Control.State) -> Color? { titleColors[exactly: state] }

  /// Sets the title's color for exactly one state; nil takes it away, so that the normal one shows.
  ///
  /// A color that was set for a state is not dimmed in it.
  public func setTitleColor(_ color: Color?, for state: Control.State) {
    titleColors[exactly: state] = color
    setNeedsDisplay()
  }

  /// The color of the title's shadow in a state: its own, or normal's; nil where neither is set.
  public func titleShadowColor(for state: Control.State) -> Color? { titleShadowColors[state] }

  /// Sets the color of the title's shadow for exactly one state; nil takes it away, so that the normal one
  /// shows.
  public func setTitleShadowColor(_ color: Color?, for state: Control.State) {
    titleShadowColors[exactly: state] = color
    setNeedsDisplay()
  }

  /// The image in a state: its own, or normal's.
  public func image(for state: Control.State) -> ImageName? { images[state] }

  /// Sets the image for exactly one state; nil takes it away, so that the normal one shows.
  ///
  /// The normal image is dimmed where the button is disabled or highlighted, unless it is custom.
  public func setImage(_ image: ImageName?, for state: Control.State) {
    images[exactly: state] = image
    contentDidChange()
  }

  /// The image behind all in a state: its own, or normal's.
  public func backgroundImage(for state: Control.State) -> ImageName? { backgroundImages[state] }

  /// Sets the image behind all for exactly one state; nil takes it away, so that the normal one shows.
  public func setBackgroundImage(_ image: ImageName?, for state: Control.State) {
    backgroundImages[exactly: state] = image
    setNeedsDisplay()
  }

  // MARK: What shows now

  /// The title that shows in the present state; empty where there is none.
  public var currentTitle: String { currentAttributedTitle?.text ?? title(for: state) ?? "" }
  /// The title that shows in the present state, where its parts look different; nil where it is plain.
  public var currentAttributedTitle: AttributedText? {
    attributedTitles == nil ? nil : attributedTitle(for: state)
  }
  /// The image that shows in the present state.
  public var currentImage: ImageName? { image(for: state) }
  /// The image behind all that shows in the present state.
  public var currentBackgroundImage: ImageName? { backgroundImage(for: state) }

  /// In points; none where there is no image. One of unknown size is as large as an icon.
  var currentImageSize: Size {
    if showsActivityIndicator { return Size(width: 20, height: 20) }
    if let symbol = shownSymbol { return symbol.size }
    guard let image = currentImage else { return .zero }
    return size(of: image) ?? Size(width: 20, height: 20)
  }

  /// The sign of its kind, where it has no image of its own.
  var shownSymbol: ButtonSymbol? { currentImage == nil ? kind.symbol : nil }

  private func activityDidChange() {
    if showsActivityIndicator, extras?.spokes == nil {
      let spokes = ActivityIndicator(frame: Rect(x: 0, y: 0, width: 20, height: 20))
      spokes.isUserInteractionEnabled = false
      spokes.startAnimating()
      addSubview(spokes)
      madeExtras.spokes = spokes
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

  /// What shows at its end.
  var shownIndicator: ButtonIndicator {
    guard indicator == .automatic else { return indicator }
    return changesSelectionAsPrimaryAction && shownMenu != nil ? .popup : .none
  }

  private var indicatorWidth: Double { shownIndicator == .none ? 0 : ButtonIndicator.width }

  /// All but what the indicator takes at the end.
  var contentBounds: Rect {
    turned(
      Rect(
        x: bounds.minX, y: bounds.minY, width: max(0, bounds.width - indicatorWidth), height: bounds.height))
  }

  // MARK: Its menu, which bars keep elsewhere

  var shownMenu: Menu? { menu }
  var opensMenuAtOnce: Bool { showsMenuAsPrimaryAction || changesSelectionAsPrimaryAction }
  var menuSender: AnyObject { self }

  // MARK: Drawing

  override open func draw(_ rect: Rect, in graphics: GraphicsContext) { drawContent(in: graphics) }

  /// What a button is for happens when the finger goes up inside it.
  override open func sendActions(for events: Control.Events, with event: Event? = nil) {
    if menuOpener?.handle(events, event) == true { return }
    let toggles = changesSelectionAsPrimaryAction && shownMenu == nil && events.contains(.touchUpInside)
    if toggles { isSelected.toggle() }
    super.sendActions(for: events, with: event)
    if toggles { super.sendActions(for: .valueChanged, with: event) }
    if events.contains(.touchUpInside) { super.sendActions(for: .primaryActionTriggered, with: event) }
  }

  /// The title takes whole points, whole pixels on a plate, and 6 above and below it where there are neither `contentInsets`
  /// nor an image; a button with a title and without insets is at least 30 points wide. A button that shows nothing is as
  /// large as one with a narrow title, and one that shows an image at least as high as a line of a title.
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
    // A place for the title is kept beside an image.
    let line = content.hasImage && !hasPlate ? whole(textMetrics.lineMetrics(for: font).height) : 0
    let width = content.width + indicatorWidth + padding.width + contentInsets.left + contentInsets.right
    let height = max(content.height(padding: padding.height), line) + contentInsets.top + contentInsets.bottom
    return Size(
      width: pixels(max(width, background.width, isBare ? 30 : 0)),
      height: pixels(max(height, background.height)))
  }

  /// A length of its texts as they take room: up to the next pixel in a button with a plate, up to the next point in others.
  func whole(_ length: Double) -> Double { kind.hasPlate ? pixels(length) : length.rounded(.up) }

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
