import SceneRuntime
import SceneValues

/// A way from one controller to another, while it is being gone.
///
/// A custom segue is a subclass that overrides `perform()`, named by `class` of a `<segue kind="custom">`.
open class Segue: SceneObject {
  /// How the destination is shown.
  public internal(set) var kind = Kind.present
  /// What `performSegue` and `prepare(for:sender:)` know the segue by; nil where the scene gives it no
  /// identifier.
  public let identifier: String?
  /// The controller whose scene has the segue.
  public let source: ViewController
  /// The controller that the segue leads to, made for it, or found where it leads back.
  public let destination: ViewController
  /// Whether the change is to be animated. True unless the scene says otherwise.
  public var animated = true
  /// How the destination is presented, where the scene says; else as the destination itself says.
  public var presentation: ModalPresentationStyle?
  /// How the destination comes in, where the scene says.
  public var transition: ModalTransitionStyle?

  /// The id of the view that a popover points at, and the sides its arrow may be on.
  public var anchor: String?
  /// The sides of a popover that its arrow may be on; `any` by default.
  ///
  /// It counts unless the popover itself says which.
  public var arrowDirections: ArrowDirections = .any
  /// What set it off.
  weak var sender: AnyObject?

  /// Makes a segue that has not been performed; the library calls it, with what the scene says.
  ///
  /// - Parameters:
  ///   - identifier: nil where the scene gives it none.
  ///   - source: the controller whose scene has the segue.
  ///   - destination: the controller that the segue leads to.
  public required init(identifier: String?, source: ViewController, destination: ViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }

  /// The attributes that a `<segue>` may have; a custom segue has a declaration of its own.
  open class var declaration: ClassDeclaration {
    ClassDeclaration(segue: Segue.self, "A transition from one view controller to another.") {
      $0.property("animated", default: true, get: \.animated, set: { $0.animated = $1 })
      $0.property(
        "presentation", "Default: that of the destination.", get: \.presentation,
        set: { $0.presentation = $1 })
      $0.property(
        "transition", "Default: that of the destination.", get: \.transition, set: { $0.transition = $1 }
      )
      $0.property(
        "anchor", "The id of the anchor view of a popover.", get: \.anchor, set: { $0.anchor = $1 })
      $0.property(
        "arrowDirections", default: .any, "The permitted directions of the popover arrow.",
        get: \.arrowDirections, set: { $0.arrowDirections = $1 })
    }
  }

  /// Segues are made when they are performed, and woken by nobody.
  public func awakeFromNib() {}

  /// Makes the change that its kind stands for.
  ///
  /// - Throws: `LoadingError`; then everything is as before.
  open func perform() throws {
    if let presentation { destination.modalPresentationStyle = presentation }
    if let transition { destination.modalTransitionStyle = transition }
    let origin = source.segueOrigin
    switch kind {
    case .show: try origin.show(destination, animated: animated, sender: self)
    case .showDetail: try origin.showDetail(destination, animated: animated, sender: self)
    case .replace: try origin.replaceItself(with: destination, animated: animated)
    case .popover: try presentPopover()
    case .present where becomesPopover: try presentPopover()
    case .present, .custom: try origin.present(destination, animated: animated)
    case .embed, .unwind: break
    }
  }
}

extension Segue {
  /// The kinds of segues, as scenes name them.
  public enum Kind: String, CaseIterable, Sendable {
    /// The way of the container around the source: a navigation controller pushes.
    case show
    /// As the detail of what is shown: a split view controller puts it beside.
    case showDetail
    /// Over the source.
    case present
    /// Over the source, pointing at what it belongs to.
    case popover
    /// In a container view, while the view around it loads.
    case embed
    /// In the source's own place.
    case replace
    /// Back to a controller that was there before.
    case unwind
    /// As its class says.
    case custom
  }
}

extension ClassDeclaration {
  /// Declares a segue class, which is made by being performed.
  ///
  /// - Parameters:
  ///   - type: the class itself.
  ///   - documentation: what people read in completion and manuals.
  ///   - declare: declares the members that `Segue` does not have.
  public init<Kind: Segue>(
    segue type: Kind.Type, _ documentation: String = "", _ declare: (inout ClassMembers<Kind>) -> Void
  ) {
    self.init(notMade: type, documentation, declare)
  }

  // A default argument would do, but Swift 6.3 crashes where another module calls an initializer, in an extension of
  // another module's type, that has a generic closure for one.
  /// Declares a segue class that has no members of its own.
  ///
  /// - Parameters:
  ///   - type: the class itself.
  ///   - documentation: what people read in completion and manuals.
  public init<Kind: Segue>(segue type: Kind.Type, _ documentation: String = "") {
    self.init(notMade: type, documentation) { _ in }
  }
}

/// The sides of a popover that its arrow may be on.
public struct ArrowDirections: SceneOptionSet, Hashable {
  /// A bit for each side.
  public let rawValue: UInt8
  /// The sides that some bits stand for: 1 up, 2 down, 4 left, 8 right.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The arrow points up, from the upper side of the popover.
  public static let up = ArrowDirections(rawValue: 1 << 0)
  /// The arrow points down, from the lower side.
  public static let down = ArrowDirections(rawValue: 1 << 1)
  /// The arrow points to the left, from the left side.
  public static let left = ArrowDirections(rawValue: 1 << 2)
  /// The arrow points to the right, from the right side.
  public static let right = ArrowDirections(rawValue: 1 << 3)
  /// Any of the four sides.
  public static let any: ArrowDirections = [.up, .down, .left, .right]

  /// The sides, as scenes name them.
  public static let members: [(name: String, member: ArrowDirections)] = [
    ("up", .up), ("down", .down), ("left", .left), ("right", .right),
  ]
}
