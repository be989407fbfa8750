/// The origin of a property's value.
public enum ValueOrigin: UInt8, Sendable {
  /// The value is the default of the class.
  case `default`
  case rule
  /// Code or the scene has set the value, so rules do not change it.
  case own
}

/// Stores a property that appearance rules can set, together with the origin of its value.
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
/// Storing the origin costs one byte, and one store operation per change. `$dialColor` is the origin of the
/// value. `$dialColor = .default` lets rules set the property again when the view next enters a window.
@propertyWrapper @frozen public struct Stylable<Value> {
  @usableFromInline var value: Value
  /// The origin of the value. Setting the origin does not change the value.
  public var projectedValue: ValueOrigin

  /// Creates a property with the default value of the class and the origin `default`.
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
