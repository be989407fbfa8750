/// The properties that appearance rules may set, for code: each class says which are its own.
///
/// ```swift
/// extension AppearanceKeys where Object: ClockView {
///   var handColor: AppearanceKey<Color> { AppearanceKey() }
/// }
///
/// context.appearance(of: ClockView.self).handColor = .black
/// ```
///
/// The class's declaration says the same to scenes, by `appearance:`; a key without it is reported when it is used.
public struct AppearanceKeys<Object: AppearanceSubject> {
  init() {}
}

/// A property with a single value.
public struct AppearanceKey<Value> {
  let name: String

  /// - Parameter name: that of the property in scenes; the key's own unless given.
  public init(_ name: String = #function) { self.name = name }
}

/// A property with a value for each variant: for each state of a control.
public struct VariantAppearanceKey<Variant, Value> {
  let name: String

  /// - Parameter name: that of the property in scenes; the key's own unless given.
  public init(_ name: String = #function) { self.name = name }
}
