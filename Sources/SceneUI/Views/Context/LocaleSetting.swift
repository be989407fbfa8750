/// A setting whose value is derived from the shown locale unless the app overrides it.
struct LocaleSetting<Value: Equatable> {
  var ofLocale: Value
  var chosen: Value?

  init(_ value: Value) { ofLocale = value }

  var value: Value { chosen ?? ofLocale }
}
