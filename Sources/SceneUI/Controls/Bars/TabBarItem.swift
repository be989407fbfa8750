import SceneRuntime
import SceneValues

/// An item that represents a tab in a tab bar.
open class TabBarItem: BarItem {
  /// The text of the badge, or nil if there is no badge. If the text is empty, the badge is a dot. The default is nil.
  public var badgeValue: String? { didSet { if badgeValue != oldValue { didChange() } } }
  /// The background color of the badge, or nil to use the system's red color.
  @Stylable public var badgeColor: Color? { didSet { if badgeColor != oldValue { didChange() } } }
  /// The name of the image that is displayed while the tab is selected, or nil to use `image`.
  public var selectedImage: ImageName? { didSet { if selectedImage != oldValue { didChange() } } }
  var symbol: BarSymbol?

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(TabBarItem.self, element: "tabBarItem", "A tab of a tab bar.") {
      $0.property(
        "badgeValue", "The text of the badge.", get: \.badgeValue, set: { $0.badgeValue = $1 })
      $0.localizable("badgeValue")
      $0.property(
        "badgeColor", "The color of the badge. Default: system red.", appearance: \.$badgeColor,
        get: \.badgeColor,
        set: { $0.badgeColor = $1 })
      $0.property(
        "selectedImage", "The image of the selected tab. Default: 'image'.", get: \.selectedImage,
        set: { $0.selectedImage = $1 })
    }
  }

  /// Creates a tab with a title and an image.
  ///
  /// - Parameters:
  ///   - title: The text below the image, or nil to display no title.
  ///   - image: The name of the image, or nil to display no image.
  ///   - tag: An integer that identifies the tab in code.
  public convenience init(title: String?, image: ImageName? = nil, tag: Int = 0) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }
}

extension AppearanceKeys where Object: TabBarItem {
  /// The background color of tab badges.
  public var badgeColor: AppearanceKey<Color> { AppearanceKey() }
}
