import SceneRuntime
import SceneValues

/// One tab of a tab bar.
open class TabBarItem: BarItem {
  /// Shown on red at the tab's corner: how much is new. Nil for nothing; empty for a red dot.
  public var badgeValue: String? { didSet { if badgeValue != oldValue { didChange() } } }
  /// What the badge lies on; the system's red for nil.
  @Stylable public var badgeColor: Color? { didSet { if badgeColor != oldValue { didChange() } } }
  /// The name of the image while the tab is selected; `image` for nil.
  public var selectedImage: ImageName? { didSet { if selectedImage != oldValue { didChange() } } }

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

  /// A tab with a title and an image.
  ///
  /// - Parameters:
  ///   - title: what stands under the image; nil for nothing.
  ///   - image: the name of the image; nil for none.
  ///   - tag: a number by which code finds the tab.
  public convenience init(title: String?, image: ImageName? = nil, tag: Int = 0) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }
}

extension AppearanceKeys where Object: TabBarItem {
  /// The color that rules give to badges of tabs.
  public var badgeColor: AppearanceKey<Color> { AppearanceKey() }
}
