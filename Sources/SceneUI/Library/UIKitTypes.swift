// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import SceneDrawing
import SceneRuntime
import SceneServices
import SceneValues

/// Another name for `Double`, so that delegate methods with UIKit's signatures are called. If a file also imports
/// Foundation, whose `CGFloat` is another type, the compiler reports that the name is ambiguous.
public typealias CGFloat = Double

// UIKit's names. For each one, the compiler reports the name in this library and offers a replacement.
// `UIKitNamesPageTests` lists the declarations on the page UIKitNames.md.

@available(*, unavailable, renamed: "View")
public typealias UIView = View
@available(*, unavailable, renamed: "Button")
public typealias UIButton = Button
@available(*, unavailable, renamed: "Label")
public typealias UILabel = Label
@available(*, unavailable, renamed: "Control")
public typealias UIControl = Control
@available(*, unavailable, renamed: "TableView")
public typealias UITableView = TableView
@available(*, unavailable, renamed: "TableViewCell")
public typealias UITableViewCell = TableViewCell
@available(*, unavailable, renamed: "TableViewController")
public typealias UITableViewController = TableViewController
@available(*, unavailable, renamed: "TableViewDataSource")
public typealias UITableViewDataSource = TableViewDataSource
@available(*, unavailable, renamed: "TableViewDelegate")
public typealias UITableViewDelegate = TableViewDelegate
@available(*, unavailable, renamed: "TableViewHeaderFooterView")
public typealias UITableViewHeaderFooterView = TableViewHeaderFooterView
@available(*, unavailable, renamed: "CollectionView")
public typealias UICollectionView = CollectionView
@available(*, unavailable, renamed: "CollectionViewCell")
public typealias UICollectionViewCell = CollectionViewCell
@available(*, unavailable, renamed: "CollectionViewController")
public typealias UICollectionViewController = CollectionViewController
@available(*, unavailable, renamed: "CollectionReusableView")
public typealias UICollectionReusableView = CollectionReusableView
@available(*, unavailable, renamed: "CollectionViewDataSource")
public typealias UICollectionViewDataSource = CollectionViewDataSource
@available(*, unavailable, renamed: "CollectionViewDelegate")
public typealias UICollectionViewDelegate = CollectionViewDelegate
@available(*, unavailable, renamed: "CollectionViewDelegateFlowLayout")
public typealias UICollectionViewDelegateFlowLayout = CollectionViewDelegateFlowLayout
@available(*, unavailable, renamed: "ScrollView")
public typealias UIScrollView = ScrollView
@available(*, unavailable, renamed: "ScrollViewDelegate")
public typealias UIScrollViewDelegate = ScrollViewDelegate
@available(*, unavailable, renamed: "RefreshControl")
public typealias UIRefreshControl = RefreshControl
@available(*, unavailable, renamed: "ImageView")
public typealias UIImageView = ImageView
@available(*, unavailable, renamed: "ProgressView")
public typealias UIProgressView = ProgressView
@available(*, unavailable, renamed: "StackView")
public typealias UIStackView = StackView
@available(*, unavailable, renamed: "Stepper")
public typealias UIStepper = Stepper
@available(*, unavailable, renamed: "Switch")
public typealias UISwitch = Switch
@available(*, unavailable, renamed: "Slider")
public typealias UISlider = Slider
@available(*, unavailable, renamed: "SegmentedControl")
public typealias UISegmentedControl = SegmentedControl
@available(*, unavailable, renamed: "PageControl")
public typealias UIPageControl = PageControl
@available(*, unavailable, renamed: "DatePicker")
public typealias UIDatePicker = DatePicker
@available(*, unavailable, renamed: "PickerView")
public typealias UIPickerView = PickerView
@available(*, unavailable, renamed: "PickerViewDataSource")
public typealias UIPickerViewDataSource = PickerViewDataSource
@available(*, unavailable, renamed: "PickerViewDelegate")
public typealias UIPickerViewDelegate = PickerViewDelegate
@available(*, unavailable, renamed: "TextField")
public typealias UITextField = TextField
@available(*, unavailable, renamed: "TextFieldDelegate")
public typealias UITextFieldDelegate = TextFieldDelegate
@available(*, unavailable, renamed: "TextView")
public typealias UITextView = TextView
@available(*, unavailable, renamed: "TextViewDelegate")
public typealias UITextViewDelegate = TextViewDelegate
@available(*, unavailable, renamed: "TextInputTraits")
public typealias UITextInputTraits = TextInputTraits
@available(*, unavailable, renamed: "SearchBar")
public typealias UISearchBar = SearchBar
@available(*, unavailable, renamed: "SearchBarDelegate")
public typealias UISearchBarDelegate = SearchBarDelegate
@available(*, unavailable, renamed: "SearchController")
public typealias UISearchController = SearchController
@available(*, unavailable, renamed: "SearchControllerDelegate")
public typealias UISearchControllerDelegate = SearchControllerDelegate
@available(*, unavailable, renamed: "SearchResultsUpdating")
public typealias UISearchResultsUpdating = SearchResultsUpdating
@available(*, unavailable, renamed: "ColorWell")
public typealias UIColorWell = ColorWell
@available(*, unavailable, renamed: "NavigationBar")
public typealias UINavigationBar = NavigationBar
@available(*, unavailable, renamed: "NavigationBarDelegate")
public typealias UINavigationBarDelegate = NavigationBarDelegate
@available(*, unavailable, renamed: "NavigationItem")
public typealias UINavigationItem = NavigationItem
@available(*, unavailable, renamed: "NavigationController")
public typealias UINavigationController = NavigationController
@available(*, unavailable, renamed: "NavigationControllerDelegate")
public typealias UINavigationControllerDelegate = NavigationControllerDelegate
@available(*, unavailable, renamed: "TabBar")
public typealias UITabBar = TabBar
@available(*, unavailable, renamed: "TabBarDelegate")
public typealias UITabBarDelegate = TabBarDelegate
@available(*, unavailable, renamed: "TabBarItem")
public typealias UITabBarItem = TabBarItem
@available(*, unavailable, renamed: "TabBarController")
public typealias UITabBarController = TabBarController
@available(*, unavailable, renamed: "TabBarControllerDelegate")
public typealias UITabBarControllerDelegate = TabBarControllerDelegate
@available(*, unavailable, renamed: "Toolbar")
public typealias UIToolbar = Toolbar
@available(*, unavailable, renamed: "BarItem")
public typealias UIBarItem = BarItem
@available(*, unavailable, renamed: "BarButtonItem")
public typealias UIBarButtonItem = BarButtonItem
@available(*, unavailable, renamed: "BarMetrics")
public typealias UIBarMetrics = BarMetrics
@available(*, unavailable, renamed: "ViewController")
public typealias UIViewController = ViewController
@available(*, unavailable, renamed: "SplitViewController")
public typealias UISplitViewController = SplitViewController
@available(*, unavailable, renamed: "SplitViewControllerDelegate")
public typealias UISplitViewControllerDelegate = SplitViewControllerDelegate
@available(*, unavailable, renamed: "PageViewController")
public typealias UIPageViewController = PageViewController
@available(*, unavailable, renamed: "PageViewControllerDataSource")
public typealias UIPageViewControllerDataSource = PageViewControllerDataSource
@available(*, unavailable, renamed: "PageViewControllerDelegate")
public typealias UIPageViewControllerDelegate = PageViewControllerDelegate
@available(*, unavailable, renamed: "AlertController")
public typealias UIAlertController = AlertController
@available(*, unavailable, renamed: "AlertAction")
public typealias UIAlertAction = AlertAction
@available(*, unavailable, renamed: "Window")
public typealias UIWindow = Window
@available(*, unavailable, renamed: "Responder")
public typealias UIResponder = Responder
@available(*, unavailable, renamed: "Application")
public typealias UIApplication = Application
@available(*, unavailable, renamed: "ApplicationDelegate")
public typealias UIApplicationDelegate = ApplicationDelegate
@available(*, unavailable, renamed: "Event")
public typealias UIEvent = Event
@available(*, unavailable, renamed: "Touch")
public typealias UITouch = Touch
@available(*, unavailable, renamed: "Device")
public typealias UIDevice = Device
@available(*, unavailable, renamed: "DeviceOrientation")
public typealias UIDeviceOrientation = DeviceOrientation
@available(*, unavailable, renamed: "InterfaceOrientation")
public typealias UIInterfaceOrientation = InterfaceOrientation
@available(*, unavailable, renamed: "InterfaceOrientationMask")
public typealias UIInterfaceOrientationMask = InterfaceOrientationMask
@available(*, unavailable, renamed: "ModalPresentationStyle")
public typealias UIModalPresentationStyle = ModalPresentationStyle
@available(*, unavailable, renamed: "ModalTransitionStyle")
public typealias UIModalTransitionStyle = ModalTransitionStyle
@available(*, unavailable, renamed: "GestureRecognizer")
public typealias UIGestureRecognizer = GestureRecognizer
@available(*, unavailable, renamed: "GestureRecognizerDelegate")
public typealias UIGestureRecognizerDelegate = GestureRecognizerDelegate
@available(*, unavailable, renamed: "TapGestureRecognizer")
public typealias UITapGestureRecognizer = TapGestureRecognizer
@available(*, unavailable, renamed: "PanGestureRecognizer")
public typealias UIPanGestureRecognizer = PanGestureRecognizer
@available(*, unavailable, renamed: "PinchGestureRecognizer")
public typealias UIPinchGestureRecognizer = PinchGestureRecognizer
@available(*, unavailable, renamed: "RotationGestureRecognizer")
public typealias UIRotationGestureRecognizer = RotationGestureRecognizer
@available(*, unavailable, renamed: "SwipeGestureRecognizer")
public typealias UISwipeGestureRecognizer = SwipeGestureRecognizer
@available(*, unavailable, renamed: "LongPressGestureRecognizer")
public typealias UILongPressGestureRecognizer = LongPressGestureRecognizer
@available(*, unavailable, renamed: "ScreenEdgePanGestureRecognizer")
public typealias UIScreenEdgePanGestureRecognizer = ScreenEdgePanGestureRecognizer
@available(*, unavailable, renamed: "Color")
public typealias UIColor = Color
@available(*, unavailable, renamed: "Font")
public typealias UIFont = Font
@available(*, unavailable, renamed: "EdgeInsets")
public typealias UIEdgeInsets = EdgeInsets
@available(*, unavailable, renamed: "RectCorners")
public typealias UIRectCorner = RectCorners
@available(*, unavailable, renamed: "Storyboard")
public typealias UIStoryboard = Storyboard
@available(*, unavailable, renamed: "Nib")
public typealias UINib = Nib
@available(*, unavailable, renamed: "Menu")
public typealias UIMenu = Menu
@available(*, unavailable, renamed: "MenuElement")
public typealias UIMenuElement = MenuElement
@available(*, unavailable, renamed: "Action")
public typealias UIAction = Action
@available(*, unavailable, renamed: "ContextMenuConfiguration")
public typealias UIContextMenuConfiguration = ContextMenuConfiguration
@available(*, unavailable, renamed: "ContextMenuInteraction")
public typealias UIContextMenuInteraction = ContextMenuInteraction
@available(*, unavailable, renamed: "ContextMenuInteractionDelegate")
public typealias UIContextMenuInteractionDelegate = ContextMenuInteractionDelegate
@available(*, unavailable, renamed: "ContextualAction")
public typealias UIContextualAction = ContextualAction
@available(*, unavailable, renamed: "SwipeActionsConfiguration")
public typealias UISwipeActionsConfiguration = SwipeActionsConfiguration
@available(*, unavailable, renamed: "DropInteraction")
public typealias UIDropInteraction = DropInteraction
@available(*, unavailable, renamed: "DropInteractionDelegate")
public typealias UIDropInteractionDelegate = DropInteractionDelegate
@available(*, unavailable, renamed: "DropSession")
public typealias UIDropSession = DropSession
@available(*, unavailable, renamed: "KeyCommand")
public typealias UIKeyCommand = KeyCommand
@available(*, unavailable, renamed: "KeyInput")
public typealias UIKeyInput = KeyInput
@available(*, unavailable, renamed: "LayoutGuide")
public typealias UILayoutGuide = LayoutGuide
@available(*, unavailable, renamed: "LayoutPriority")
public typealias UILayoutPriority = LayoutPriority
@available(*, unavailable, renamed: "KeyboardLayoutGuide")
public typealias UIKeyboardLayoutGuide = KeyboardLayoutGuide
@available(*, unavailable, renamed: "TraitCollection")
public typealias UITraitCollection = TraitCollection
@available(*, unavailable, renamed: "KeyboardType")
public typealias UIKeyboardType = KeyboardType
@available(*, unavailable, renamed: "ReturnKeyType")
public typealias UIReturnKeyType = ReturnKeyType
@available(*, unavailable, renamed: "SemanticContentAttribute")
public typealias UISemanticContentAttribute = SemanticContentAttribute
@available(*, unavailable, renamed: "AccessibilityElement")
public typealias UIAccessibilityElement = AccessibilityElement
@available(*, unavailable, renamed: "AccessibilityCustomAction")
public typealias UIAccessibilityCustomAction = AccessibilityCustomAction
@available(*, unavailable, renamed: "AccessibilityTraits")
public typealias UIAccessibilityTraits = AccessibilityTraits
@available(*, unavailable, renamed: "Pasteboard")
public typealias UIPasteboard = Pasteboard

