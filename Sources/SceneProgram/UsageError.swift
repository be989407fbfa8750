/// A command line that cannot be understood: thrown by anything that a program runs, it ends the program with status 64, and help is
/// shown beside the reason.
public struct UsageError: Error, CustomStringConvertible {
  /// The reason, without a full stop.
  public let description: String

  /// An error for a reason.
  public init(_ description: String) { self.description = description }

  /// An error for a value that an option does not take.
  ///
  /// - Parameters:
  ///   - value: the value that was given.
  ///   - option: with its dashes.
  ///   - wanted: what it takes, as it goes on after "takes": `a number from 1`.
  public init(_ value: String, of option: String, wanted: String) {
    self.init("\(option) takes \(wanted), not '\(value)'")
  }
}
