import SceneDiagnostics
import SceneModel
import SceneValues

package enum SegueAttributes: FileRule {
  package static let description = RuleDescription(
    "segue-attributes", .flow, .error,
    summary: "Segue has invalid attributes or is in the wrong place",
    discussion: """
      Every segue except an 'unwind' segue must have a 'destination'. An 'unwind' segue must have an \
      'action' instead, and returns to the controller that implements the action method. Segues of other \
      kinds cannot have an 'action'. A 'custom' segue must also have a 'class'.

      Put a segue into the element that triggers it: a control, a gesture recognizer, or a controller whose \
      code performs the segue. Put an 'embed' segue into a container view in the view hierarchy of a view \
      controller. The container view shows the segue's destination from the start. A view of your own class \
      can contain an 'embed' segue if the class's 'declaration' contains '$0.embedsScenes()'.
      """,
    wrong: .view(
      """
      <button title="Alarm">
        <▶segue kind="present"/>
      </button>
      <label text="12:00">
        <▶segue kind="show" destination="zones"/>
      </label>
      """,
      otherScenes: #"<viewController id="zones" entry="true"/>"#),
    right: .view(
      """
      <button title="Alarm">
        <segue kind="present" destination="alarm"/>
      </button>
      <label text="12:00" userInteractionEnabled="true">
        <tapGestureRecognizer>
          <segue kind="show" destination="zones"/>
        </tapGestureRecognizer>
      </label>
      """,
      otherScenes: #"<viewController id="alarm"/>"#,
      #"<viewController id="zones"/>"#))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for segue in scene.document.segues {
      guard let kind = segue.knownKind else { continue }
      if let (message, range) = attributeFault(in: segue, of: kind, scene)
        ?? holderFault(in: segue, of: kind, scene)
      {
        diagnostics.append(diagnostic(message, at: range, in: scene))
      }
    }
  }

  private static func attributeFault(
    in segue: SegueNode, of kind: SegueKind, _ scene: CheckedScene
  ) -> (message: Message, range: SourceRange)? {
    let needs = { (attribute: String) -> (message: Message, range: SourceRange)? in
      let isMisspelled = scene.isMisspelled(attribute, inTagOf: segue.nameRange)
      return isMisspelled ? nil : (.needs(kind, attribute), segue.nameRange)
    }
    if kind == .unwind {
      if let destination = segue.destination { return (.unwindDestination, destination.range) }
      return segue.action == nil ? needs("action") : nil
    }
    if segue.destination == nil { return needs("destination") }
    if let action = segue.action { return (.action(kind), action.range) }
    return kind == .custom && segue.customClass == nil ? needs("class") : nil
  }

  private static func holderFault(
    in segue: SegueNode, of kind: SegueKind, _ scene: CheckedScene
  ) -> (message: Message, range: SourceRange)? {
    guard let known = scene.objectClasses[segue.holder], known.isComplete else {
      return kind == .embed && isOtherElement(segue.holder, of: scene) ? (.embed, segue.nameRange) : nil
    }
    if kind == .embed {
      guard known.facts.embedsScenes == true else { return (.embed, segue.nameRange) }
      return isInView(segue.holder, of: scene) ? nil : (.embedElsewhere, segue.nameRange)
    }
    if scene.document.objects[segue.holder].element == "containerView", kind != .custom {
      return (.notEmbed(scene.describe(segue.holder), kind), segue.kind.range)
    }
    guard scene.isController(segue.holder) == false,
      scene.vocabulary.events(of: known.qualifiedName).isEmpty,
      // A row in a WatchKit table can trigger segues and may have any class.
      !scene.vocabulary.usesUIKitNames || scene.isView(segue.holder) == true
    else { return nil }
    return (.cannotTrigger(known.name), segue.nameRange)
  }

  /// Returns whether an Xcode element whose object has an unknown class cannot embed scenes. The element determines this,
  /// because a custom class is a subclass of the class of its element.
  private static func isOtherElement(_ object: Int, of scene: CheckedScene) -> Bool {
    let isOfAppKit = scene.objectClasses[object]?.qualifiedName.hasPrefix("AppKit.") == true
    if isOfAppKit { return scene.document.objects[object].element != "containerView" }
    guard scene.vocabulary.usesUIKitNames, let name = scene.document.objects[object].elementClass,
      let known = scene.vocabulary.description(of: name)
    else { return false }
    return known.facts.embedsScenes != true
  }

  private static func isInView(_ object: Int, of scene: CheckedScene) -> Bool {
    var next: Int? = object
    while let current = next {
      let node = scene.document.objects[current]
      if node.isPrototype { return false }
      if node.parent == nil { return scene.isController(current) != false }
      next = node.parent
    }
    return false
  }
}

extension Message {
  fileprivate static func needs(_ kind: SegueKind, _ attribute: String) -> Message {
    "A segue of kind '\(kind.rawValue)' needs '\(key: attribute)'"
  }

  fileprivate static var unwindDestination: Message {
    "An unwind segue cannot have a destination: it returns to the controller that has its 'action'"
  }

  fileprivate static func action(_ kind: SegueKind) -> Message {
    "A segue of kind '\(kind.rawValue)' cannot have an action: only a segue of kind 'unwind' can"
  }

  fileprivate static var embedElsewhere: Message {
    "A scene can be embedded only in the view of a controller, not in a prototype or a top-level view"
  }

  fileprivate static var embed: Message { "A segue of kind 'embed' is only allowed in a 'containerView'" }

  fileprivate static func notEmbed(_ container: Message, _ kind: SegueKind) -> Message {
    """
    \(container.capitalizedFirst) cannot trigger a segue of kind '\(kind.rawValue)': it only shows the scene \
    of a segue of kind 'embed'
    """
  }

  fileprivate static func cannotTrigger(_ name: String) -> Message {
    "'\(name)' cannot trigger a segue: it sends no events"
  }
}
