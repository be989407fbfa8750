import SceneServices

/// The saved state of one controller, by keys that the controller chooses. Values are Booleans, numbers, strings, and arrays.
public final class RestorationCoder {
  private let store: any PreferenceStore
  private let position: String
  private(set) var names: [String] = []

  init(_ store: any PreferenceStore, at position: String) {
    (self.store, self.position) = (store, position)
  }

  private func name(_ key: String) -> String { "\(SavedState.prefix)/\(position):\(key)" }

  /// Saves a value, replacing any value with the same key.
  public func encode<Value: PreferenceValue>(_ value: Value, forKey key: String) {
    let name = name(key)
    store.setValue(value, named: name)
    if !names.contains(name) { names.append(name) }
  }

  /// Returns the saved value, or nil if there is no value of this type.
  public func decode<Value: PreferenceValue>(_ type: Value.Type, forKey key: String) -> Value? {
    store.value(named: name(key)) as? Value
  }

  /// Returns whether a value with the key is saved.
  public func containsValue(forKey key: String) -> Bool { store.value(named: name(key)) != nil }
}
