/// The names of Boolean attributes. HTML writes such an attribute without a value.
enum FlagAttributes {
  static func value(of name: String, isInXcodeFile: Bool) -> String? {
    let word = name.hasPrefix("is") ? String(name.dropFirst(2)).lowercased() : name.lowercased()
    return names.contains(word) ? (isInXcodeFile ? "YES" : "true") : nil
  }

  private static let names: Set = [
    "active", "allowsmultipleselection", "allowsselection", "animated", "animates", "animating", "autofocus",
    "checked", "clickable", "clipstobounds", "clipssubviews", "continuous", "disabled", "editable", "enabled",
    "entry", "hidden", "hideswhenstopped", "initialviewcontroller", "momentary", "multiple",
    "multipletouchenabled", "on", "opaque", "pagingenabled", "readonly", "required", "scrollenabled",
    "securetextentry", "selectable", "selected", "userinteractionenabled", "visible", "wraps",
  ]
}
