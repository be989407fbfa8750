import SceneRuntime

extension ViewController {
  /// Returns a localized string from the controller's scene, with arguments inserted. If an argument is a number, it
  /// selects the plural form.
  ///
  /// ```swift
  /// countLabel.text = localizedString("count.text", alarms.count)  // "1 alarm", "3 alarms"
  /// ```
  ///
  /// - Parameters:
  ///   - key: The ID of an object and the name of a text property, such as `count.text`, as in translation tables.
  ///   - arguments: The values that replace placeholders such as `%d`, `%@`, and `%2$@`, in order.
  /// - Returns: The string, or the key if there is no such string, for example in a controller that was created in code.
  public func localizedString(_ key: String, _ arguments: any TextArgument...) -> String {
    sceneInstance?.file.localizedString(key, arguments, preferring: contextIfAny?.preferredLocales ?? [])
      ?? key
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
  /// Returns a localized string from the file, with arguments inserted.
  ///
  /// - Parameters:
  ///   - key: The ID of an object and the name of a text property, such as `count.text`, as in translation tables.
  ///   - arguments: The values that replace placeholders such as `%d`, `%@`, and `%2$@`, in order.
  /// - Returns: The string, or the key if there is no such string.
  public func localizedString(_ key: String, _ arguments: any TextArgument...) -> String {
    file.localizedString(key, arguments, preferring: context.preferredLocales) ?? key
  }
}
