import SceneRuntime
import SceneValues

/// A height at which a sheet in a scene can rest: `<detent kind="medium"/>` or `<detent name="list" height="320"/>`.
public final class SheetHeight: PlainSceneObject {
  /// The predefined kinds of height.
  public enum Kind: String, SceneEnumeration {
    case medium, large
    /// The height that the view's constraints determine.
    case fitting
  }

  /// The kind of height, which applies if `height` is nil. The default is `large`.
  public var kind = Kind.large
  /// The height in points, excluding the bottom safe area. If nil, which is the default, `kind` determines the height.
  public var height: Double? {
    didSet { height = height?.bounded(to: .lengths, from: oldValue ?? 0) }
  }
  /// The name of the detent. If nil, which is the default, the detent has the name of its kind.
  public var name: String?

  /// Creates a detent with the full available height.
  public init() {}

  /// The declaration of the `<detent>` element.
  public static var declaration: ClassDeclaration {
    ClassDeclaration(SheetHeight.self, element: "detent", "A height of a sheet.") {
      $0.property(
        "kind", default: .large,
        "The kind of height: half of the available height, all of it, or the height of the content.",
        get: \.kind, set: { $0.kind = $1 })
      $0.property(
        "height", in: .lengths, "The height in points, without the safe area. Replaces 'kind'.",
        get: \.height, set: { $0.height = $1 })
      $0.property(
        "name", "The name for 'selectedDetent'. Default: the kind.", get: \.name, set: { $0.name = $1 })
    }
  }

  /// Does nothing, because the sheet configuration already contains the detent.
  public func awakeFromNib() {}

  var detent: SheetDetent {
    let identifier = SheetDetent.Identifier(rawValue: name ?? kind.rawValue)
    if let height { return .height(height, identifier) }
    return switch kind {
    case .medium: SheetDetent(identifier) { SheetDetent.medium.height(in: $0) }
    case .large: SheetDetent(identifier) { SheetDetent.large.height(in: $0) }
    case .fitting: SheetDetent(identifier) { SheetDetent.fitting.height(in: $0) }
    }
  }
}
