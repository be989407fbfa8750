/// The identifier of an element in an app's accessibility trees, such as `12` for a view, or `12.3` for its third part.
///
/// The number of a view is unique within a context. A cell that is reused for another row receives a new number.
public struct AccessibilityID: Hashable, Sendable, Comparable, LosslessStringConvertible {
  /// The number of the view, or 0 if there is no view.
  public let number: Int
  /// The number of the part, starting at 1, or 0 for the view itself.
  public let part: Int

  /// Creates an identifier.
  ///
  /// - Parameters:
  ///   - number: The number of the view.
  ///   - part: The number of the part, starting at 1. The default is 0, which identifies the view itself.
  public init(_ number: Int, part: Int = 0) {
    self.number = number
    self.part = part
  }

  /// Creates an identifier from a string in the format of `description`. Returns nil for any other string.
  public init?(_ description: String) {
    let parts = description.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...2).contains(parts.count), let number = parts[0], let part = parts.count == 2 ? parts[1] : 0
    else {
      return nil
    }
    self.init(number, part: part)
    guard self.description == description else { return nil }
  }

  /// The view's number. If the identifier refers to a part, the number is followed by a dot and the part's number.
  public var description: String { part == 0 ? "\(number)" : "\(number).\(part)" }

  /// Compares two identifiers by the order in which they were assigned.
  public static func < (a: Self, b: Self) -> Bool { (a.number, a.part) < (b.number, b.part) }
}
