/// Where a property's value came from.
public enum ValueOrigin: UInt8, Sendable {
  /// The class: nobody has said anything.
  case `default`
  /// An appearance rule.
  case rule
  /// The object itself was given the value, by code or by its scene: rules leave it alone.
  case own
}

/// Stores a property that appearance rules may set, and where its value came from.
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
/// It costs a byte and a store. `$dialColor` tells where the value came from; `$dialColor = .default` hands the
/// property back to the rules, which look at it when the view next enters a window.
@propertyWrapper @frozen public struct Stylable<Value> {
  @usableFromInline var value: Value
  /// Where the value came from; setting it leaves the value as it is.
  public var projectedValue: ValueOrigin

  /// Stores the value that the class gives, of origin `default`.
  @inlinable @inline(__always)
  public init(wrappedValue: Value) {
    value = wrappedValue
    projectedValue = .default
  }

  /// The stored value; setting it makes it the object's own.
  @inlinable public var wrappedValue: Value {
    @inline(__always) get { value }
    @inline(__always) set {
      value = newValue
      projectedValue = .own
    }
  }
}

extension Stylable: Sendable where Value: Sendable {}
