#if Macros
  import SceneRuntime

  /// Makes a class available to scenes by generating the `declaration` that the runtime requires.
  ///
  /// ```swift
  /// /// Counts how often its button was tapped.
  /// @SceneObject final class CounterViewController: ViewController {
  ///   @Outlet private weak var label: Label!
  ///   @Inspectable var step = 1
  ///   private var count = 0
  ///
  ///   @Action private func countUp(_ sender: Button) {
  ///     count += step
  ///     label.text = "\(count)"
  ///   }
  /// }
  /// ```
  ///
  /// expands to
  ///
  /// ```swift
  /// override class var declaration: ClassDeclaration {
  ///   ClassDeclaration(CounterViewController.self, "Counts how often its button was tapped.") {
  ///     $0.outlet("label", get: { $0.label }, set: { $0.label = $1 })
  ///     $0.property("step", default: 1, get: { $0.step }, set: { $0.step = $1 })
  ///     $0.action("countUp:") { $0.countUp($1) }
  ///   }
  /// }
  /// ```
  ///
  /// The `@Outlet`, `@Action`, and `@Inspectable` attributes declare members. To declare anything else, such as events,
  /// slots, relationships, state-specific values, or requirements for checks, implement `declareMembers`, which is called
  /// last:
  ///
  /// ```swift
  /// private static func declareMembers(_ members: inout ClassMembers<PanesController>) {
  ///   members.relationship("panes") { (container, pane: ViewController) in container.hold(pane) }
  ///   members.children("panes", atLeast: 1, atMost: 3)
  /// }
  /// ```
  ///
  /// A class that does not inherit from a library class must conform to one of the runtime's protocols, such as
  /// `PlainSceneObject`.
  ///
  /// - Parameters:
  ///   - documentation: The description in completion and reference pages. The default is the first paragraph of the
  ///     class's documentation comment.
  ///   - element: The element that creates an object of the class. If there is none, scenes use `class="…"`.
  @attached(member, names: named(declaration))
  public macro SceneObject(_ documentation: String? = nil, element: String? = nil) =
    #externalMacro(module: "SceneMacrosPlugin", type: "SceneObjectMacro")

  /// Declares an outlet. The member is an optional variable, or an array for an outlet collection.
  ///
  /// ```swift
  /// @Outlet private weak var label: Label!
  /// @Outlet var faces: [ClockView] = []  // an outlet collection, in scene order
  /// ```
  ///
  /// Use a `weak` variable if the objects would otherwise retain each other.
  ///
  /// - Parameter name: The name in scenes. The default is the variable's name.
  @attached(peer)
  public macro Outlet(_ name: String? = nil) =
    #externalMacro(module: "SceneMacrosPlugin", type: "OutletMacro")

  /// Declares an action. The method has no parameters, a sender parameter, or both a sender and an event parameter.
  ///
  /// ```swift
  /// @Action private func pause() {}  // pause
  /// @Action private func change(_ sender: Slider) {}  // change:
  /// @Action private func touch(_ sender: Control, forEvent event: Event?) {}  // touch:forEvent:
  /// @Action private func unwindToClock(_ segue: Segue) {}  // unwindToClock:
  /// ```
  ///
  /// - Parameter selector: The name in scenes. The default is the method's Objective-C selector.
  @attached(peer)
  public macro Action(_ selector: String? = nil) =
    #externalMacro(module: "SceneMacrosPlugin", type: "ActionMacro")

  /// Declares a property that scenes set with an attribute of the same name or with a `<runtimeAttribute>` element.
  ///
  /// The variable's initial value is the default. If the variable is also `@Stylable`, appearance rules can set it.
  ///
  /// - Parameters:
  ///   - name: The name in scenes. The default is the variable's name.
  ///   - range: The permitted range of the number, including both bounds. A bound can be `.infinity`. For points, sizes,
  ///     rectangles, and insets, the range applies to each number. Values outside the range are errors in scenes. To
  ///     enforce the range in code as well, add `@Bounded`.
  ///   - localizable: Whether the value is a string that tools offer for translation. The default is false.
  @attached(peer)
  public macro Inspectable(
    _ name: String? = nil, in range: ClosedRange<Double>? = nil, localizable: Bool = false
  ) =
    #externalMacro(module: "SceneMacrosPlugin", type: "InspectableMacro")
#endif
