import SceneRuntime
import SceneValues

/// The base class of actions and menus.
open class MenuElement: CodedSceneObject, Identified {
  /// The `id` of the object's element in the scene, or nil if the object was created in code.
  public let sceneID: String?
  /// The title. The default is an empty string.
  public var title = "" { didSet { if title != oldValue { didChange() } } }
  /// A smaller line of text below the title. The default is an empty string, which means no subtitle.
  public var subtitle = "" { didSet { if subtitle != oldValue { didChange() } } }
  /// The name of an image at the end of the row. The default is nil.
  public var image: ImageName? { didSet { if image != oldValue { didChange() } } }
  weak var holder: Menu?

  init(title: String, subtitle: String, image: ImageName?) {
    sceneID = nil
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
  }

  /// Creates an action or menu from its element in a scene.
  ///
  /// - Throws: `LoadingError` if a nested object cannot be created.
  public required init(coder: Coder) throws {
    sceneID = coder.objectID
    try coder.decode(into: self)
  }

  /// The declaration of the attributes that actions and menus share. Each subclass declares its own element.
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

  /// Called once after all objects in the scene have been created and connected. The default implementation does nothing.
  open func awakeFromNib() {}

  func didChange() { holder?.didChange() }

  var isHidden: Bool { false }
}
