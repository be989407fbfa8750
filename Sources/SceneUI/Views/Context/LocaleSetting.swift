/// A setting whose value is derived from `SceneContext.shownLocale` unless the app overrides the value.
struct LocaleSetting<Value: Equatable> {
  var ofLocale: Value
  var chosen: Value?

  init(_ value: Value) { ofLocale = value }

  var value: Value { chosen ?? ofLocale }
}
