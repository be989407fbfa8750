/// The origin of a property's value.
public enum ValueOrigin: UInt8, Sendable {
  /// The value is the default of the class.
  case `default`
  case rule
  /// Code or the scene has set the value, so appearance rules do not change it.
  case own
}

/// A property wrapper for a property that appearance rules can set. It stores the value and its origin.
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
/// Storing the origin costs one byte, and one store operation per change. The origin is available as `$dialColor`.
/// Setting `$dialColor = .default` lets rules set the property again when the view is next added to a window.
@propertyWrapper @frozen public struct Stylable<Value> {
  @usableFromInline var value: Value
  /// The origin of the value. Setting the origin does not change the value.
  public var projectedValue: ValueOrigin

  /// Creates a property with a default value and the origin `default`.
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
