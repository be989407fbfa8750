import SceneRuntime
import SceneValues

/// The base class of tabs and bar buttons. These items are model objects rather than views.
open class BarItem: CodedSceneObject, Identified {
  /// The `id` of the item's element, or nil if the item was created in code.
  public let sceneID: String?
  /// The title of the item. The default is nil.
  public var title: String? { didSet { if title != oldValue { didChange() } } }
  /// The name of the item's image. The image replaces the title or, if the bar has enough space, appears above it.
  public var image: ImageName? { didSet { if image != oldValue { didChange() } } }
  /// Whether the item responds to taps. This property does not affect custom views. The default is true.
  public var isEnabled = true { didSet { if isEnabled != oldValue { didChange() } } }
  /// The font of the title, or nil to use the bar's font.
  @Stylable public var titleFont: Font? { didSet { if titleFont != oldValue { didChange() } } }
  private var titleColors = StyleValues<Control.State, Color>()
  /// An integer that identifies the item in code.
  public var tag = 0
  /// An identifier for tests, which is not exposed to users.
  public var accessibilityIdentifier: String?
  weak var holder: (any BarItemOwner)?
  var appliedStyle: AppliedStyle?

  /// Creates an item without a title or an image.
  public init() { sceneID = nil }

  /// Creates the item from its element in a scene. Throws `LoadingError` if a nested object cannot be created.
  public required init(coder: Coder) throws {
    sceneID = coder.objectID
    try coder.decode(into: self)
  }

  /// The declaration of the attributes that are common to all items. Each subclass declares its own element.
  open class var declaration: ClassDeclaration {
    ClassDeclaration(BarItem.self, "An item in a bar.") {
      $0.property("title", get: \.title, set: { $0.title = $1 })
      $0.localizable("title")
      $0.placeholders("title")
      $0.property("image", "The name of an image.", get: \.image, set: { $0.image = $1 })
      $0.property("enabled", default: true, get: \.isEnabled, set: { $0.isEnabled = $1 })
      $0.property(
        "titleColor", "The title color in the normal state. Default: the tint color.",
        appearance: \.titleColors, set: { $0.setTitleColor($1, for: $2) })
      $0.property(
        "titleFont",
        "The font of the title. Default: the font of the bar.", appearance: \.$titleFont, get: \.titleFont,
        set: { $0.titleFont = $1 })
      $0.property("tag", default: 0, get: \.tag, set: { $0.tag = $1 })
      $0.property(
        "accessibilityIdentifier", "The identifier for UI tests.", get: \.accessibilityIdentifier,
        set: { $0.accessibilityIdentifier = $1 })
    }
  }

  /// Called once after all objects of the scene have been created and connected. The default implementation does nothing.
  open func awakeFromNib() {}

  /// Returns the title color for a state or, if there is none, for the normal state. If both are nil, the bar chooses a
  /// color. Tabs use the `normal` and `selected` states. Buttons use `normal`, `highlighted`, and `disabled`.
  public func titleColor(for state: Control.State) -> Color? { titleColors[state] }

  /// Sets the title color for one state. The color is not dimmed. Pass nil to use the color for the normal state.
  public func setTitleColor(_ color: Color?, for state: Control.State) {
    guard titleColors[exactly: state] != color || titleColors[originOf: state] != .own else { return }
    titleColors[exactly: state] = color
    didChange()
  }

  func exactTitleColor(for state: Control.State) -> Color? { titleColors[exactly: state] }

  func didChange() { holder?.barItemDidChange() }
}

extension BarItem: StyledObject {}

/// A bar, or an object that forwards an item's changes to a bar.
protocol BarItemOwner: AnyObject {
  func barItemDidChange()
}

extension AppearanceKeys where Object: BarItem {
  /// The font of item titles.
  public var titleFont: AppearanceKey<Font> { AppearanceKey() }
  /// The title colors of items for each state.
  public var titleColor: VariantAppearanceKey<Control.State, Color> { VariantAppearanceKey() }
}

extension AppearanceProxy where Object: BarItem {
  /// Returns the title color that an appearance rule sets for a state, or nil if there is no such rule.
  public func titleColor(for state: Control.State) -> Color? { self[\.titleColor, for: state] }
  /// Sets an appearance rule for the title color in a state. Pass nil to remove the rule.
  public func setTitleColor(_ color: Color?, for state: Control.State) {
    self[\.titleColor, for: state] = color
  }
}
