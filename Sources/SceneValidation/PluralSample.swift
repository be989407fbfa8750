import SceneDiagnostics
import SceneValues

enum PluralSample {
  static let scene = RuleDescription.Sample.view(#"<label id="title" text="%d alarms"/>"#)

  static func file(
    few: String? = "%d budziki", two: String? = nil, marked name: String = "alarms"
  ) -> String {
    let plain = name.replacing("▶", with: "")
    let forms = [
      ("one", "%d budzik"), two.map { ("▶two", $0) }, few.map { ("few", $0) }, ("many", "%d budzików"),
      ("other", "%d budzika"),
    ].compactMap(\.self)
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
        <key>title.text</key>
        <dict>
          <key>NSStringLocalizedFormatKey</key>
          <string>%#@\(plain)@</string>
          <key>\(name)</key>
          <dict>
            <key>NSStringFormatSpecTypeKey</key>
            <string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key>
            <string>d</string>
      \(forms.map { "      <key>\($0)</key>\n      <string>\($1)</string>" }.joined(separator: "\n"))
          </dict>
        </dict>
      </dict>
      </plist>
      """
  }
}
