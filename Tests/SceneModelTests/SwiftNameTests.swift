import SceneModel
import Testing

@Suite("Swift names for the names in scenes")
struct SwiftNameTests {
  @Test(arguments: [
    ("showPreferences", "showPreferences"), ("ShowPreferences", "showPreferences"),
    ("alarm-cell", "alarmCell"),
    ("alarm_cell", "alarmCell"), ("_x", "x"), ("URL", "url"), ("URLCell", "urlCell"), ("X2Y", "x2Y"),
    ("1st", "_1st"), ("Zelle 7", "zelle7"), ("Öffnen", "öffnen"), ("日 本", "日本"), ("e\u{301}t", "e\u{301}t"),
    ("\u{301}t", "_\u{301}t"), ("★", "u2605"), ("", "empty"), ("👍🏽", "u1f44d_1f3fd"), ("a/b.c", "aBC"),
  ])
  func convertsSceneNameToSwiftMember(_ text: String, _ name: String) {
    #expect(Array(SwiftName.member(text).unicodeScalars) == Array(name.unicodeScalars))
    // Valid names remain unchanged.
    #expect(SwiftName.member(name) == name || name.hasPrefix("_") || name.contains("_"))
    #expect(SwiftName.plain(name + "2") == SwiftName.plain(name))
    #expect(SwiftName.plain(name + "_") == SwiftName.plain(name))
    #expect(SwiftName.plain(name + "More") == name + "More")
  }

  @Test(arguments: [
    ("alarmClock", "AlarmClock"), ("Main~pad", "MainPad"), ("1-2", "_12"), ("★", "Scene_u2605"),
  ])
  func convertsSceneNameToSwiftType(_ text: String, _ name: String) {
    #expect(SwiftName.type(text) == name)
  }

  @Test("String literals escape line breaks and invisible characters")
  func writesStringsOnOneLine() {
    #expect(SwiftName.literal("a\"\\(b)\n\u{202E}\u{0}é") == #""a\"\\(b)\n\u{202e}\u{0}é""#)
  }
}
