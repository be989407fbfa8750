import SceneValues

/// What a class says to the checks of tools, beside its members. Subclasses inherit it, and may say something else. Of all
/// this, loading asks only whether a view embeds scenes.
extension ClassMembers {
  /// Says which properties have a text that a screen reader reads: a control without any of them needs an
  /// `accessibilityLabel`.
  ///
  /// ```swift
  /// $0.accessibleText("caption")
  /// ```
  ///
  /// - Parameter keys: the properties, of this class or its superclasses; none for a class whose objects always need a label.
  public mutating func accessibleText(_ keys: String...) {
    declaration.description.facts.accessibleText = keys
  }

  /// Says which class the view of a controller must be of.
  public mutating func rootView<RootView: AnyObject>(_ type: RootView.Type) {
    declaration.description.facts.rootView = TypeName.bare(type)
  }

  /// Says whether views are as large as their frames say: a view without width or height shows nothing then.
  ///
  /// - Parameter isSizedByFrame: false for views that choose their size, or that others lay out.
  public mutating func sizedByFrame(_ isSizedByFrame: Bool = true) {
    declaration.description.facts.isSizedByFrame = isSizedByFrame
  }

  /// Says whether views are for fingers, which miss what is smaller than 44 by 44 points.
  public mutating func touchTarget(_ isTouchTarget: Bool = true) {
    declaration.description.facts.isTouchTarget = isTouchTarget
  }

  /// Says which property has the color of a text that views draw right on their background: a text with little contrast
  /// to its `backgroundColor` is hard to read.
  ///
  /// ```swift
  /// $0.property("inkColor", default: .label, get: \.inkColor, set: { $0.inkColor = $1 })
  /// $0.textColor("inkColor")
  /// ```
  ///
  /// - Parameter key: the property, of this class or its superclasses. The font of the text is what `font` says.
  public mutating func textColor(_ key: String) { declaration.description.facts.textColor = key }

  /// Says whether objects pass the event to the actions that they send.
  ///
  /// - Parameter passesEvents: false for objects that call 'name' or 'name:', and never 'name:forEvent:'.
  public mutating func passesEvents(_ passesEvents: Bool = true) {
    declaration.description.facts.passesEvents = passesEvents
  }

  /// Says which control events objects send on their own, without an event that a finger or a key made.
  ///
  /// `scenec validate` reports actions of these that take an event which is not optional.
  ///
  /// ```swift
  /// $0.sendsWithoutEvent("editingChanged", "editingDidEnd")
  /// ```
  ///
  /// - Parameter names: the events, as `<action event="…">` names them.
  public mutating func sendsWithoutEvent(_ names: String...) {
    declaration.description.facts.sendsWithoutEvent = names
  }

  /// Says whether a view has room for another scene: an 'embed' segue may stand in it, and on loading the scene's view
  /// becomes a subview that fills it.
  public mutating func embedsScenes(_ embedsScenes: Bool = true) {
    declaration.description.facts.embedsScenes = embedsScenes
  }

  /// Says that properties declared before are texts that people see, and that may be 'Lorem ipsum' or 'TODO:' still.
  ///
  /// - Parameters:
  ///   - keys: the properties.
  ///   - text: what editors write there for a new object; nil where they write nothing.
  public mutating func placeholders(_ keys: String..., initially text: String? = nil) {
    for key in keys {
      change(key, to: "have placeholders", where: { $0 == .string }) { property in
        property.placeholders = text.map { [$0] } ?? []
      }
    }
  }

  /// Says how many controllers a relationship declared before takes.
  ///
  /// ```swift
  /// $0.relationship("panes") { (container, pane: ViewController) in container.hold(pane) }
  /// $0.children("panes", atLeast: 1, atMost: 3)
  /// ```
  ///
  /// - Parameters:
  ///   - key: the relationship.
  ///   - least: how many it needs to have something to show.
  ///   - most: how many it has room for; nil for any number. On loading, its closure decides.
  public mutating func children(_ key: String, atLeast least: Int = 0, atMost most: Int? = nil) {
    count(key) {
      $0.least = least
      $0.most = most
    }
  }

  /// Says that a relationship has room for another number of controllers where objects have certain values.
  ///
  /// ```swift
  /// $0.children("viewControllers", atMost: 1)
  /// $0.children("viewControllers", atMost: 2, where: ["spineLocation": "mid"])
  /// ```
  ///
  /// - Parameters:
  ///   - key: the relationship.
  ///   - most: how many it has room for.
  ///   - values: literals by the names of properties; all must hold.
  public mutating func children(_ key: String, atMost most: Int, where values: [String: String]) {
    count(key) { $0.exceptions.append(ChildCount.Exception(most: most, values: values)) }
  }

  private mutating func count(_ key: String, _ change: (inout ChildCount) -> Void) {
    self.change(key, to: "have children") { property in
      var count = property.children ?? ChildCount()
      change(&count)
      precondition(
        count.isPossible && property.type.takes(count),
        "'\(key)' of \(Object.self) cannot take \(count.summary)")
      property.children = count
    }
  }

  private mutating func change(
    _ key: String, to purpose: String, where fits: (ValueType) -> Bool = { _ in true },
    _ change: (inout PropertyDescription) -> Void
  ) {
    guard let index = declaration.description.properties.firstIndex(where: { $0.key == key }),
      fits(declaration.description.properties[index].type)
    else {
      preconditionFailure(
        "'\(key)' of \(Object.self) is declared to \(purpose), and not declared before as what can")
    }
    change(&declaration.description.properties[index])
  }
}
