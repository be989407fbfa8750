/// The origin of a property's value.
public enum ValueOrigin: UInt8, Sendable {
  /// The value is the class's default.
  case `default`
  case rule
  /// Code or the scene set the value, so appearance rules do not change it.
  case own
}

/// A property wrapper for properties that appearance rules can set. It stores the value and its origin.
///
/// ```swift
/// final class ClockView: View {
///   @Stylable var dialColor = Color.white { didSet { setNeedsDisplay() } }
///
///   override class var declaration: ClassDeclaration {
///     ClassDeclaration(ClockView.self) {
///       $0.property(
///         "dialColor", default: .white, appearance: \.$dialColor, get: \.dialColor, set: { $0.dialColor = $1 }
///       )
///     }
///   }
/// }
/// ```
///
/// Storing the origin costs one byte for each property and one store operation for each change. The origin is available
/// as `$dialColor`. If you set `$dialColor = .default`, rules can set the property again when the view is next added to a
/// window.
@propertyWrapper @frozen public struct Stylable<Value> {
  @usableFromInline var value: Value
  /// The origin of the value. Setting the origin does not change the value.
  public var projectedValue: ValueOrigin

  /// Creates a property with a default value. The origin is `default`.
  @inlinable @inline(__always)
  public init(wrappedValue: Value) {
    value = wrappedValue
    projectedValue = .default
  }

  /// The value. Setting the value changes the origin to `own`.
  @inlinable public var wrappedValue: Value {
    @inline(__always) get { value }
    @inline(__always) set {
      value = newValue
      projectedValue = .own
    }
  }
}

extension Stylable: Sendable where Value: Sendable {}
