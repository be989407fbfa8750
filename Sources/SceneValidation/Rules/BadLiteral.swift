import SceneDiagnostics
import SceneModel
import SceneValues

package enum BadLiteral: FileRule {
  package static let description = RuleDescription(
    "bad-literal", .syntax, .error,
    summary: "Value is invalid for the property's type",
    discussion: """
      Each type has its own notation. For example, a rectangle is four numbers in the form 'x y width \
      height', and a color is '#RRGGBB' or a standard name. Separate numbers with spaces, and write them \
      without units. Options are words separated by spaces. The face of a font precedes its size. Boolean \
      values are 'true' and 'false'. The diagnostic marks the first invalid part of the value and shows the \
      accepted notation.

      The time zone of a date picker is an identifier such as 'Europe/Berlin', or an offset such as \
      'GMT+0530'. If the system has a list of time zones, a time zone that is not in the list is reported as \
      a warning, because other systems can have newer lists. In Xcode files, abbreviations such as 'PST' are \
      also accepted.
      """,
    wrong: .view(
      """
      <label text="12:00" frame="20 20 ▶80px 21" textColor="▶darkGrey"/>
      <label text="Alarm" frame="▶20,41,80,21" font="▶17 bold" hidden="▶yes"/>
      <view id="face">
        <runtimeAttribute key="layer.cornerCurve" type="string" value="▶continous"/>
      </view>
      """),
    right: .view(
      """
      <label text="12:00" frame="20 20 80 21" textColor="darkGray"/>
      <label text="Alarm" frame="20 41 80 21" font="bold 17" hidden="true"/>
      <view id="face">
        <runtimeAttribute key="layer.cornerCurve" type="string" value="continuous"/>
      </view>
      """))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for index in scene.valueTable.faulty {
      let value = scene.document.values[index]
      guard let error = value.error, error.bounds == nil, let type = value.type else { continue }
      let range = value.errorRange
      let isWhole = range == value.literal.range
      let part = Name(isWhole ? value.literal.text : scene.document.source.text(range), range)
      let suggestion =
        setting(of: value, in: scene)
        ?? scene.respelling(of: value.literal, as: type, in: value.limits, for: value.key.text)
        ?? scene.suggestion(for: part, among: error.candidates, as: .value)
      diagnostics.append(
        diagnostic(
          .takes(value.key.text, type.expectation, not: written(part, as: type)), at: range, in: scene,
          notes: suggestion == nil ? advice(for: value, as: type, in: scene) : [], suggesting: suggestion))
    }
    checkRuntimeAttributes(of: scene, into: &diagnostics)
    checkTimeZones(of: scene, into: &diagnostics)
  }

  private static func setting(of value: PropertyValue, in scene: CheckedScene) -> Suggestion? {
    guard value.origin == .attribute, case .object(let object) = value.owner,
      let known = scene.objectClasses[object]
    else { return nil }
    return scene.suggestion(forSetting: value.key, to: value.literal, of: object) {
      scene.vocabulary.property($0, of: known.qualifiedName) != nil
    }
  }

  private static func advice(
    for value: PropertyValue, as type: ValueType, in scene: CheckedScene
  ) -> [Diagnostic.Note] {
    let words = value.literal.text.split { ", ".contains($0) }.map(String.init)
    if [ValueType.rect, .size].contains(type), words.contains(where: isRelative) {
      return [scene.note(.relativeSize)]
    }
    guard value.origin == .attribute, ForeignNames.isDefault(value.literal.text) else { return [] }
    return [scene.note(.leaveOut(value.key.text))]
  }

  private static func isRelative(_ size: String) -> Bool {
    size.hasSuffix("%") || size.first?.isLetter == true
  }

  private static func checkRuntimeAttributes(of scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for index in scene.valueTable.runtimeAttributes {
      let value = scene.document.values[index]
      guard value.type == .string, let property = scene.runtimeProperty(of: value)?.property,
        case .enumeration(let names) = property.type, !names.contains(value.literal.text)
      else { continue }
      diagnostics.append(
        diagnostic(
          .takes(property.key, property.type.expectation, not: "\(value.literal.text)"),
          at: value.literal.range, in: scene,
          suggesting: scene.suggestion(for: value.literal, among: names, as: .value)))
    }
  }

  private static func checkTimeZones(of scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for index in scene.steps.counting(scene.document.values.indices(forKey: "timeZone")) {
      let value = scene.document.values[index]
      guard case .string(let name) = value.value,
        let object = scene.document.object(of: scene.document.values.owner(at: index)),
        let known = scene.objectClasses[object],
        scene.vocabulary.isClass(known.qualifiedName, descendantOf: "DatePicker") == true,
        let zones = TimeZoneNames.system.value,
        zones.isUnknown(name, isApple: scene.vocabulary.usesUIKitNames)
      else { continue }
      let meant = zones.timeZone(for: name).map { scene.suggestion(replacing: value.literal, with: $0) }
      let suggestion = meant ?? scene.suggestion(for: value.literal, among: zones.all)
      diagnostics.append(
        diagnostic(
          .unknownTimeZone(name), at: value.literal.range, in: scene, severity: .warning,
          notes: suggestion == nil ? [scene.note(.timeZones)] : [], suggesting: suggestion))
    }
  }

  private static func written(_ part: Name, as type: ValueType) -> Message {
    switch type {
    case .reference, .references:
      .joined(part.text.split(separator: " ").map { "\(object: String($0))" }, separator: " ")
    default: "\(part.text)"
    }
  }
}

extension Message {
  fileprivate static func unknownTimeZone(_ name: String) -> Message {
    "Time zone '\(name)' does not exist"
  }

  fileprivate static var timeZones: Message {
    "write an identifier such as 'Europe/Berlin', or an offset of at most 18 hours such as 'GMT+0530'"
  }

  fileprivate static var relativeSize: Message {
    "write a constraint for a relative size, such as 'width = superview.width * 0.5'"
  }

  fileprivate static func leaveOut(_ key: String) -> Message { "remove '\(key: key)' to use its default" }

  fileprivate static func takes(_ key: String, _ expectation: String, not part: Message) -> Message {
    "'\(key: key)' must be \(expectation), not '\(part)'"
  }
}
