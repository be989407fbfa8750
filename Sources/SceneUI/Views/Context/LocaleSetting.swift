/// A setting that depends on the shown locale until the app sets it.
struct LocaleSetting<Value: Equatable> {
  var ofLocale: Value
  var chosen: Value?

  init(_ value: Value) { ofLocale = value }

  var value: Value { chosen ?? ofLocale }
}
