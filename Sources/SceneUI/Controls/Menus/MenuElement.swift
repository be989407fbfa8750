import SceneRuntime
import SceneValues

/// What a menu is made of: actions, and other menus.
open class MenuElement: CodedSceneObject, Identified {
  /// The `id` of its element; nil for what code has made.
  public let sceneID: String?
  /// What stands in the menu; empty by default.
  public var title = "" { didSet { if title != oldValue { didChange() } } }
  /// A smaller line below the title; empty, the default, for none.
  public var subtitle = "" { didSet { if subtitle != oldValue { didChange() } } }
  /// The name of an image, which stands at the end of the row; nil by default.
  public var image: ImageName? { didSet { if image != oldValue { didChange() } } }
  /// The menu that it stands in.
  weak var holder: Menu?

  /// Makes an element; for its subclasses.
  init(title: String, subtitle: String, image: ImageName?) {
    sceneID = nil
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
  }

  /// Makes the element of a menu from its element in a scene.
  ///
  /// - Throws: `LoadingError` where an object inside of it cannot be made.
  public required init(coder: Coder) throws {
    sceneID = coder.objectID
    try coder.decode(into: self)
  }

  /// The attributes that actions and menus have in common; the elements are those of the subclasses.
  open class var declaration: ClassDeclaration {
    ClassDeclaration(MenuElement.self, "An element of a menu.") {
      $0.property("title", default: "", "The title in the menu.", get: \.title, set: { $0.title = $1 })
      $0.property(
        "subtitle", default: "", "A smaller line below the title.", get: \.subtitle,
        set: { $0.subtitle = $1 })
      $0.localizable("title", "subtitle")
      $0.placeholders("title")
      $0.property("image", "The image at the end of the row.", get: \.image, set: { $0.image = $1 })
    }
  }

  /// Called once, when the objects of the scene are made and connected; does nothing by default.
  open func awakeFromNib() {}

  /// What shows the menu that it is in is told.
  func didChange() { holder?.didChange() }

  /// Whether it is left out of what is shown.
  var isHidden: Bool { false }
}
