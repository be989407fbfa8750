import SceneDiagnostics
import SceneValidation
import Testing

@Suite struct NameFormTests {
  @Test(
    "Accepts names that match the style",
    arguments: [
      (NameForm.Style.camelCase, ["a", "alarm", "alarmCell", "alarm2", "aB2c", "urlURL"]),
      (.pascalCase, ["A", "Alarm", "AlarmCell", "Alarm2", "URLCell"]),
      (.kebabCase, ["a", "alarm", "alarm-cell", "alarm-2", "a-b-c", "cell2"]),
      (.snakeCase, ["a", "alarm", "alarm_cell", "alarm_2", "a_b_c", "cell2"]),
    ])
  func matching(_ style: NameForm.Style, _ names: [String]) {
    for name in names { #expect(NameForm(style).fault(of: name) == nil, "\(name)") }
  }

  @Test(
    "Rejects names that do not match the style",
    arguments: [
      (NameForm.Style.camelCase, ["", "Alarm", "2nd", "alarm-cell", "alarm_cell", "größe", "a b"]),
      (.pascalCase, ["", "alarm", "2Nd", "Alarm-Cell", "Alarm_Cell", "Größe"]),
      (.kebabCase, ["", "Alarm", "alarmCell", "2-a", "-a", "a-", "a--b", "a_b", "größe"]),
      (.snakeCase, ["", "Alarm", "alarmCell", "2_a", "_a", "a_", "a__b", "a-b", "größe"]),
    ])
  func differing(_ style: NameForm.Style, _ names: [String]) {
    for name in names { #expect(NameForm(style).fault(of: name) == .style(style), "\(name)") }
  }

  private static let prefixSamples: [(form: NameForm, matching: [String], differing: [String])] = [
    (NameForm(prefix: "show"), ["showAlarm", "shower", "show-alarm", "show "], ["show", "sho", "Show2"]),
    (NameForm(.camelCase, prefix: "show"), ["showAlarm", "show2"], ["show", "shower", "alarmShow"]),
    (NameForm(.pascalCase, prefix: "Show"), ["ShowAlarm", "Show2"], ["Show", "Shower"]),
    (NameForm(.kebabCase, prefix: "show"), ["show-alarm", "show-2"], ["show", "shower-a", "show2"]),
    (NameForm(.snakeCase, prefix: "show_"), ["show_alarm"], ["show", "shower"]),
  ]

  @Test(
    "In names with a required style, a required prefix must be a whole word",
    arguments: prefixSamples)
  func prefixes(_ form: NameForm, _ matching: [String], _ differing: [String]) {
    for name in matching { #expect(form.fault(of: name) == nil, "\(name)") }
    for name in differing { #expect(form.fault(of: name) == .prefix(form.prefix), "\(name)") }
  }

  private static let suffixSamples: [(form: NameForm, matching: [String], differing: [String])] = [
    (NameForm(suffix: "cell"), ["alarmcell", "alarm-cell", "supercell"], ["cell", "alarmCell", "cells"]),
    (NameForm(.camelCase, suffix: "Cell"), ["alarmCell", "aCell"], ["cell", "alarmcell", "alarmCells"]),
    (NameForm(.pascalCase, suffix: "Cell"), ["AlarmCell"], ["Cell", "Supercell"]),
    (NameForm(.kebabCase, suffix: "cell"), ["alarm-cell"], ["cell", "supercell"]),
    (NameForm(.snakeCase, suffix: "_cell"), ["alarm_cell"], ["cell", "supercell"]),
  ]

  @Test(
    "In names with a required style, a required suffix must be a whole word",
    arguments: suffixSamples)
  func suffixes(_ form: NameForm, _ matching: [String], _ differing: [String]) {
    for name in matching { #expect(form.fault(of: name) == nil, "\(name)") }
    for name in differing { #expect(form.fault(of: name) == .suffix(form.suffix), "\(name)") }
  }

  @Test("Reports the first requirement that a name does not meet")
  func combinations() {
    let form = NameForm(.camelCase, prefix: "show", suffix: "Alarm")
    #expect(form.fault(of: "showNextAlarm") == nil)
    #expect(form.fault(of: "showAlarm") == nil)
    #expect(form.fault(of: "show-alarm") == .style(.camelCase))
    #expect(form.fault(of: "openAlarm") == .prefix("show"))
    #expect(form.fault(of: "showAlarms") == .suffix("Alarm"))
    // Prefix and suffix must not overlap.
    #expect(NameForm(prefix: "aba", suffix: "bab").fault(of: "abab") == .suffix("bab"))
    #expect(NameForm().fault(of: "") == nil)
  }

  @Test(
    "Rejects a required prefix or suffix that contradicts the required style",
    arguments: [
      (NameForm(.camelCase, prefix: "show", suffix: "Alarm2"), []),
      (NameForm(.camelCase, prefix: "Show", suffix: "alarm"), [.prefix("Show"), .suffix("alarm")]),
      (NameForm(.pascalCase, prefix: "Show", suffix: "Alarm"), []),
      (NameForm(.pascalCase, prefix: "show"), [.prefix("show")]),
      (NameForm(.kebabCase, prefix: "show-", suffix: "-2"), []),
      (NameForm(.kebabCase, prefix: "-", suffix: "a--b"), [.prefix("-"), .suffix("a--b")]),
      (NameForm(.snakeCase, prefix: "show_the", suffix: "alarm"), []),
      (NameForm(.snakeCase, prefix: "show-", suffix: "Alarm"), [.prefix("show-"), .suffix("Alarm")]),
      (NameForm(prefix: "-", suffix: "ß"), []),
    ] as [(NameForm, [NameForm.Fault])])
  func contradictions(_ form: NameForm, _ faults: [NameForm.Fault]) {
    #expect(form.contradictions == faults)
  }
}
