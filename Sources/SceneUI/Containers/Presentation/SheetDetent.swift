import SceneValues

/// A height at which a sheet can rest. See `SheetPresentation`.
///
/// ```swift
/// filter.sheetPresentation.detents = [.fitting, .height(320, "list"), .large]
/// ```
public struct SheetDetent {
  /// The name that identifies a detent.
  public struct Identifier: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name as a string.
    public let rawValue: String

    /// Creates an identifier from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from a string literal.
    public init(stringLiteral value: String) { rawValue = value }

    /// The identifier of `SheetDetent.medium`.
    public static let medium: Identifier = "medium"
    /// The identifier of `SheetDetent.large`.
    public static let large: Identifier = "large"
    /// The identifier of `SheetDetent.fitting`.
    public static let fitting: Identifier = "fitting"
  }

  /// The space that is available to a sheet.
  public struct Context {
    /// The maximum height of the sheet, in points, excluding the bottom safe area.
    public let maximumHeight: Double
    /// The height that fits the content at the sheet's width, in points, excluding the bottom safe area. The view's
    /// constraints or `preferredContentSize` determine this height. The value is nil if neither does.
    public var fittingHeight: Double? { fitting() }
    /// The traits of the view that the sheet covers.
    public let traits: TraitCollection
    let fitting: () -> Double?
  }

  /// The name of the detent. If several detents of a sheet have the same name, only the first one is used.
  public let identifier: Identifier
  private let height: (Context) -> Double?

  /// A detent with half of the available height.
  public static var medium: SheetDetent { SheetDetent(.medium) { $0.maximumHeight / 2 } }
  /// A detent with the full available height.
  public static var large: SheetDetent { SheetDetent(.large) { $0.maximumHeight } }
  /// A detent with the height that the view's constraints determine, or with the full available height if the constraints
  /// do not determine one.
  public static var fitting: SheetDetent { SheetDetent(.fitting) { $0.fittingHeight ?? $0.maximumHeight } }

  /// Creates a detent whose height is computed.
  ///
  /// - Parameters:
  ///   - identifier: The name of the detent.
  ///   - height: A closure that returns the height in points, or nil to disable the detent. It is called whenever the
  ///     sheet is laid out. The height excludes the bottom safe area and is limited to the available height.
  public init(_ identifier: Identifier, height: @escaping (Context) -> Double?) {
    self.identifier = identifier
    self.height = height
  }

  /// Returns a detent with a fixed height in points. The height excludes the bottom safe area.
  public static func height(_ points: Double, _ identifier: Identifier) -> SheetDetent {
    SheetDetent(identifier) { _ in points }
  }

  func height(in context: Context) -> Double? {
    guard let wanted = height(context), wanted.isFinite else { return nil }
    return min(max(0, wanted), context.maximumHeight)
  }
}
