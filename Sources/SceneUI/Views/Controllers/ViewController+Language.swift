import SceneRuntime

extension ViewController {
  /// A text of the scene that the controller was made from, in the language that its context prefers, with numbers and
  /// texts in its gaps.
  ///
  /// ```swift
  /// countLabel.text = localizedString("count.text", alarms.count)  // "1 alarm", "3 alarms"
  /// ```
  ///
  /// Of a text that differs by numbers, the form is taken that the language has for the number.
  ///
  /// - Parameters:
  ///   - key: as tables of translations have it: the id of an object, and a text of its: `count.text`.
  ///   - arguments: what `%d`, `%@` and `%2$@` stand for, in their order.
  /// - Returns: the key where there is no such text, as for a controller that was made in code.
  public func localizedString(_ key: String, _ arguments: any TextArgument...) -> String {
    sceneInstance?.file.localizedString(key, arguments, preferring: contextIfAny?.preferredLocales ?? [])
      ?? key
  }

  /// Tells all controllers that are shown, from the outside in.
  func tellPreferredLocalesDidChange() {
    contextIfAny?.note(self, "preferredLocalesDidChange()")
    preferredLocalesDidChange()
    for child in children { child.tellPreferredLocalesDidChange() }
    presented?.tellPreferredLocalesDidChange()
  }

  /// Tells all controllers that are shown what the context's views were told.
  func tellLibraryTextsDidChange() {
    (self as? any LibraryTextFollowing)?.libraryTextsDidChange()
    for child in children { child.tellLibraryTextsDidChange() }
    presented?.tellLibraryTextsDidChange()
  }
}

extension Storyboard {
  /// A text of the file, in the language that the context prefers, with numbers and texts in its gaps.
  ///
  /// - Parameters:
  ///   - key: as tables of translations have it: the id of an object, and a text of its: `count.text`.
  ///   - arguments: what `%d`, `%@` and `%2$@` stand for, in their order.
  /// - Returns: the key where there is no such text.
  public func localizedString(_ key: String, _ arguments: any TextArgument...) -> String {
    file.localizedString(key, arguments, preferring: context.preferredLocales) ?? key
  }
}
