/// What was said of a view for people who do not see it. Few views have any, so it is kept apart from them.
final class AccessibilityNotes {
  var label: String?
  var hint: String?
  var identifier: String?
  var isElement: Bool?
}

extension View {
  /// What the view is, in a word or two, for people who do not see it: what an image shows, what a slider sets.
  ///
  /// Kept for tools to read; nothing of it is drawn. Nil by default: a label or a button says what its text says.
  public var accessibilityLabel: String? {
    get { accessibility?.label }
    set { note(newValue, at: \.label) }
  }

  /// What using the view does, in a sentence: "Sets the alarm". Nil by default.
  public var accessibilityHint: String? {
    get { accessibility?.hint }
    set { note(newValue, at: \.hint) }
  }

  /// A name by which tests find the view, which nobody is told. Nil by default.
  public var accessibilityIdentifier: String? {
    get { accessibility?.identifier }
    set { note(newValue, at: \.identifier) }
  }

  /// Whether the view is spoken of; false for decoration. Nil by default: a tool decides by what the view is.
  public var isAccessibilityElement: Bool? {
    get { accessibility?.isElement }
    set { note(newValue, at: \.isElement) }
  }

  private func note<Note>(_ value: Note?, at path: ReferenceWritableKeyPath<AccessibilityNotes, Note?>) {
    if accessibility == nil, value != nil { accessibility = AccessibilityNotes() }
    accessibility?[keyPath: path] = value
  }
}
