import SceneRuntime
import SceneValues

/// A transition from one controller to another. A segue object is created when the segue is performed.
///
/// For a custom segue, override `perform()` in a subclass and specify the subclass in the `class` attribute of a
/// `<segue kind="custom">` element.
open class Segue: SceneObject {
  /// The kind of segue, which determines how the destination is shown.
  public internal(set) var kind = Kind.present
  /// The identifier used with `performSegue` and `prepare(for:sender:)`, or nil if the scene does not specify one.
  public let identifier: String?
  /// The controller whose scene contains the segue.
  public let source: ViewController
  /// The controller to which the segue leads. A new destination is created for every segue except an unwind segue.
  public let destination: ViewController
  /// Whether the transition is animated. The default is true.
  public var animated = true
  /// The presentation style from the scene, or nil to use the destination's style.
  public var presentation: ModalPresentationStyle?
  /// The transition style from the scene, or nil to use the destination's style.
  public var transition: ModalTransitionStyle?

  /// The ID of the view to which a popover points.
  public var anchor: String?
  /// The directions in which a popover's arrow can point. The popover's own setting takes precedence.
  public var arrowDirections: ArrowDirections = .any
  weak var sender: AnyObject?

  /// Creates a segue without performing it. The library calls this initializer.
  ///
  /// - Parameters:
  ///   - identifier: The identifier, or nil if the scene does not specify one.
  ///   - source: The controller whose scene contains the segue.
  ///   - destination: The controller to which the segue leads.
  public required init(identifier: String?, source: ViewController, destination: ViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }

  /// The declaration of the attributes of `<segue>`. Custom segues have their own declarations.
  open class var declaration: ClassDeclaration {
    ClassDeclaration(segue: Segue.self, "A transition from one view controller to another.") {
      $0.property("animated", default: true, get: \.animated, set: { $0.animated = $1 })
      $0.property(
        "presentation", "The presentation style. Default: the style of the destination.", get: \.presentation,
        set: { $0.presentation = $1 })
      $0.property(
        "transition", "The transition style. Default: the style of the destination.", get: \.transition,
        set: { $0.transition = $1 })
      $0.property(
        "anchor", "The id of the anchor view of a popover.", get: \.anchor, set: { $0.anchor = $1 })
      $0.property(
        "arrowDirections", default: .any, "The permitted directions of the popover arrow.",
        get: \.arrowDirections, set: { $0.arrowDirections = $1 })
    }
  }

  /// Does nothing. Segues are created when they are performed, so this method is not called.
  public func awakeFromNib() {}

  /// Performs the transition that is determined by the segue's kind.
  ///
  /// - Throws: `LoadingError` if the segue cannot be performed. Nothing changes in that case.
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
  /// The kinds of segues. The raw values are the names used in scenes.
  public enum Kind: String, CaseIterable, Sendable {
    case show
    /// Shows the destination as the detail. In a split view controller, the destination appears next to the source.
    case showDetail
    case present
    case popover
    /// Embeds the destination in a container view when the enclosing view is loaded.
    case embed
    case replace
    case unwind
    case custom
  }
}

extension ClassDeclaration {
  /// Declares a segue class whose instances are created when the segues are performed.
  ///
  /// - Parameters:
  ///   - type: The segue class.
  ///   - documentation: The text shown in code completion and manuals.
  ///   - declare: A closure that declares the members that `type` adds to `Segue`.
  public init<Kind: Segue>(
    segue type: Kind.Type, _ documentation: String = "", _ declare: (inout ClassMembers<Kind>) -> Void
  ) {
    self.init(notMade: type, documentation, declare)
  }

  // This overload replaces a default argument. The Swift 6.3 compiler crashes if another module calls an initializer that
  // has a generic closure as a default argument and is declared in an extension of another module's type.
  /// Declares a segue class that adds no members to `Segue`.
  ///
  /// - Parameters:
  ///   - type: The segue class.
  ///   - documentation: The text shown in code completion and manuals.
  public init<Kind: Segue>(segue type: Kind.Type, _ documentation: String = "") {
    self.init(notMade: type, documentation) { _ in }
  }

  /// Declares a segue class, like `init(segue:_:_:)`. The `@SceneObject` macro calls this initializer.
  public init<Kind: Segue>(
    _ type: Kind.Type, _ documentation: String = "", _ declare: (inout ClassMembers<Kind>) -> Void
  ) {
    self.init(notMade: type, documentation, declare)
  }

  /// Declares a segue class that adds no members to `Segue`, like `init(segue:_:)`.
  public init<Kind: Segue>(_ type: Kind.Type, _ documentation: String = "") {
    self.init(notMade: type, documentation) { _ in }
  }
}

/// The directions in which a popover's arrow can point.
public struct ArrowDirections: SceneOptionSet, Hashable {
  /// The directions as a bit mask.
  public let rawValue: UInt8
  /// Creates directions from a bit mask: 1 is up, 2 is down, 4 is left, and 8 is right.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The arrow points up from the popover's upper edge.
  public static let up = ArrowDirections(rawValue: 1 << 0)
  /// The arrow points down from the popover's lower edge.
  public static let down = ArrowDirections(rawValue: 1 << 1)
  /// The arrow points left from the popover's left edge.
  public static let left = ArrowDirections(rawValue: 1 << 2)
  /// The arrow points right from the popover's right edge.
  public static let right = ArrowDirections(rawValue: 1 << 3)
  /// Any of the four directions.
  public static let any: ArrowDirections = [.up, .down, .left, .right]

  /// The directions and their names in scenes.
  public static let members: [(name: String, member: ArrowDirections)] = [
    ("up", .up), ("down", .down), ("left", .left), ("right", .right),
  ]
}
