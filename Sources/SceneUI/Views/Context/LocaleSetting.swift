/// A setting that follows the shown locale until the app sets it.
struct LocaleSetting<Value: Equatable> {
  /// The value for the shown locale.
  var ofLocale: Value
  /// The value that the app has set, or nil to follow the shown locale.
  var chosen: Value?

  /// Creates a setting.
  ///
  /// - Parameter value: The value that is used until a locale is shown.
  init(_ value: Value) { ofLocale = value }

  var value: Value { chosen ?? ofLocale }
}
