import SceneDiagnostics
import SceneModel
import SceneValues

/// Images of which nobody says what they show.
package enum ImageWithoutDescription: FileRule {
  package static let description = RuleDescription(
    "image-without-description", .accessibility, .note, isOffByDefault: true,
    summary: "An image says what it shows, or that it is decoration.",
    discussion: """
      Who does not see an image is told its 'accessibilityLabel'. One that only adorns says \
      'accessibilityElement="false"'. An image view of a class of the host's may know by itself, and is not reported.
      """,
    wrong: """
      <storyboard version="1" initial="clock">
        <scene>
          <viewController id="clock">
            <view>
              <▶imageView image="map"/>
            </view>
          </viewController>
        </scene>
      </storyboard>
      """,
    right: """
      <storyboard version="1" initial="clock">
        <scene>
          <viewController id="clock">
            <view>
              <imageView image="map" accessibilityLabel="Time zones"/>
              <imageView image="shadow" accessibilityElement="false"/>
            </view>
          </viewController>
        </scene>
      </storyboard>
      """)

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for (index, node) in scene.document.objects.enumerated() where node.elementClass == "ImageView" {
      guard scene.isPlain(index),
        !scene.says(anyOf: ["accessibilityLabel", "accessibilityElement", "hidden"], of: index)
      else { continue }
      diagnostics.append(finding(.silent(scene.describe(index)), at: node.nameRange, in: scene))
    }
  }
}

extension Message {
  fileprivate static func silent(_ image: Message) -> Message {
    "\(image) does not say what it shows: it has no 'accessibilityLabel'"
  }
}
