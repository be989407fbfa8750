/// A command-line option, which begins with two dashes and can have a value.
///
/// ```swift
/// program.options = [
///   .value("--database", "FILE", "the file in which to store entries; default: in memory"),
///   .flag("--quiet", "play no sounds"),
/// ]
/// ```
public struct ProgramOption {
  /// The kind of value that an option accepts.
  public enum Value {
    case none
    /// The option requires a value. The associated string is the value's placeholder in help, such as `FILE`.
    case required(String)
    /// The option's value can be omitted. The value follows an equals sign, or is the next argument if `isValue` accepts
    /// that argument. The associated string is the value's placeholder in help.
    case optional(String, isValue: @Sendable (String) -> Bool)
  }

  /// The name, including its dashes, such as `--database`.
  public let name: String
  /// The kind of value that the option accepts.
  public let value: Value
  /// A short description that is shown in help.
  public let help: String
  let action: ((ProgramArguments) throws -> Void)?

  init(
    _ name: String, _ value: Value, _ help: String, action: ((ProgramArguments) throws -> Void)? = nil
  ) {
    precondition(
      name.hasPrefix("--") && name.count > 2 && !name.contains("="),
      "an option must begin with two dashes: \(name)")
    (self.name, self.value, self.help, self.action) = (name, value, help, action)
  }

  /// Creates an option without a value.
  public static func flag(_ name: String, _ help: String) -> ProgramOption { .init(name, .none, help) }

  /// Creates an option with a value, which follows a space or an equals sign.
  ///
  /// - Parameters:
  ///   - name: The name, including its dashes.
  ///   - value: The value's placeholder in help, such as `FILE`.
  ///   - help: A short description that is shown in help.
  /// - Returns: The option.
  public static func value(_ name: String, _ value: String, _ help: String) -> ProgramOption {
    .init(name, .required(value), help)
  }

  /// Creates an option whose value can be omitted.
  ///
  /// - Parameters:
  ///   - name: The name, including its dashes.
  ///   - value: The value's placeholder in help, such as `ADDRESS`.
  ///   - help: A short description that is shown in help.
  ///   - isValue: A closure that returns whether the argument after the option is the option's value. Text after an
  ///     equals sign is always the value.
  /// - Returns: The option.
  public static func optionalValue(
    _ name: String, _ value: String, _ help: String, isValue: @escaping @Sendable (String) -> Bool
  ) -> ProgramOption {
    .init(name, .optional(value, isValue: isValue), help)
  }

  /// Creates an option that runs a closure instead of showing windows.
  ///
  /// - Parameters:
  ///   - name: The name, including its dashes.
  ///   - help: A short description that is shown in help.
  ///   - action: A closure that receives all arguments. If the closure throws an error, the app prints the error. The app
  ///     then exits with status 64 for a `UsageError`, and with status 1 for any other error.
  /// - Returns: The option.
  public static func action(
    _ name: String, _ help: String, _ action: @escaping (ProgramArguments) throws -> Void
  ) -> ProgramOption {
    .init(name, .none, help, action: action)
  }

  var usage: String {
    switch value {
    case .none: name
    case .required(let value): "\(name) \(value)"
    case .optional(let value, _): "\(name)[=\(value)]"
    }
  }
}
