// What a program says of its views for people who do not see them.
extension View {
  /// What the view is, in a word or two, for people who do not see it: what an image shows, what a slider sets.
  ///
  /// Nothing of it is drawn. Nil by default: a label or a button says what its text says.
  public var accessibilityLabel: String? {
    get { accessibility?.label }
    set { note(newValue, at: \.label) }
  }

  /// What using the view does, in a sentence: "Sets the alarm". Nil by default.
  public var accessibilityHint: String? {
    get { accessibility?.hint }
    set { note(newValue, at: \.hint) }
  }

  /// What the view shows or is set to: "3 of 5 stars". Nil by default: controls say what they are set to.
  public var accessibilityValue: String? {
    get { accessibility?.value }
    set { note(newValue, at: \.value) }
  }

  /// A name by which tests find the view, which nobody is told. Nil by default.
  public var accessibilityIdentifier: String? {
    get { accessibility?.identifier }
    set { note(newValue, at: \.identifier) }
  }

  /// Whether the view is spoken of as one thing, of whose subviews nothing is said; false for decoration. Nil by default:
  /// what the view is decides. For a view that holds others, false says nothing of these.
  public var isAccessibilityElement: Bool? {
    get { accessibility?.isElement }
    set { note(newValue, at: \.isElement) }
  }

  /// What kind of thing the view is: those of its class, until others are set.
  public var accessibilityTraits: AccessibilityTraits {
    get { accessibility?.traits ?? accessibilityFacts?.traits ?? [] }
    set { note(newValue, at: \.traits) }
  }

  /// Whether nothing is said of the view and what is in it, although it is seen; false by default.
  public var accessibilityElementsHidden: Bool {
    get { accessibility?.hidesElements ?? false }
    set { noted.hidesElements = newValue }
  }

  /// Whether nothing is said of what lies behind the view in its superview, as behind an alert; false by default. What
  /// controllers present, alerts and menus are so by themselves.
  public var accessibilityViewIsModal: Bool {
    get { accessibility?.isModal ?? false }
    set { noted.isModal = newValue }
  }

  /// What is spoken of in place of the view's subviews, in this order: views in it, and elements that are no views. Nil,
  /// the default, for the subviews as one reads them, line by line.
  public var accessibilityElements: [any AccessibilityItem]? {
    get { accessibility?.elements }
    set {
      for case let element as AccessibilityElement in newValue ?? [] { element.container = self }
      note(newValue, at: \.elements)
    }
  }

  /// What can be done with the view beside its usual action; none by default.
  public var accessibilityCustomActions: [AccessibilityCustomAction] {
    get { accessibility?.customActions ?? [] }
    set { noted.customActions = newValue }
  }

  private func note<Note>(_ value: Note?, at path: ReferenceWritableKeyPath<AccessibilityNotes, Note?>) {
    if accessibility == nil, value == nil { return }
    noted[keyPath: path] = value
  }

  /// The notes, which are made where there are none.
  var noted: AccessibilityNotes {
    if let accessibility { return accessibility }
    let notes = AccessibilityNotes()
    accessibility = notes
    return notes
  }
}
