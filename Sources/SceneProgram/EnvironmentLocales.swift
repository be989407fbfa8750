import ScenePlatform

/// The user's preferred languages, as specified in environment variables.
public enum EnvironmentLocales {
  /// The locales in the format of `SceneContext.preferredLocales`, most preferred first, such as `["de-AT", "en"]`. The
  /// array is empty if the environment specifies no language.
  public static var all: [String] { locales { name in getenv(name).map { String(cString: $0) } } }

  /// Returns the preferred locales. The first nonempty variable among `LC_ALL`, `LC_MESSAGES`, and `LANG` determines the
  /// locale. If the locale has a language, the list in `LANGUAGE` takes precedence.
  static func locales(_ variable: (String) -> String?) -> [String] {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    guard let set = names.lazy.compactMap(variable).first(where: { !$0.isEmpty }), let main = locale(set)
    else {
      return []
    }
    let listed = (variable("LANGUAGE") ?? "").split(separator: ":").compactMap { locale(String($0)) }
    return listed.isEmpty ? [main] : listed
  }

  /// Converts a POSIX locale such as `de_AT.UTF-8@euro` to `de-AT`. Returns nil for `C` and `POSIX`.
  private static func locale(_ text: String) -> String? {
    let name = text.prefix { $0 != "." && $0 != "@" }
    guard !name.isEmpty, name != "C", name != "POSIX" else { return nil }
    return String(name.map { $0 == "_" ? "-" : $0 })
  }
}
