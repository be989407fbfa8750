import SceneRuntime
import SceneValues

/// A container that displays pages. The user turns them as in a book or scrolls them.
///
/// ```swift
/// let pages = PageViewController(transitionStyle: .scroll)
/// pages.dataSource = album
/// try pages.setViewControllers([album.page(at: 0)], animated: false)
/// ```
///
/// In scenes, `viewControllers="cover"` specifies the first page. If the spine is in the middle, the `viewControllers`
/// attribute specifies two pages.
open class PageViewController: ViewController {
  /// The animation that turns pages.
  public enum TransitionStyle: String, SceneEnumeration {
    case pageCurl
    case scroll
  }

  /// The axis along which the pages are arranged.
  public enum Orientation: String, SceneEnumeration { case horizontal, vertical }

  /// The direction of a turn, either to the next pages or to the previous pages.
  public enum Direction: String, SceneEnumeration { case forward, reverse }

  /// The location of the spine, along which the pages are bound.
  public enum SpineLocation: String, SceneEnumeration {
    case none
    /// A spine at the leading edge or the top.
    case min
    case mid
    /// A spine at the trailing edge or the bottom.
    case max
  }

  /// The transition style, which cannot be changed after the controller is created. The default is `pageCurl`.
  public internal(set) var transitionStyle = TransitionStyle.pageCurl
  /// The axis along which the pages are arranged. It cannot be changed after creation. The default is `horizontal`.
  public internal(set) var navigationOrientation = Orientation.horizontal
  /// The distance between adjacent scrolling pages, in points. The default is 0.
  @Within(.coordinates) public internal(set) var pageSpacing = 0.0
  /// The object that provides the previous and next pages. Without a data source, the user cannot turn pages.
  public weak var dataSource: (any PageViewControllerDataSource)? { didSet { refreshIndicator() } }
  /// The delegate, which is notified when the user turns pages. It can also choose the spine location.
  public weak var delegate: (any PageViewControllerDelegate)?
  /// The visible pages: two if the spine is in the middle, or one otherwise. The array is empty until pages are set.
  public internal(set) var viewControllers: [ViewController] = []
  /// The page indicator, visible if the pages scroll horizontally and the data source provides the number of pages.
  public let pageControl = PageControl()

  var shownDot = 0
  var chosenSpine: SpineLocation?
  var turn: PageTurn?
  /// Whether the controller was wider than it was tall when it last requested the spine location from the delegate.
  var wasWide: Bool?
  let sheets = View()
  private(set) var stage: ContainerStage?
  let pan = PagePanRecognizer()
  let edgeTap = PageTapRecognizer()

  override public init() {
    super.init()
    prepare()
  }

  /// Creates a controller without pages.
  ///
  /// - Parameters:
  ///   - transitionStyle: The animation that turns pages.
  ///   - navigationOrientation: The axis along which the pages are arranged.
  ///   - spineLocation: The location of the spine for page curls. The default is the leading edge or the top.
  ///   - pageSpacing: The distance between adjacent scrolling pages, in points.
  public convenience init(
    transitionStyle: TransitionStyle, navigationOrientation: Orientation = .horizontal,
    spineLocation: SpineLocation? = nil, pageSpacing: Double = 0
  ) {
    self.init()
    self.transitionStyle = transitionStyle
    self.navigationOrientation = navigationOrientation
    chosenSpine = spineLocation
    self.pageSpacing = pageSpacing
  }

