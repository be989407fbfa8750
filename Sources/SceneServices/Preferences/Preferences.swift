/// The user's preferences. They are stored in memory unless the host app provides a persistent store.
///
/// ```swift
/// extension PreferenceKey<Double> {
///   static var volume: Self { PreferenceKey("volume", default: 0.5) }
/// }
///
/// context.preferences[.volume] = 0.8
/// context.preferences.reset(.volume)
/// ```
public final class Preferences {
  private let notifications: NotificationCenter
  /// The store that contains the preferences. Replacing the store does not copy its values.
  public var store: any PreferenceStore = PreferencesInMemory()

  package init(notifications: NotificationCenter) { self.notifications = notifications }

  /// The value of a preference, or the default if no such value is stored. Setting a value posts `.preferencesDidChange`.
  public subscript<Value: PreferenceValue>(_ key: PreferenceKey<Value>) -> Value {
    get { store.value(named: key.name) as? Value ?? key.defaultValue }
    set {
      store.setValue(newValue, named: key.name)
      notifications.post(.preferencesDidChange, object: self, content: key.name)
    }
  }

  /// Resets a preference to its default value.
  public func reset<Value: PreferenceValue>(_ key: PreferenceKey<Value>) {
    store.setValue(nil, named: key.name)
    notifications.post(.preferencesDidChange, object: self, content: key.name)
  }
}

extension NotificationName<String> {
  /// Posted after a preference has been set or reset. The notification's content is the name of the preference.
  public static var preferencesDidChange: Self { "preferencesDidChange" }
}

/// The name, type, and default value of a preference.
public struct PreferenceKey<Value: PreferenceValue>: Sendable {
  /// The preference's name in the store.
  public let name: String
  /// The value that is used if no value of this type is stored.
  public let defaultValue: Value

  /// Creates a key. Keys with the same name refer to the same value.
  public init(_ name: String, default defaultValue: Value) {
    self.name = name
    self.defaultValue = defaultValue
  }
}

/// A type of values that every preference store supports.
public protocol PreferenceValue: Sendable {}

extension Bool: PreferenceValue {}
extension Int: PreferenceValue {}
extension Double: PreferenceValue {}
extension String: PreferenceValue {}
extension Array: PreferenceValue where Element: PreferenceValue {}

/// A store for preferences, such as a file.
public protocol PreferenceStore: AnyObject {
  /// Returns the stored value, or nil if there is none.
  func value(named name: String) -> (any PreferenceValue)?
  /// Stores a value, replacing any existing value. If the new value is nil, the existing value is removed.
  func setValue(_ value: (any PreferenceValue)?, named name: String)
}

private final class PreferencesInMemory: PreferenceStore {
  private var values: [String: any PreferenceValue] = [:]

  func value(named name: String) -> (any PreferenceValue)? { values[name] }
  func setValue(_ value: (any PreferenceValue)?, named name: String) { values[name] = value }
}
