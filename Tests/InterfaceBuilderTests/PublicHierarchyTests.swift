import InterfaceBuilder
import SceneUI
import SceneValues
import Testing

/// The superclasses of storyboard classes match Apple's documentation.
@Suite("Superclasses of UIKit's classes")
struct PublicHierarchyTests {
  private static let vocabulary = InterfaceBuilder.vocabulary(adding: Registry.library.vocabulary)
  private static let superclasses = """
    UIView UIResponder
    UIViewController UIResponder
    UIWindow UIView
    UIControl UIView
    UIButton UIControl
    UISwitch UIControl
    UISlider UIControl
    UIStepper UIControl
    UISegmentedControl UIControl
    UIPageControl UIControl
    UIDatePicker UIControl
    UITextField UIControl
    UIRefreshControl UIControl
    UIColorWell UIControl
    UILabel UIView
    UIImageView UIView
    UIProgressView UIView
    UIActivityIndicatorView UIView
    UIPickerView UIView
    UIStackView UIView
    UIVisualEffectView UIView
    UINavigationBar UIView
    UIToolbar UIView
    UITabBar UIView
    UISearchBar UIView
    UIScrollView UIView
    UITextView UIScrollView
    UITableView UIScrollView
    UICollectionView UIScrollView
    UITableViewCell UIView
    UITableViewHeaderFooterView UIView
    UICollectionReusableView UIView
    UICollectionViewCell UICollectionReusableView
    UICollectionViewListCell UICollectionViewCell
    UIGestureRecognizer NSObject
    UITapGestureRecognizer UIGestureRecognizer
    UILongPressGestureRecognizer UIGestureRecognizer
    UIPanGestureRecognizer UIGestureRecognizer
    UIScreenEdgePanGestureRecognizer UIPanGestureRecognizer
    UIPinchGestureRecognizer UIGestureRecognizer
    UIRotationGestureRecognizer UIGestureRecognizer
    UISwipeGestureRecognizer UIGestureRecognizer
    UIHoverGestureRecognizer UIGestureRecognizer
    UIBarButtonItem UIBarItem
    UITabBarItem UIBarItem
    UITableViewController UIViewController
    UICollectionViewController UIViewController
    UINavigationController UIViewController
    UITabBarController UIViewController
    UISplitViewController UIViewController
    UIPageViewController UIViewController
    UISearchController UIViewController
    UIImagePickerController UINavigationController
    UICollectionViewFlowLayout UICollectionViewLayout
    UICollectionViewCompositionalLayout UICollectionViewLayout
    UIStoryboardPopoverSegue UIStoryboardSegue
    MKMapView UIView
    MKPinAnnotationView MKAnnotationView
    WKWebView UIView
    ARSCNView SCNView
    """.split(separator: "\n").map { line in
      let names = line.split(separator: " ").map(String.init)
      return (name: names[0], superclass: names[1])
    }

  @Test("Each class has the superclass that UIKit's documentation specifies", arguments: superclasses)
  func superclass(_ pair: (name: String, superclass: String)) {
    let vocabulary = Self.vocabulary
    #expect(vocabulary.index(of: pair.name) != nil, "\(pair.name) is not known")
    guard pair.superclass != "NSObject" else { return }
    #expect(
      vocabulary.isClass(pair.name, descendantOf: pair.superclass) == true,
      "\(pair.name) is not a subclass of \(pair.superclass)")
  }

  @Test("The tables contain the superclasses and the outlet types of AppKit classes")
  func macClasses() throws {
    let classes = Self.vocabulary.classes.filter { $0.module == "AppKit" }
    #expect(classes.count > 150)
    #expect(Set(classes.map(\.name)).count == classes.count)
    for description in classes {
      #expect(Self.vocabulary.isComplete(description.name), "\(description.name)")
      for outlet in description.outlets where outlet.type != "Object" {
        #expect(Self.vocabulary.description(of: outlet.type) != nil, "\(description.name).\(outlet.name)")
      }
    }
    let superclasses = [
      ("NSTextField", "NSControl"), ("NSOutlineView", "NSTableView"), ("NSSecureTextField", "NSTextField"),
      ("NSTextView", "NSText"), ("NSPanel", "NSWindow"), ("NSTabViewController", "NSViewController"),
      ("NSPopUpButton", "NSButton"), ("NSSearchFieldCell", "NSTextFieldCell"),
    ]
    for (name, superclass) in superclasses {
      #expect(Self.vocabulary.description(of: name)?.superclass == superclass)
    }
    #expect(Self.vocabulary.isClass("NSTextField", descendantOf: "NSWindow") == false)
    #expect(Self.vocabulary.isClass("WKWebView", descendantOf: "NSView") == true)
    #expect(Self.vocabulary.action("performClose:", of: "NSPanel") != nil)
    #expect(Self.vocabulary.outlet("nextKeyView", of: "NSSecureTextField")?.type == "NSView")
  }
}
