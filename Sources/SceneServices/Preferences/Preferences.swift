/// What the person has set, under names. In memory, unless the host plugs in a store that lasts longer.
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
  /// Where values are kept. What a former one holds is not copied.
  public var store: any PreferenceStore = PreferencesInMemory()

  package init(notifications: NotificationCenter) { self.notifications = notifications }

  /// What is set; the default where nothing is, or something of another type. Setting posts `.preferencesDidChange`.
  public subscript<Value: PreferenceValue>(_ key: PreferenceKey<Value>) -> Value {
    get { store.value(named: key.name) as? Value ?? key.defaultValue }
    set {
      store.setValue(newValue, named: key.name)
      notifications.post(.preferencesDidChange, object: self, content: key.name)
    }
  }

  /// Goes back to the default.
  public func reset<Value: PreferenceValue>(_ key: PreferenceKey<Value>) {
    store.setValue(nil, named: key.name)
    notifications.post(.preferencesDidChange, object: self, content: key.name)
  }
}

extension NotificationName<String> {
  /// A preference was set or reset; tells its name. Posted by the context's preferences.
  public static var preferencesDidChange: Self { "preferencesDidChange" }
}

/// What a preference is called, its type, and what holds until the person sets it.
public struct PreferenceKey<Value: PreferenceValue>: Sendable {
  /// What the preference is called in the store.
  public let name: String
  /// What holds while nothing, or something of another type, is stored.
  public let defaultValue: Value

  /// Makes a key; two of the same name read and write the same value.
  public init(_ name: String, default defaultValue: Value) {
    self.name = name
    self.defaultValue = defaultValue
  }
}

/// What a preference can be: one of the types here, which every store can write.
public protocol PreferenceValue: Sendable {}

extension Bool: PreferenceValue {}
extension Int: PreferenceValue {}
extension Double: PreferenceValue {}
extension String: PreferenceValue {}
extension Array: PreferenceValue where Element: PreferenceValue {}

/// Keeps preferences: in a file, say.
public protocol PreferenceStore: AnyObject {
  /// The value that is kept under a name; nil where there is none.
  func value(named name: String) -> (any PreferenceValue)?
  /// Keeps a value under a name, in place of the one that is there; nil removes it.
  func setValue(_ value: (any PreferenceValue)?, named name: String)
}

/// Keeps preferences for as long as the context lives.
private final class PreferencesInMemory: PreferenceStore {
  private var values: [String: any PreferenceValue] = [:]

  func value(named name: String) -> (any PreferenceValue)? { values[name] }
  func setValue(_ value: (any PreferenceValue)?, named name: String) { values[name] = value }
}
