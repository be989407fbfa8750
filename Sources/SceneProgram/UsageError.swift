/// An error for an invalid command line. The app prints the reason and the help text, and exits with status 64.
public struct UsageError: Error, CustomStringConvertible {
  /// The reason, without a final period.
  public let description: String

  /// Creates an error with a reason.
  public init(_ description: String) { self.description = description }

  /// Creates an error for an invalid option value.
  ///
  /// - Parameters:
  ///   - value: The invalid value.
  ///   - option: The option, including its dashes.
  ///   - wanted: The accepted values, as a phrase that follows "must be" in the message, such as `a number from 1`.
  public init(_ value: String, of option: String, wanted: String) {
    self.init("\(option) must be \(wanted), not '\(value)'")
  }
}
