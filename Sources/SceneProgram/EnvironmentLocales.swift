import ScenePlatform

/// The languages that a person has asked the system for, by the variables of the environment that say so.
public enum EnvironmentLocales {
  /// The best first, as `SceneContext.preferredLocales` has them: `["de-AT", "en"]`. Empty where nothing is asked for.
  public static var all: [String] { locales { name in getenv(name).map { String(cString: $0) } } }

  /// `LANGUAGE` lists several, and counts where a language is set at all: by `LC_ALL`, `LC_MESSAGES` or `LANG`, of which the
  /// first counts that is not empty.
  static func locales(_ variable: (String) -> String?) -> [String] {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    guard let set = names.lazy.compactMap(variable).first(where: { !$0.isEmpty }), let main = locale(set)
    else {
      return []
    }
    let listed = (variable("LANGUAGE") ?? "").split(separator: ":").compactMap { locale(String($0)) }
    return listed.isEmpty ? [main] : listed
  }

  /// `de-AT` of `de_AT.UTF-8@euro`; nil for the languages of machines, `C` and `POSIX`.
  private static func locale(_ text: String) -> String? {
    let name = text.prefix { $0 != "." && $0 != "@" }
    guard !name.isEmpty, name != "C", name != "POSIX" else { return nil }
    return String(name.map { $0 == "_" ? "-" : $0 })
  }
}
