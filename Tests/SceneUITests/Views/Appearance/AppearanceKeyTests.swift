import SceneUI
import SceneValues
import TestSupport
import Testing

@testable import SceneUI

/// Checks that code can set exactly the properties that rules in scenes can set.
@Suite struct AppearanceKeyTests {
  private static func names<Object: AppearanceSubject>(
    _ type: Object.Type, _ names: (AppearanceKeys<Object>) -> [String]
  ) -> (String, [String]) { ("\(type)", names(AppearanceKeys()).sorted()) }

  static let keys: [String: [String]] = Dictionary(
    uniqueKeysWithValues: [
      names(View.self) { [$0.backgroundColor.name, $0.tintColor.name] },
      names(Label.self) {
        [$0.font.name, $0.textColor.name, $0.textAlignment.name, $0.lineBreakMode.name]
      },
      names(ImageView.self) { [$0.image.name, $0.highlightedImage.name] },
      names(ProgressView.self) { [$0.progressTintColor.name, $0.trackTintColor.name] },
      names(ActivityIndicator.self) { [$0.color.name] },
      names(TextView.self) { [$0.font.name, $0.textColor.name] },
      names(TextField.self) {
        [$0.font.name, $0.textColor.name, $0.textAlignment.name, $0.borderStyle.name]
      },
      names(Switch.self) { [$0.onTintColor.name, $0.thumbTintColor.name] },
      names(Slider.self) {
        [
          $0.minimumTrackTintColor.name, $0.maximumTrackTintColor.name, $0.minimumValueImage.name,
          $0.maximumValueImage.name,
        ]
      },
      names(BarItem.self) { [$0.titleColor.name, $0.titleFont.name] },
      names(BarButtonItem.self) { [$0.tintColor.name, $0.backgroundImage.name] },
      names(TabBarItem.self) { [$0.badgeColor.name] },
      names(PageControl.self) { [$0.pageIndicatorTintColor.name, $0.currentPageIndicatorTintColor.name] },
      names(Button.self) {
        [
          $0.font.name, $0.contentInsets.name, $0.titleColor.name, $0.titleShadowColor.name,
          $0.backgroundImage.name,
        ]
      },
      names(SegmentedControl.self) { [$0.titleColor.name, $0.dividerImage.name] },
      names(SearchBar.self) { [$0.barTintColor.name] },
      names(TableView.self) {
        [
          $0.separatorColor.name, $0.separatorInset.name, $0.sectionIndexColor.name,
          $0.sectionIndexBackgroundColor.name, $0.sectionIndexTrackingBackgroundColor.name,
        ]
      },
      names(NavigationBar.self) {
        [$0.barTintColor.name, $0.titleColor.name, $0.titleFont.name, $0.backgroundImage.name]
      },
      names(Toolbar.self) { [$0.barTintColor.name, $0.backgroundImage.name] },
      names(TabBar.self) {
        [$0.barTintColor.name, $0.itemPositioning.name, $0.itemWidth.name, $0.itemSpacing.name]
      },
    ])

  @Test("Every property that rules can set has a key for rules in code")
  func everyPropertyHasAKey() {
    for description in Registry.library.vocabulary.classes {
      let stylable = description.properties.filter(\.isStylable).map(\.key).sorted()
      #expect(stylable == Self.keys[description.name] ?? [], "\(description.name)")
    }
  }

  /// Every property of views and items that a rule in a scene sets can be read from a visible object.
  @Test("A rule in a scene can set every property that is marked as stylable")
  func everyPropertyCanBeSetByARule() throws {
    let literals: [ValueType: String] = [
      .color: "#123456", .font: "bold 31", .number: "29", .insets: "1 2 3 4", .image: "picture",
    ]
    for description in Registry.library.vocabulary.classes {
      guard let element = description.element else { continue }
      for property in description.properties where property.isStylable {
        let literal: String
        if case .enumeration(let cases) = property.type {
          literal = cases.last!
        } else {
          literal = literals[property.type]!
        }
        let bars = ["barButtonItem": "toolbar", "tabBarItem": "tabBar"]
        let it = "<\(element) id=\"it\"/>"
        let shown = bars[element].map { "<\($0)>\(it)</\($0)>" } ?? it
        let stage = try SceneStage(
          storyboardText(
            """
            <scene><viewController id="main"><view>\(shown)</view></viewController></scene>
            <appearance class="\(description.name)" \(property.key)="\(literal)"/>
            """))
        try stage.show()
        var object: AnyObject? = stage.window.firstView { $0.sceneID == "it" }
        object = object ?? stage.window.firstView(of: Toolbar.self)?.items.first
        object = object ?? stage.window.firstView(of: TabBar.self)?.items.first
        let value = try Registry.library.value(forKeyPath: property.key, on: #require(object))
        #expect(value.literal == literal, "\(description.name).\(property.key)")
      }
    }
  }
}
