/// An option of a program's command line: a word that begins with two dashes, and what may follow it.
///
/// ```swift
/// program.options = [
///   .value("--database", "FILE", "where entries are kept; in memory unless given"),
///   .flag("--quiet", "no sounds"),
/// ]
/// ```
public struct ProgramOption {
  /// What follows an option.
  public enum Value {
    /// Nothing.
    case none
    /// A value, whose name help shows: `FILE`.
    case required(String)
    /// A value that may be left out: it follows an equals sign, or as a word of its own where the closure takes the word
    /// for one.
    case optional(String, isValue: @Sendable (String) -> Bool)
  }

  /// With its dashes: `--database`.
  public let name: String
  /// What follows it.
  public let value: Value
  /// What it does, in a few words, for help.
  public let help: String
  /// Run in place of the program's windows; nil where it is for them.
  let action: ((ProgramArguments) throws -> Void)?

  init(
    _ name: String, _ value: Value, _ help: String, action: ((ProgramArguments) throws -> Void)? = nil
  ) {
    precondition(
      name.hasPrefix("--") && name.count > 2 && !name.contains("="),
      "an option begins with two dashes: \(name)")
    (self.name, self.value, self.help, self.action) = (name, value, help, action)
  }

  /// An option without a value.
  public static func flag(_ name: String, _ help: String) -> ProgramOption { .init(name, .none, help) }

  /// An option with a value, after a space or an equals sign.
  ///
  /// - Parameters:
  ///   - name: with its dashes.
  ///   - value: what the value is called in help: `FILE`.
  ///   - help: what it does.
  /// - Returns: the option.
  public static func value(_ name: String, _ value: String, _ help: String) -> ProgramOption {
    .init(name, .required(value), help)
  }

  /// An option whose value may be left out.
  ///
  /// - Parameters:
  ///   - name: with its dashes.
  ///   - value: what the value is called in help: `ADDRESS`.
  ///   - help: what it does.
  ///   - isValue: whether the word after the option is its value; if not, it stands for itself. After an equals sign,
  ///     everything is.
  /// - Returns: the option.
  public static func optionalValue(
    _ name: String, _ value: String, _ help: String, isValue: @escaping @Sendable (String) -> Bool
  ) -> ProgramOption {
    .init(name, .optional(value, isValue: isValue), help)
  }

  /// An option that has something else done: the program shows no windows, and ends when the closure returns.
  ///
  /// - Parameters:
  ///   - name: with its dashes.
  ///   - help: what it does.
  ///   - action: gets all arguments. What it throws is printed, and the program ends with status 1, or with 64 for a
  ///     `UsageError`.
  /// - Returns: the option.
  public static func action(
    _ name: String, _ help: String, _ action: @escaping (ProgramArguments) throws -> Void
  ) -> ProgramOption {
    .init(name, .none, help, action: action)
  }

  /// As help shows it: `--web[=ADDRESS]`.
  var usage: String {
    switch value {
    case .none: name
    case .required(let value): "\(name) \(value)"
    case .optional(let value, _): "\(name)[=\(value)]"
    }
  }
}
