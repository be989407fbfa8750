import InterfaceBuilder
import SceneUI
import SceneValues
import Testing

@Suite("The vocabulary of UIKit's classes")
struct UIKitVocabularyTests {
  private let library = Registry.library.vocabulary
  private let vocabulary = InterfaceBuilder.vocabulary(adding: Registry.library.vocabulary)

  @Test func everySuperclassAndEveryTypeOfAnOutletIsKnown() {
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

  @Test(arguments: [
    ("UILabel", "Label"), ("UIActivityIndicatorView", "ActivityIndicator"),
    ("NSLayoutConstraint", "LayoutConstraint"),
    ("UIKit.UIView", "View"), ("UIStoryboardSegue", "Segue"), ("UICollectionViewFlowLayout", "FlowLayout"),
  ])
  func classesOfTheLibraryAreCalledAsInUIKit(_ name: String, _ libraryName: String) {
    #expect(vocabulary.description(of: name)?.name == libraryName)
    #expect(library.description(of: name) == nil)
  }

  @Test func messagesCallThemSo() {
    #expect(vocabulary.spokenName(of: "Label") == "UILabel")
    #expect(vocabulary.spokenName(of: "MKMapView") == "MKMapView")
    #expect(library.spokenName(of: "Label") == "Label")
  }

  @Test(arguments: [
    ("UITextView", "UIScrollView", true), ("UICollectionViewCell", "UICollectionReusableView", true),
    ("MKMapView", "UIView", true), ("MKMapView", "UILabel", false),
    ("UIImagePickerController", "UIViewController", true),
    ("UILabel", "UIScrollView", false),
    ("UITapGestureRecognizer", "UIGestureRecognizer", true),
    ("UIScreenEdgePanGestureRecognizer", "UIPanGestureRecognizer", true),
    ("UIHoverGestureRecognizer", "UIGestureRecognizer", true),
  ])
  func whatDescendsFromWhat(_ name: String, _ ancestor: String, _ expected: Bool) {
    #expect(vocabulary.isClass(name, descendantOf: ancestor) == expected)
  }

  @Test func controlsHaveEveryEvent() {
    #expect(vocabulary.events(of: "UISlider").first == "valueChanged")
    #expect(vocabulary.events(of: "UISlider").contains("editingDidEnd"))
    #expect(!library.events(of: "Slider").contains("editingDidEnd"))
  }

  /// Xcode's template calls the first controller so.
  @Test func aHostsClassMayBeCalledAsOneOfTheLibrarys() {
    var host = library
    host.add(ClassDescription(name: "ViewController", module: "", superclass: "UIViewController"))
    let both = InterfaceBuilder.vocabulary(adding: host)
    #expect(both.description(of: "ViewController")?.module == "SceneUI")
    #expect(both.description(of: "App.ViewController")?.superclass == "UIViewController")
    #expect(both.isClass("App.ViewController", descendantOf: Vocabulary.controllerClass) == true)
    #expect(both.isComplete("App.ViewController"))
  }

  @Test func itIsMadeOnce() {
    #expect(InterfaceBuilder.vocabulary(adding: vocabulary).classes == vocabulary.classes)
    #expect(!vocabulary.knowsHostClasses)
  }
}
