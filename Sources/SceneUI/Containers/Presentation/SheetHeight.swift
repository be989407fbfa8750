import SceneRuntime
import SceneValues

/// `<detent kind="medium"/>`, `<detent name="list" height="320"/>`: a height at which a scene's sheet rests.
public final class SheetHeight: PlainSceneObject {
  /// The heights that need no number.
  public enum Kind: String, SceneEnumeration {
    /// Half as high as there is room, and as high.
    case medium, large
    /// As high as constraints in the view make it.
    case fitting
  }

  /// Which height; as high as there is room by default.
  public var kind = Kind.large
  /// In points, without the safe area at the lower edge, which is added; nil, the default, for what `kind` says.
  public var height: Double? {
    didSet { height = height?.bounded(to: .lengths, from: oldValue ?? 0) }
  }
  /// What it is called, in place of its kind; nil, the default, for that.
  public var name: String?

  /// Makes one that is as high as there is room.
  public init() {}

  /// What scenes say in a `<detent>` of a sheet.
  public static var declaration: ClassDeclaration {
    ClassDeclaration(SheetHeight.self, element: "detent", "A height of a sheet.") {
      $0.property(
        "kind", default: .large, "Half of the available height, all of it, or the height of the content.",
        get: \.kind, set: { $0.kind = $1 })
      $0.property(
        "height", in: .lengths, "The height in points, without the safe area. Replaces 'kind'.",
        get: \.height, set: { $0.height = $1 })
      $0.property(
        "name", "The name for 'selectedDetent'. Default: the kind.", get: \.name, set: { $0.name = $1 })
    }
  }

  /// Does nothing: by now the sheet knows the height.
  public func awakeFromNib() {}

  /// The same, for a sheet.
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