@available(*, unavailable, renamed: "ActivityIndicator", message: "The name has no suffix.")
public typealias UIActivityIndicatorView = ActivityIndicator
@available(*, unavailable, renamed: "CollectionLayout", message: "Shorter.")
public typealias UICollectionViewLayout = CollectionLayout
@available(*, unavailable, renamed: "FlowLayout", message: "Shorter.")
public typealias UICollectionViewFlowLayout = FlowLayout
@available(*, unavailable, renamed: "CompositionalLayout", message: "Shorter.")
public typealias UICollectionViewCompositionalLayout = CompositionalLayout
@available(*, unavailable, renamed: "CollectionLayoutAttributes", message: "Shorter.")
public typealias UICollectionViewLayoutAttributes = CollectionLayoutAttributes
@available(*, unavailable, renamed: "Segue", message: "Shorter.")
public typealias UIStoryboardSegue = Segue
@available(*, unavailable, renamed: "Path", message: "A structure replaces both UIBezierPath and CGPath.")
public typealias UIBezierPath = Path
@available(
  *, unavailable, renamed: "ImageName",
  message: "Views refer to images by name. 'context.imageProvider' loads them."
)
public typealias UIImage = ImageName
@available(*, unavailable, renamed: "ColorPickerController", message: "Shorter.")
public typealias UIColorPickerViewController = ColorPickerController
@available(*, unavailable, renamed: "KeyModifiers", message: "Shorter.")
public typealias UIKeyModifierFlags = KeyModifiers
@available(
  *, unavailable, renamed: "PopoverPresentation",
  message: "The type contains settings and is not a controller."
)
public typealias UIPopoverPresentationController = PopoverPresentation
@available(
  *, unavailable, renamed: "SheetPresentation", message: "The type contains settings and is not a controller."
)
public typealias UISheetPresentationController = SheetPresentation
@available(
  *, unavailable, renamed: "PresentationDelegate",
  message: "The delegate is a property of the presented view controller."
)
public typealias UIAdaptivePresentationControllerDelegate = PresentationDelegate
@available(*, unavailable, renamed: "TransitioningDelegate", message: "Shorter.")
public typealias UIViewControllerTransitioningDelegate = TransitioningDelegate
@available(*, unavailable, renamed: "AnimatedTransitioning", message: "Shorter.")
public typealias UIViewControllerAnimatedTransitioning = AnimatedTransitioning
@available(*, unavailable, renamed: "InteractiveTransitioning", message: "Shorter.")
public typealias UIViewControllerInteractiveTransitioning = InteractiveTransitioning
@available(
  *, unavailable, renamed: "TransitionContext", message: "The library implements it, so it is a class."
)
public typealias UIViewControllerContextTransitioning = TransitionContext
@available(
  *, unavailable, renamed: "TransitionCoordinator", message: "The library implements it, so it is a class."
)
public typealias UIViewControllerTransitionCoordinator = TransitionCoordinator
@available(*, unavailable, renamed: "PercentDrivenTransition", message: "Shorter.")
public typealias UIPercentDrivenInteractiveTransition = PercentDrivenTransition
@available(*, unavailable, renamed: "PropertyAnimator", message: "Shorter.")
public typealias UIViewPropertyAnimator = PropertyAnimator
@available(*, unavailable, renamed: "ImageRenderer", message: "Shorter.")
public typealias UIGraphicsImageRenderer = ImageRenderer
@available(*, unavailable, renamed: "Idiom", message: "Shorter.")
public typealias UIUserInterfaceIdiom = Idiom
@available(*, unavailable, renamed: "InterfaceStyle", message: "Shorter.")
public typealias UIUserInterfaceStyle = InterfaceStyle
@available(*, unavailable, renamed: "LayoutDirection", message: "Shorter.")
public typealias UIUserInterfaceLayoutDirection = LayoutDirection
@available(*, unavailable, renamed: "SizeClass", message: "Shorter.")
public typealias UIUserInterfaceSizeClass = SizeClass
@available(*, unavailable, renamed: "AutocapitalizationType", message: "Shorter.")
public typealias UITextAutocapitalizationType = AutocapitalizationType
@available(*, unavailable, renamed: "AutocorrectionType", message: "Shorter.")
public typealias UITextAutocorrectionType = AutocorrectionType
