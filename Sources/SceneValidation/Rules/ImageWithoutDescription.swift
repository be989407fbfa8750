import SceneDiagnostics
import SceneModel
import SceneValues

package enum ImageWithoutDescription: FileRule {
  package static let description = RuleDescription(
    "image-without-description", .accessibility, .note, isOffByDefault: true,
    summary: "Image view has no accessibility label",
    discussion: """
      Describe the image in its 'accessibilityLabel', which a screen reader reads to people who cannot see \
      the image. If the image is only decorative, set 'accessibilityElement="false"'.

      The rule does not check an image view with a custom class, because the class might set the label \
      itself. To make the rule check a view class of your own that shows images, add '$0.accessibleText()', \
      without properties, to the class's 'declaration'.
      """,
    wrong: .view(#"<▶imageView image="map"/>"#),
    right: .view(
      """
      <imageView image="map" accessibilityLabel="Time zones"/>
      <imageView image="shadow" accessibilityElement="false"/>
      """))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for index in scene.document.objects.indices where scene.isSilent(index) && !scene.isControl(index) {
      diagnostics.append(
        diagnostic(.silent(scene.describe(index)), at: scene.document.objects[index].nameRange, in: scene))
    }
  }
}

extension Message {
  fileprivate static func silent(_ image: Message) -> Message {
    "\(image) has no 'accessibilityLabel'"
  }
}
