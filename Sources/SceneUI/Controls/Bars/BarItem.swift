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
  /// A number by which code finds the item.
  public var tag = 0
  /// A name by which tests find the item, which nobody is told.
  public var accessibilityIdentifier: String?
  /// Who shows the item.
  weak var holder: (any BarItemHolder)?

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
    ClassDeclaration(BarItem.self, "Something that can be touched on a bar.") {
      $0.property("title", get: \.title, set: { $0.title = $1 })
      $0.localizable("title")
      $0.placeholders("title")
      $0.property("image", "The name of an image.", get: \.image, set: { $0.image = $1 })
      $0.property("enabled", default: true, get: \.isEnabled, set: { $0.isEnabled = $1 })
      $0.property("tag", default: 0, get: \.tag, set: { $0.tag = $1 })
      $0.property(
        "accessibilityIdentifier", "A name by which tests find it.", get: \.accessibilityIdentifier,
        set: { $0.accessibilityIdentifier = $1 })
    }
  }

  /// Called once, when the objects of the scene are made and connected; does nothing by default.
  open func awakeFromNib() {}

  func didChange() { holder?.barItemDidChange() }
}

/// A bar, or what passes on to one that an item has changed.
protocol BarItemHolder: AnyObject {
  func barItemDidChange()
}
