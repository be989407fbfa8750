/// A setting that follows the shown locale until the program sets it.
struct LocaleSetting<Value: Equatable> {
  /// The value of the shown locale.
  var ofLocale: Value
  /// The value that the program has set; nil to follow the shown locale.
  var chosen: Value?

  /// - Parameter value: used until a locale is shown.
  init(_ value: Value) { ofLocale = value }

  var value: Value { chosen ?? ofLocale }
}
