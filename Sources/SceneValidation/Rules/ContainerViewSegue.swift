import SceneDiagnostics
import SceneModel
import SceneValues

package enum ContainerViewSegue: FileRule {
  package static let description = RuleDescription(
    "container-view-segue", .flow, .warning,
    summary: "Container view does not embed exactly one scene",
    discussion: """
      A container view shows the destination scene of its 'embed' segue. Without such a segue, the container \
      view is empty. With two such segues, the second scene covers the first. Add the missing segue, use a \
      separate container view for each scene, or replace the container view with a plain view.

      The rule does not report a missing segue if code might fill the container view: if the container view \
      has a custom class, is connected to an outlet, or contains views.
      """,
    wrong: .view(
      """
      <▶containerView/>
      <containerView>
        <segue kind="embed" destination="alarm"/>
        <▶segue kind="embed" destination="zones"/>
      </containerView>
      """,
      otherScenes: #"<viewController id="alarm"/>"#,
      #"<viewController id="zones"/>"#),
    right: .view(
      """
      <containerView>
        <segue kind="embed" destination="alarm"/>
      </containerView>
      <containerView>
        <segue kind="embed" destination="zones"/>
      </containerView>
      """,
      otherScenes: #"<viewController id="alarm"/>"#,
      #"<viewController id="zones"/>"#))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    let document = scene.document
    guard document.kind == .storyboard else { return }
    var segues: [Int: [SegueNode]] = [:]
    for segue in document.segues where document.objects[segue.holder].element == "containerView" {
      segues[segue.holder, default: []].append(segue)
      let embeds = segues[segue.holder, default: []].filter { $0.knownKind == .embed }
      guard segue.knownKind == .embed, embeds.count > 1 else { continue }
      diagnostics.append(
        diagnostic(
          .second(scene.describe(segue.holder)), at: segue.nameRange, in: scene,
          notes: [scene.note(.first, at: embeds[0].nameRange)]))
    }
    // The missing segue may be one that could not be parsed.
    guard !document.structureFaults.contains(where: { $0.element == LanguageElement.segue.name }) else {
      return
    }
    for (index, node) in document.objects.enumerated()
    where node.element == "containerView" && segues[index] == nil {
      // macOS documents contain the class of each view.
      guard node.customClass.map({ $0.text == "NSView" }) ?? (scene.objectClasses[index] != nil),
        !scene.outletDestinations.contains(index),
        (index + 1..<node.subtreeEnd).allSatisfy({ scene.isView($0) == false })
      else { continue }
      diagnostics.append(diagnostic(.empty(scene.describe(index)), at: node.nameRange, in: scene))
    }
  }
}

extension Message {
  fileprivate static func empty(_ container: Message) -> Message {
    "\(container.capitalizedFirst) shows nothing: it has no segue of kind 'embed'"
  }

  fileprivate static func second(_ container: Message) -> Message {
    "\(container.capitalizedFirst) already embeds a scene, which this scene covers"
  }

  fileprivate static var first: Message { "the first scene is embedded here" }
}
