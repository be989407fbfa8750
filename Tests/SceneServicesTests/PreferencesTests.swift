import SceneUI
import Testing

extension PreferenceKey<Double> {
  fileprivate static var volume: Self { PreferenceKey("volume", default: 0.5) }
}
extension PreferenceKey<[String]> {
  fileprivate static var names: Self { PreferenceKey("names", default: []) }
}
extension PreferenceKey<Int> {
  fileprivate static var volumeAsNumber: Self { PreferenceKey("volume", default: 7) }
}

@Suite struct PreferencesTests {
  @Test("Stores a preference, and a reset restores its default")
  func settingAndResetting() {
    let context = SceneContext(clock: ManualClock())
    var changed: [String] = []
    let token = context.notifications.observe(.preferencesDidChange) { changed.append($0.content) }
    #expect(context.preferences[.volume] == 0.5)
    context.preferences[.volume] = 0.8
    context.preferences[.names].append("Ada")
    #expect(context.preferences[.volume] == 0.8 && context.preferences[.names] == ["Ada"])
    #expect(context.preferences[.volumeAsNumber] == 7, "the stored value is not a number of this type")
    context.preferences.reset(.volume)
    #expect(context.preferences[.volume] == 0.5 && changed == ["volume", "names", "volume"])
    #expect(
      SceneContext(clock: ManualClock()).preferences[.names] == [], "each context has its own preferences")
    token.cancel()
  }

  @Test("Uses the preference store that the host app provides")
  func customStore() {
    final class Written: PreferenceStore {
      var lines: [String] = []
      func value(named name: String) -> (any PreferenceValue)? { name == "volume" ? 0.1 : nil }
      func setValue(_ value: (any PreferenceValue)?, named name: String) {
        lines.append("\(name)=\(value.map { "\($0)" } ?? "")")
      }
    }
    let context = SceneContext(clock: ManualClock())
    let store = Written()
    context.preferences.store = store
    context.preferences[.volume] = 0.3
    context.preferences.reset(.volume)
    #expect(store.lines == ["volume=0.3", "volume="] && context.preferences[.volume] == 0.1)
  }
}
