import SceneValues

/// A height at which a sheet rests: see `SheetPresentation`.
///
/// ```swift
/// filter.sheetPresentation.detents = [.fitting, .height(320, "list"), .large]
/// ```
public struct SheetDetent {
  /// What a detent is called.
  public struct Identifier: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name.
    public let rawValue: String

    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name, as it is written.
    public init(stringLiteral value: String) { rawValue = value }

    /// That of `SheetDetent.medium`.
    public static let medium: Identifier = "medium"
    /// That of `SheetDetent.large`.
    public static let large: Identifier = "large"
    /// That of `SheetDetent.fitting`.
    public static let fitting: Identifier = "fitting"
  }

  /// The room that a sheet has.
  public struct Context {
    /// How high a sheet can be, in points, without the safe area at the lower edge.
    public let maximumHeight: Double
    /// How high constraints in the view make it in the width of the sheet, or `preferredContentSize` says, in points,
    /// without the safe area at the lower edge. Nil where neither says it.
    public var fittingHeight: Double? { fitting() }
    /// Those of what the sheet lies over.
    public let traits: TraitCollection
    let fitting: () -> Double?
  }

  /// What it is called: of two of one name in a sheet, the first counts.
  public let identifier: Identifier
  private let height: (Context) -> Double?

  /// Half as high as there is room.
  public static var medium: SheetDetent { SheetDetent(.medium) { $0.maximumHeight / 2 } }
  /// As high as there is room.
  public static var large: SheetDetent { SheetDetent(.large) { $0.maximumHeight } }
  /// As high as constraints in the view make it; as there is room, where they leave it open.
  public static var fitting: SheetDetent { SheetDetent(.fitting) { $0.fittingHeight ?? $0.maximumHeight } }

  /// As high as a function says.
  ///
  /// - Parameters:
  ///   - identifier: what it is called.
  ///   - height: in points, without the safe area at the lower edge, which is added. Asked in each layout of the sheet; nil
  ///     where there is no such detent then. What is more than there is room for, is cut.
  public init(_ identifier: Identifier, height: @escaping (Context) -> Double?) {
    self.identifier = identifier
    self.height = height
  }

  /// So high, without the safe area at the lower edge, which is added.
  public static func height(_ points: Double, _ identifier: Identifier) -> SheetDetent {
    SheetDetent(identifier) { _ in points }
  }

  /// Nil where it is none now.
  func height(in context: Context) -> Double? {
    guard let wanted = height(context), wanted.isFinite else { return nil }
    return min(max(0, wanted), context.maximumHeight)
  }
}
