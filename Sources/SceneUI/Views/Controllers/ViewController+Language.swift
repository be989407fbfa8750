import SceneRuntime
import SceneValues

extension ViewController {
  /// Returns a localized string with arguments inserted. If an argument is a number, it selects the plural form.
  ///
  /// ```swift
  /// countLabel.text = localizedString("count.text", alarms.count)  // "1 alarm", "3 alarms"
  /// greetingLabel.text = localizedString("greeting", name)  // from Localizable.strings
  /// ```
  ///
  /// The string is in the first of the context's preferred locales for which the file has a table. If this language has
  /// no such string, the string is in the development language.
  ///
  /// - Parameters:
  ///   - key: The ID of an object and the name of a text property, such as `count.text`, or a key in a table for code.
  ///   - arguments: The values that replace placeholders such as `%d`, `%@`, and `%2$@`, in order.
  ///   - table: The name of the table for code. If nil (the default), the function searches the strings of the
  ///     controller's scene, and then `Localizable`.
  ///   - value: The string to use if no table contains the key. The default is the key.
  /// - Returns: The string.
  public func localizedString(
    _ key: String, _ arguments: any TextArgument..., table: String? = nil, value: String? = nil
  ) -> String {
    let context = contextIfAny
    return sceneInstance?.file.localizedString(
      key, arguments, table: table, preferring: context?.preferredLocales ?? [],
      developmentLanguage: context?.localizations?.first)
      ?? context?.codeString(key, arguments, table: table)
      ?? SceneFile.filled(value ?? key, arguments)
  }

  func notifyPreferredLocalesDidChange() {
    contextIfAny?.note(self, "preferredLocalesDidChange()")
    preferredLocalesDidChange()
    for child in children { child.notifyPreferredLocalesDidChange() }
    presented?.notifyPreferredLocalesDidChange()
  }

  func notifyLibraryTextsDidChange() {
    (self as? any LibraryTextFollowing)?.libraryTextsDidChange()
    for child in children { child.notifyLibraryTextsDidChange() }
    presented?.notifyLibraryTextsDidChange()
  }
}

extension Storyboard {
  /// Returns a string from the file, like `ViewController.localizedString(_:_:table:value:)`.
  public func localizedString(
    _ key: String, _ arguments: any TextArgument..., table: String? = nil, value: String? = nil
  ) -> String {
    file.localizedString(
      key, arguments, table: table, preferring: context.preferredLocales,
      developmentLanguage: context.localizations?.first)
      ?? context.codeString(key, arguments, table: table)
      ?? SceneFile.filled(value ?? key, arguments)
  }
}

extension SceneContext {
  /// Returns a string from the tables for code in the opened files.
  ///
  /// ```swift
  /// let text = context.localizedString("alarms", alarms.count)  // from Localizable.stringsdict
  /// ```
  ///
  /// The parameters are those of `ViewController.localizedString(_:_:table:value:)`.
  public func localizedString(
    _ key: String, _ arguments: any TextArgument..., table: String? = nil, value: String? = nil
  ) -> String {
    codeString(key, arguments, table: table) ?? SceneFile.filled(value ?? key, arguments)
  }

  func codeString(_ key: String, _ arguments: [any TextArgument], table: String?) -> String? {
    filesWithCodeTexts.lazy.compactMap {
      $0.localizedString(
        key, arguments, table: table ?? CodeTextName.defaultTable, preferring: self.preferredLocales,
        developmentLanguage: self.localizations?.first)
    }.first
  }
}
