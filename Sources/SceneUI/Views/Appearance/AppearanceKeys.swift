/// The properties that can be set in code with appearance rules. Each class declares its own keys.
///
/// ```swift
/// extension AppearanceKeys where Object: ClockView {
///   var handColor: AppearanceKey<Color> { AppearanceKey() }
/// }
///
/// context.appearance(of: ClockView.self).handColor = .black
/// ```
///
/// The class must also declare the property for scenes, with `appearance:`. Otherwise, using the key reports an error.
public struct AppearanceKeys<Object: AppearanceSubject> {
  init() {}
}

/// A key for a property that has a single value.
public struct AppearanceKey<Value> {
  let name: String

  /// Creates a key.
  ///
  /// - Parameter name: The name of the property in scenes. The default is the name of the key.
  public init(_ name: String = #function) { self.name = name }
}

/// A key for a property that has a separate value for each variant, such as for each state of a control.
public struct VariantAppearanceKey<Variant, Value> {
  let name: String

  /// Creates a key.
  ///
  /// - Parameter name: The name of the property in scenes. The default is the name of the key.
  public init(_ name: String = #function) { self.name = name }
}
