/// By what an element is known in the trees of its application, as long as it is there.
///
/// A view has one number for all its life; a cell that is used again for another row gets another. No number is given twice
/// in a context. As text it is `12`, or `12.3` for the third part of what is one view.
public struct AccessibilityID: Hashable, Sendable, Comparable, LosslessStringConvertible {
  /// The number of the view; 0 for none.
  public let number: Int
  /// Which part of the view it is, from 1; 0 for the view itself.
  public let part: Int

  /// Names an element.
  ///
  /// - Parameters:
  ///   - number: of its view.
  ///   - part: of the view, from 1; 0, the default, for the view itself.
  public init(_ number: Int, part: Int = 0) {
    self.number = number
    self.part = part
  }

  /// Reads what `description` has written; nil for anything else.
  public init?(_ description: String) {
    let parts = description.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...2).contains(parts.count), let number = parts[0], let part = parts.count == 2 ? parts[1] : 0
    else {
      return nil
    }
    self.init(number, part: part)
    guard self.description == description else { return nil }
  }

  /// The number, and after a dot that of the part.
  public var description: String { part == 0 ? "\(number)" : "\(number).\(part)" }

  /// The one that was given first is less.
  public static func < (a: Self, b: Self) -> Bool { (a.number, a.part) < (b.number, b.part) }
}
