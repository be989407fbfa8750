import SceneValues

/// Facts about a class, which its subclasses inherit. Tools use them in checks. The loader uses only `embedsScenes`.
extension ClassMembers {
  /// Declares the properties that screen readers read. A control whose class declares no such property requires an
  /// `accessibilityLabel`.
  ///
  /// ```swift
  /// $0.accessibleText("caption")
  /// ```
  ///
  /// - Parameter keys: Properties of this class or its superclasses. Pass no keys if the objects always require a label.
  public mutating func accessibleText(_ keys: String...) {
    declaration.description.facts.accessibleText = keys
  }

  /// Declares the class that a view controller requires for its root view.
  public mutating func rootView<RootView: AnyObject>(_ type: RootView.Type) {
    declaration.description.facts.rootView = TypeName.bare(type)
  }

  /// Declares whether the frame determines the size of each view. Such views are invisible without a frame.
  ///
  /// - Parameter isSizedByFrame: Pass false if the views determine their own size or if other views lay them out.
  public mutating func sizedByFrame(_ isSizedByFrame: Bool = true) {
    declaration.description.facts.isSizedByFrame = isSizedByFrame
  }

  /// Declares whether the views are touch targets. Touch targets should be at least 44 × 44 points.
  public mutating func touchTarget(_ isTouchTarget: Bool = true) {
    declaration.description.facts.isTouchTarget = isTouchTarget
  }

  /// Declares the property that contains the text color. Tools check the contrast between this color and
  /// `backgroundColor`.
  ///
  /// ```swift
  /// $0.property("inkColor", default: .label, get: \.inkColor, set: { $0.inkColor = $1 })
  /// $0.textColor("inkColor")
  /// ```
  ///
  /// - Parameter key: A property of this class or its superclasses. The font must be in the `font` property.
  public mutating func textColor(_ key: String) { declaration.description.facts.textColor = key }

  /// Declares whether objects pass an event when they send their actions.
  ///
  /// - Parameter passesEvents: Pass false if the objects call only `name` and `name:`, but never `name:forEvent:`.
  public mutating func passesEvents(_ passesEvents: Bool = true) {
    declaration.description.facts.passesEvents = passesEvents
  }

  /// Declares the control events that objects can send without a touch or key event.
  ///
  /// ```swift
  /// $0.sendsWithoutEvent("editingChanged", "editingDidEnd")
  /// ```
  ///
  /// - Parameter names: The names of the events, as in `<action event="…">`.
  public mutating func sendsWithoutEvent(_ names: String...) {
    declaration.description.facts.sendsWithoutEvent = names
  }

  /// Declares whether a view can contain an `embed` segue to another scene. The loader adds that scene's view as a
  /// subview that fills the view.
  public mutating func embedsScenes(_ embedsScenes: Bool = true) {
    declaration.description.facts.embedsScenes = embedsScenes
  }

  /// Declares which existing properties contain visible strings that tools check for placeholder text.
  ///
  /// - Parameters:
  ///   - keys: The names of the properties.
  ///   - text: The string that editors set in new objects, or nil for none.
  public mutating func placeholders(_ keys: String..., initially text: String? = nil) {
    for key in keys {
      change(key, to: "have placeholders", where: { $0 == .string }) { property in
        property.placeholders = text.map { [$0] } ?? []
      }
    }
  }

  /// Declares how many view controllers an existing relationship can contain.
  ///
  /// ```swift
  /// $0.relationship("panes") { (container, pane: ViewController) in container.hold(pane) }
  /// $0.children("panes", atLeast: 1, atMost: 3)
  /// ```
  ///
  /// - Parameters:
  ///   - key: The name of the relationship.
  ///   - least: The minimum number of view controllers that the container requires to show content.
  ///   - most: The maximum number of view controllers, or nil for no limit.
  public mutating func children(_ key: String, atLeast least: Int = 0, atMost most: Int? = nil) {
    count(key) {
      $0.least = least
      $0.most = most
    }
  }

  /// Declares a different maximum number of view controllers for objects with certain property values.
  ///
  /// ```swift
  /// $0.children("viewControllers", atMost: 1)
  /// $0.children("viewControllers", atMost: 2, where: ["spineLocation": "mid"])
  /// ```
  ///
  /// - Parameters:
  ///   - key: The name of the relationship.
  ///   - most: The maximum number of view controllers.
  ///   - values: The values as literals, by property name. The maximum applies to objects that match all values.
  public mutating func children(_ key: String, atMost most: Int, where values: [String: String]) {
    count(key) { $0.exceptions.append(ChildCount.Exception(most: most, values: values)) }
  }

  private mutating func count(_ key: String, _ change: (inout ChildCount) -> Void) {
    self.change(key, to: "have children") { property in
      var count = property.children ?? ChildCount()
      change(&count)
      precondition(
        count.isPossible && property.type.takes(count),
        "'\(key)' of \(Object.self) cannot have \(count.summary)")
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
        "'\(key)' of \(Object.self) cannot \(purpose): declare a suitable property first")
    }
    change(&declaration.description.properties[index])
  }
}
