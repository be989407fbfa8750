import SceneRuntime
import SceneValues

/// Shows pages that a finger turns, as in a book or on a scroll.
///
/// ```swift
/// let pages = PageViewController(transitionStyle: .scroll)
/// pages.dataSource = album
/// try pages.setViewControllers([album.page(at: 0)], animated: false)
/// ```
///
/// In scenes, `viewControllers="cover"` names the first page, or the first two where the spine is in the middle.
open class PageViewController: ViewController {
  /// How pages are turned.
  public enum TransitionStyle: String, SceneEnumeration {
    /// As in a book, about the spine.
    case pageCurl
    /// Side by side, along the orientation.
    case scroll
  }

  /// The way pages lie one after another.
  public enum Orientation: String, SceneEnumeration { case horizontal, vertical }

  /// To the pages after, or to those before.
  public enum Direction: String, SceneEnumeration { case forward, reverse }

  /// Where pages are bound together.
  public enum SpineLocation: String, SceneEnumeration {
    /// Nowhere: on a scroll.
    case none
    /// At the side where one begins to read, the left one in English, or the top.
    case min
    /// In the middle, between two pages.
    case mid
    /// At the other side, or the bottom.
    case max
  }

  /// How pages are turned; as in a book by default.
  ///
  /// It is given when the controller is made, and does not change.
  public internal(set) var transitionStyle = TransitionStyle.pageCurl
  /// The way pages lie one after another; from side to side by default.
  ///
  /// It is given when the controller is made, and does not change.
  public internal(set) var navigationOrientation = Orientation.horizontal
  /// In points, between two pages that scroll.
  @Within(.coordinates) public internal(set) var pageSpacing = 0.0
  /// Gives the pages before and after. Without one, no finger turns any.
  public weak var dataSource: (any PageViewControllerDataSource)? { didSet { refreshIndicator() } }
  /// Hears of the pages that a person turns, and says where the spine is; held weakly.
  public weak var delegate: (any PageViewControllerDelegate)?
  /// The pages that show: two where the spine is in the middle, one else; none before they are set.
  public internal(set) var viewControllers: [ViewController] = []
  /// The dots. They show for pages that scroll from side to side, where the data source says how many there are.
  public let pageControl = PageControl()

  /// The dot of the page that shows.
  var shownDot = 0
  var chosenSpine: SpineLocation?
  /// What is being turned: one thing at a time.
  var turn: PageTurn?
  /// Whether it was wider than high when the delegate was last asked for the spine.
  var wasWide: Bool?
  /// What the pages are in.
  let sheets = View()
  private(set) var stage: ContainerStage?
  let pan = PagePanRecognizer()
  let edgeTap = PageTapRecognizer()

  override public init() {
    super.init()
    prepare()
  }

  /// Makes a controller without pages.
  ///
  /// - Parameters:
  ///   - transitionStyle: how pages are turned.
  ///   - navigationOrientation: the way they lie one after another.
  ///   - spineLocation: for the page curl; where one begins to read, or at the top, unless given.
  ///   - pageSpacing: in points, for pages that scroll.
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

  /// Makes a page view controller from its element in a scene.
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
      $0.outlet("delegate", "The object that receives page turns.", get: { $0.delegate }) {
        $0.delegate = $1
      }
      $0.relationship(
        "viewControllers", "The first page; two pages if the spine is in the middle."
      ) { (pages, page: ViewController) in try pages.hold(page) }
      // Those after them come from the data source.
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

  /// Where pages are bound together: nowhere for a scroll; for a book where one begins to read, or at the top, unless it
  /// was said.
  public var spineLocation: SpineLocation {
    guard transitionStyle == .pageCurl else { return .none }
    return chosenSpine == nil || chosenSpine == SpineLocation.none ? .min : chosenSpine!
  }

  /// Whether both sides of a sheet are pages: where the spine is in the middle.
  public var isDoubleSided: Bool { spineLocation == .mid }

  var pageCount: Int { isDoubleSided ? 2 : 1 }

  /// What turns pages when it is dragged, or tapped: to be disabled, or waited for.
  public var gestureRecognizers: [GestureRecognizer] { [pan, edgeTap] }

  /// A page that a scene names.
  private func hold(_ page: ViewController) throws {
    guard viewControllers.count < pageCount else {
      throw refusal(
        "\(describe(self)) shows \(pageCount) at a time; the pages after it come from the data source")
    }
    viewControllers.append(page)
    addChild(page)
    page.didMove(toParent: self)
  }

  // MARK: View

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
      for page in viewControllers { sheets.addSubview(page.view) }
    } catch {
      loadFailure = error
    }
    refreshIndicator()
  }

  override func settle() {
    super.settle()
    turn?.transition?.finish()
  }

  override open func size(forChild child: ViewController, inParentOfSize size: Size) -> Size {
    sizeOfPage(in: size)
  }

  /// Sets one of the pages anew, without turning.
  override open func replaceChild(
    _ child: ViewController, with other: ViewController, animated: Bool
  ) throws {
    try setViewControllers(viewControllers.map { $0 === child ? other : $0 }, animated: false)
  }
}
