#if Macros
  import SceneRuntime

  /// Declares a class to scenes: writes the `declaration` that the runtime asks it for.
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
  /// is
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
  /// What members of the class are for stands in its `@Outlet`, `@Action` and `@Inspectable`; what has no attribute of its
  /// own (events, slots, relationships, values for each state, what checks ask of a class) is said in a function, which is
  /// called last:
  ///
  /// ```swift
  /// private static func declareMembers(_ members: inout ClassMembers<PanesController>) {
  ///   members.relationship("panes") { (container, pane: ViewController) in container.hold(pane) }
  ///   members.children("panes", atLeast: 1, atMost: 3)
  /// }
  /// ```
  ///
  /// A class that descends from none of the library's names `PlainSceneObject`, or another protocol of the runtime, among
  /// what it inherits.
  ///
  /// - Parameters:
  ///   - documentation: what people read in completion and manuals; the first paragraph of the class's documentation
  ///     comment, unless given.
  ///   - element: the element that makes one; without it, scenes reach the class by `class="…"`.
  @attached(member, names: named(declaration))
  public macro SceneObject(_ documentation: String? = nil, element: String? = nil) =
    #externalMacro(module: "SceneMacrosPlugin", type: "SceneObjectMacro")

  /// A reference that scenes connect: an optional variable, or one whose type is an array.
  ///
  /// ```swift
  /// @Outlet private weak var label: Label!
  /// @Outlet var faces: [ClockView] = []  // an outlet collection, in the order in which the scene names them
  /// ```
  ///
  /// Where objects refer to each other, let the variable be `weak`.
  ///
  /// - Parameter name: what scenes call it; as the variable, unless given.
  @attached(peer)
  public macro Outlet(_ name: String? = nil) =
    #externalMacro(module: "SceneMacrosPlugin", type: "OutletMacro")

  /// A method that events call: without arguments, with the sender, or with the sender and the event.
  ///
  /// ```swift
  /// @Action private func pause() {}  // pause
  /// @Action private func change(_ sender: Slider) {}  // change:
  /// @Action private func touch(_ sender: Control, forEvent event: Event?) {}  // touch:forEvent:
  /// @Action private func unwindToClock(_ segue: Segue) {}  // unwindToClock:
  /// ```
  ///
  /// - Parameter selector: what scenes call it; the method's name as Objective-C has it, unless given.
  @attached(peer)
  public macro Action(_ selector: String? = nil) =
    #externalMacro(module: "SceneMacrosPlugin", type: "ActionMacro")

  /// A value that an attribute of the same name sets, and a `<runtimeAttribute>`.
  ///
  /// What the variable is initialized with is its default. One that is `@Stylable` too may be set by appearance rules.
  ///
  /// - Parameters:
  ///   - name: what scenes call it; as the variable, unless given.
  ///   - range: what its number lies in, both bounds included, with `.infinity` for none; each of its numbers, for a point,
  ///     a size, a rectangle or insets. A scene that says another is refused. `@Bounded` keeps code to it, too.
  ///   - localizable: whether it is a text that people read: tools ask for its translations.
  @attached(peer)
  public macro Inspectable(
    _ name: String? = nil, in range: ClosedRange<Double>? = nil, localizable: Bool = false
  ) =
    #externalMacro(module: "SceneMacrosPlugin", type: "InspectableMacro")
#endif
