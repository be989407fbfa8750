import InterfaceBuilder
import SceneUI
import SceneValues
import Testing

@Suite("The vocabulary of UIKit's classes")
struct UIKitVocabularyTests {
  private let library = Registry.library.vocabulary
  private let vocabulary = InterfaceBuilder.vocabulary(adding: Registry.library.vocabulary)

  @Test("Every superclass and every type of an outlet is known")
  func known() {
    for description in vocabulary.classes {
      if let superclass = description.superclass {
        #expect(vocabulary.index(of: superclass) != nil, "\(description.name): \(superclass)")
      }
      // Those of the library's own may be protocols.
      let own = library.description(of: description.qualifiedName)?.outlets.map(\.name) ?? []
      for outlet in description.outlets where !own.contains(outlet.name) {
        #expect(
          vocabulary.index(of: outlet.type) != nil, "\(description.name).\(outlet.name): \(outlet.type)")
      }
    }
  }

  @Test(
    "A class of the library is found by the name that it has in UIKit",
    arguments: [
      ("UILabel", "Label"), ("UIActivityIndicatorView", "ActivityIndicator"),
      ("NSLayoutConstraint", "LayoutConstraint"),
      ("UIKit.UIView", "View"), ("UIStoryboardSegue", "Segue"), ("UICollectionViewFlowLayout", "FlowLayout"),
    ])
  func names(_ name: String, _ libraryName: String) {
    #expect(vocabulary.description(of: name)?.name == libraryName)
    #expect(library.description(of: name) == nil)
  }

  @Test("Messages use the names of UIKit")
  func spokenNames() {
    #expect(vocabulary.spokenName(of: "Label") == "UILabel")
    #expect(vocabulary.spokenName(of: "MKMapView") == "MKMapView")
    #expect(library.spokenName(of: "Label") == "Label")
  }

  @Test(
    "Classes of UIKit descend from each other as they do in UIKit",
    arguments: [
      ("UITextView", "UIScrollView", true), ("UICollectionViewCell", "UICollectionReusableView", true),
      ("MKMapView", "UIView", true), ("MKMapView", "UILabel", false),
      ("UIImagePickerController", "UIViewController", true),
      ("UILabel", "UIScrollView", false), ("UITapGestureRecognizer", "UIGestureRecognizer", true),
    ])
  func inheritance(_ name: String, _ ancestor: String, _ expected: Bool) {
    #expect(vocabulary.isClass(name, descendantOf: ancestor) == expected)
  }

  @Test("Controls have all events of UIKit, the usual one first")
  func events() {
    #expect(vocabulary.events(of: "UISlider").first == "valueChanged")
    #expect(vocabulary.events(of: "UISlider").contains("editingDidEnd"))
    #expect(!library.events(of: "Slider").contains("editingDidEnd"))
  }

  /// Xcode's template calls the first controller so.
  @Test("A class of the program may have the name of a class of the library")
  func sameName() {
    var host = library
    host.add(ClassDescription(name: "ViewController", module: "", superclass: "UIViewController"))
    let both = InterfaceBuilder.vocabulary(adding: host)
    #expect(both.description(of: "ViewController")?.module == "SceneUI")
    #expect(both.description(of: "App.ViewController")?.superclass == "UIViewController")
    #expect(both.isClass("App.ViewController", descendantOf: Vocabulary.controllerClass) == true)
    #expect(both.isComplete("App.ViewController"))
  }

  @Test("Adding the classes of UIKit twice is the same as adding them once")
  func again() {
    #expect(InterfaceBuilder.vocabulary(adding: vocabulary).classes == vocabulary.classes)
    #expect(!vocabulary.knowsHostClasses)
  }
}
