extension View {
  /// The name that assistive technologies announce. If nil (the default), labels and buttons use their text.
  public var accessibilityLabel: String? {
    get { accessibility?.label }
    set { note(newValue, at: \.label) }
  }

  /// A sentence that describes the effect of using the view, such as "Sets the alarm". The default is nil.
  public var accessibilityHint: String? {
    get { accessibility?.hint }
    set { note(newValue, at: \.hint) }
  }

  /// The displayed content or value as text, such as "3 of 5 stars". If nil (the default), controls use their own value.
  public var accessibilityValue: String? {
    get { accessibility?.value }
    set { note(newValue, at: \.value) }
  }

  /// The name by which tests find the view. Assistive technologies do not use it. The default is nil.
  public var accessibilityIdentifier: String? {
    get { accessibility?.identifier }
    set { note(newValue, at: \.identifier) }
  }

  /// Whether the view is a single accessibility element without accessible subviews. If nil (the default), the view's
  /// class determines the value. For a container, false excludes only the container itself, not its subviews.
  public var isAccessibilityElement: Bool? {
    get { accessibility?.isElement }
    set { note(newValue, at: \.isElement) }
  }

  /// The traits that describe the view's kind and behavior. By default, the view's class provides them.
  public var accessibilityTraits: AccessibilityTraits {
    get { accessibility?.traits ?? accessibilityFacts?.traits ?? [] }
    set { note(newValue, at: \.traits) }
  }

  /// Whether the view and its subviews are excluded from the accessibility tree. The default is false.
  public var accessibilityElementsHidden: Bool {
    get { accessibility?.hidesElements ?? false }
    set { noted.hidesElements = newValue }
  }

  /// Whether the siblings behind this view are excluded from the accessibility tree. The default is false. Presented
  /// controllers, alerts, and menus always exclude the content behind them.
  public var accessibilityViewIsModal: Bool {
    get { accessibility?.isModal ?? false }
    set { noted.isModal = newValue }
  }

  /// The accessible elements that replace the view's subviews, in reading order. Each element is a descendant view or an
  /// `AccessibilityElement`. If nil (the default), the subviews are used in reading order.
  public var accessibilityElements: [any AccessibilityItem]? {
    get { accessibility?.elements }
    set {
      for case let element as AccessibilityElement in newValue ?? [] { element.container = self }
      note(newValue, at: \.elements)
    }
  }

  /// The actions that the view provides in addition to its standard action. The default is empty.
  public var accessibilityCustomActions: [AccessibilityCustomAction] {
    get { accessibility?.customActions ?? [] }
    set { noted.customActions = newValue }
  }

  private func note<Note>(_ value: Note?, at path: ReferenceWritableKeyPath<AccessibilityNotes, Note?>) {
    if accessibility == nil, value == nil { return }
    noted[keyPath: path] = value
  }

  var noted: AccessibilityNotes {
    if let accessibility { return accessibility }
    let notes = AccessibilityNotes()
    accessibility = notes
    return notes
  }
}
