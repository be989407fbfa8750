import SceneRuntime
import SceneValues

/// Something that can be touched on a bar: what a tab and a bar button have in common.
///
/// An item is data, and no view: the bar that it is given to shows it, and shows it anew when it changes.
open class BarItem: CodedSceneObject, Identified {
  /// The `id` of its element; nil for what code has made.
  public let sceneID: String?
  /// What stands on the item; nil, the default, for nothing of its own.
  public var title: String? { didSet { if title != oldValue { didChange() } } }
  /// The name of an image, shown in place of the title, or above it where the bar has room for both.
  public var image: ImageName? { didSet { if image != oldValue { didChange() } } }
  /// Whether the item can be touched, which is so by default; one that cannot is drawn faintly.
  ///
  /// It does nothing to the custom view of a bar button item.
  public var isEnabled = true { didSet { if isEnabled != oldValue { didChange() } } }
  /// The font of the title; the bar's for nil.
  @Stylable public var titleFont: Font? { didSet { if titleFont != oldValue { didChange() } } }
  private var titleColors = StyleValues<Control.State, Color>()
  /// A number by which code finds the item.
  public var tag = 0
  /// A name by which tests find the item, which nobody is told.
  public var accessibilityIdentifier: String?
  /// Who shows the item.
  weak var holder: (any BarItemHolder)?
  /// What appearance rules have given the item; nil for nothing.
  var appliedStyle: AppliedStyle?

  /// Makes an item without a title and an image.
  public init() { sceneID = nil }

  /// Makes the item from its element in a scene.
  ///
  /// - Throws: `LoadingError` where an object inside of it cannot be made.
  public required init(coder: Coder) throws {
    sceneID = coder.objectID
    try coder.decode(into: self)
  }

  /// The attributes that all items have; the elements are those of the subclasses.
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
        "titleFont", "Default: that of the bar.", appearance: \.$titleFont, get: \.titleFont,
        set: { $0.titleFont = $1 })
      $0.property("tag", default: 0, get: \.tag, set: { $0.tag = $1 })
      $0.property(
        "accessibilityIdentifier", "The identifier for UI tests.", get: \.accessibilityIdentifier,
        set: { $0.accessibilityIdentifier = $1 })
    }
  }

  /// Called once, when the objects of the scene are made and connected; does nothing by default.
  open func awakeFromNib() {}

  /// The title's color in a state: its own, or normal's; nil where neither is set, and the bar decides.
  ///
  /// A tab's state is `selected` or none; a bar button's none, `highlighted` or `disabled`.
  public func titleColor(for state: Control.State) -> Color? { titleColors[state] }

  /// Sets the title's color for exactly one state; nil takes it away, so that the normal one shows.
  ///
  /// A color that was set for a state is not dimmed in it.
  public func setTitleColor(_ color: Color?, for state: Control.State) {
    guard titleColors[exactly: state] != color || titleColors[originOf: state] != .own else { return }
    titleColors[exactly: state] = color
    didChange()
  }

  /// The color that was set for exactly this state.
  func exactTitleColor(for state: Control.State) -> Color? { titleColors[exactly: state] }

  func didChange() { holder?.barItemDidChange() }
}

extension BarItem: StyledObject {}

/// A bar, or what passes on to one that an item has changed.
protocol BarItemHolder: AnyObject {
  func barItemDidChange()
}

extension AppearanceKeys where Object: BarItem {
  /// The font that rules give to titles of items.
  public var titleFont: AppearanceKey<Font> { AppearanceKey() }
  /// The colors that rules give to titles of items, by state.
  public var titleColor: VariantAppearanceKey<Control.State, Color> { VariantAppearanceKey() }
}

extension AppearanceProxy where Object: BarItem {
  /// What a rule says of the title's color in a state; nil where none says anything.
  public func titleColor(for state: Control.State) -> Color? { self[\.titleColor, for: state] }
  /// Makes a rule for the title's color in a state; nil takes the rule away.
  public func setTitleColor(_ color: Color?, for state: Control.State) {
    self[\.titleColor, for: state] = color
  }
}
