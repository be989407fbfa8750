import InterfaceBuilder
import SceneUI
import SceneValues
import Testing

@Suite("The vocabulary of UIKit's classes")
struct UIKitVocabularyTests {
  private let library = Registry.library.vocabulary
  private let vocabulary = InterfaceBuilder.vocabulary(adding: Registry.library.vocabulary)

  @Test("No two classes have the same UIKit name")
  func uniqueNames() {
    let names = vocabulary.classes.map { vocabulary.displayName(of: $0.qualifiedName) }
    let groups = Dictionary(grouping: names.filter { $0.hasPrefix("UI") }) { $0 }
    let repeated = groups.filter { $0.value.count > 1 }.keys.sorted()
    #expect(repeated == [])
  }

  @Test("The vocabulary contains the superclasses and outlet types of all UIKit classes")
  func known() {
    for description in vocabulary.classes {
      if let superclass = description.superclass {
        #expect(vocabulary.index(of: superclass) != nil, "\(description.name): \(superclass)")
      }
      // Outlet types of the library itself may be protocols.
      let own = library.description(of: description.qualifiedName)?.outlets.map(\.name) ?? []
      for outlet in description.outlets where !own.contains(outlet.name) {
        #expect(
          vocabulary.index(of: outlet.type) != nil, "\(description.name).\(outlet.name): \(outlet.type)")
      }
    }
  }

  @Test(
    "Finds a library class by its UIKit name",
    arguments: [
      ("UILabel", "Label"), ("UIActivityIndicatorView", "ActivityIndicator"),
      ("NSLayoutConstraint", "LayoutConstraint"),
      ("UIKit.UIView", "View"), ("UIStoryboardSegue", "Segue"), ("UICollectionViewFlowLayout", "FlowLayout"),
    ])
  func names(_ name: String, _ libraryName: String) {
    #expect(vocabulary.description(of: name)?.name == libraryName)
    #expect(library.description(of: name) == nil)
  }

  @Test("Messages use the UIKit names of classes")
  func displayNames() {
    #expect(vocabulary.displayName(of: "Label") == "UILabel")
    #expect(vocabulary.displayName(of: "MKMapView") == "MKMapView")
    #expect(library.displayName(of: "Label") == "Label")
  }

  @Test(
    "Classes inherit from each other as in UIKit",
    arguments: [
      ("UITextView", "UIScrollView", true), ("UICollectionViewCell", "UICollectionReusableView", true),
      ("MKMapView", "UIView", true), ("MKMapView", "UILabel", false),
      ("UIImagePickerController", "UIViewController", true),
      ("UILabel", "UIScrollView", false), ("UITapGestureRecognizer", "UIGestureRecognizer", true),
    ])
  func inheritance(_ name: String, _ ancestor: String, _ expected: Bool) {
    #expect(vocabulary.isClass(name, descendantOf: ancestor) == expected)
  }

  @Test("Controls have all events of UIKit, and the default event is first")
  func events() {
    #expect(vocabulary.events(of: "UISlider").first == "valueChanged")
    #expect(vocabulary.events(of: "UISlider").contains("editingDidEnd"))
    #expect(!library.events(of: "Slider").contains("editingDidEnd"))
  }

  /// Xcode's template uses this name for the first controller.
  @Test("Distinguishes an app's class from a library class with the same name")
  func sameName() {
    var host = library
    host.add(ClassDescription(name: "ViewController", module: "", superclass: "UIViewController"))
    let both = InterfaceBuilder.vocabulary(adding: host)
    #expect(both.description(of: "ViewController")?.module == "SceneUI")
    #expect(both.description(of: "App.ViewController")?.superclass == "UIViewController")
    #expect(both.isClass("App.ViewController", descendantOf: Vocabulary.controllerClass) == true)
    #expect(both.isComplete("App.ViewController"))
  }

  @Test("Adding the UIKit classes a second time has no effect")
  func again() {
    #expect(InterfaceBuilder.vocabulary(adding: vocabulary).classes == vocabulary.classes)
    #expect(!vocabulary.hasHostClasses)
  }
}