  /// Creates the page view controller from its element in a scene.
  public required init(coder: Coder) throws {
    try super.init(coder: coder)
    prepare()
  }

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(
      PageViewController.self, element: "pageViewController", "Shows view controllers as pages to turn."
    ) {
      $0.property(
        "transitionStyle", default: .pageCurl, "The transition between pages.", get: \.transitionStyle,
        set: { $0.transitionStyle = $1 })
      $0.property(
        "navigationOrientation", default: .horizontal, "The direction of the pages.",
        get: \.navigationOrientation, set: { $0.navigationOrientation = $1 })
      $0.property(
        "spineLocation", "The position of the spine of curling pages. Default: 'min'.", get: \.chosenSpine,
        set: { $0.chosenSpine = $1 })
      $0.property(
        "pageSpacing", default: 0, in: .coordinates, "The space between scrolling pages, in points.",
        get: \.pageSpacing,
        set: { $0.pageSpacing = $1 })
      $0.outlet("dataSource", "The object that provides the previous and next pages.", get: { $0.dataSource })
      {
        $0.dataSource = $1
      }
      $0.outlet("delegate", "The object that is notified when the page changes.", get: { $0.delegate }) {
        $0.delegate = $1
      }
      $0.relationship(
        "viewControllers", "The first page; two pages if the spine is in the middle."
      ) { (pages, page: ViewController) in try pages.hold(page) }
      // The data source provides all other pages.
      $0.children("viewControllers", atMost: 1)
      $0.children(
        "viewControllers", atMost: 2, where: ["transitionStyle": "pageCurl", "spineLocation": "mid"])
    }
  }

  private func prepare() {
    pan.maximumNumberOfTouches = 1
    pan.isAlong = { [weak self] in self?.isAlong($0) ?? false }
    pan.addTarget(self) { pages, _ in pages.panDidChange() }
    edgeTap.mayTurn = { [weak self] in self?.direction(ofTapAt: $0) != nil }
    edgeTap.addTarget(self) { pages, tap in pages.turnByTap(at: tap.location(in: pages.sheets)) }
    pageControl.addTarget(self, for: .valueChanged) { pages, _ in pages.turnByIndicator() }
  }

  /// The location of the spine. The value is `none` for scrolling pages. For page curls, the default is `min`.
  public var spineLocation: SpineLocation {
    guard transitionStyle == .pageCurl else { return .none }
    return chosenSpine == nil || chosenSpine == SpineLocation.none ? .min : chosenSpine!
  }

  /// Whether both sides of a sheet contain pages, which is the case if the spine is in the middle.
  public var isDoubleSided: Bool { spineLocation == .mid }

  var pageCount: Int { isDoubleSided ? 2 : 1 }

  var shownPages: String { isDoubleSided ? "2 pages" : "1 page" }

  /// The recognizers for drags and taps that turn pages. You can disable them or make other recognizers depend on them.
  public var gestureRecognizers: [GestureRecognizer] { [pan, edgeTap] }

  private func hold(_ page: ViewController) throws {
    guard viewControllers.count < pageCount else {
      throw refusal(
        "\(describe(self)) shows \(shownPages) at a time; the data source provides further pages")
    }
    viewControllers.append(page)
    addChild(page)
    page.didMove(toParent: self)
  }

  override open func loadView() {
    super.loadView()
    guard loadFailure == nil, let view = viewIfLoaded else { return }
    stage?.removeFromSuperview()
    let stage = ContainerStage(filling: view) { [weak self] in self?.layOut() }
    self.stage = stage
    sheets.clipsToBounds = true
    sheets.addGestureRecognizer(pan)
    sheets.addGestureRecognizer(edgeTap)
    stage.addSubview(sheets)
    stage.addSubview(pageControl)
    do {
      for page in viewControllers { try page.loadViewIfNeeded() }
      for case let page? in viewControllers.map(\.viewIfLoaded) { sheets.addSubview(page) }
    } catch {
      loadFailure = error
    }
    refreshIndicator()
  }

  override func finishTransitions() {
    super.finishTransitions()
    turn?.transition?.finish()
  }

  override open func size(forChild child: ViewController, inParentOfSize size: Size) -> Size {
    sizeOfPage(in: size)
  }

  /// Replaces a page without a page turn.
  override open func replaceChild(
    _ child: ViewController, with other: ViewController, animated: Bool
  ) throws {
    try setViewControllers(viewControllers.map { $0 === child ? other : $0 }, animated: false)
  }
}
