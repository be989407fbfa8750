import SceneDiagnostics
import SceneModel
import SceneValues

/// Images that are nowhere.
package enum MissingImage: FileRule {
  package static let description = RuleDescription(
    "missing-image", .resource, .warning,
    summary: "An image has a file.",
    discussion: """
      An image's name is that of a file in one of the directories that '--images' or the configuration's \
      'images' names: 'bell' is in 'bell.png', 'bell@2x.png', 'bell~pad.jpg' and so on, or is the \
      'bell.imageset' of an asset catalogue ('.xcassets'). Where no directory was named, nothing is known of \
      images; but those of Xcode's files may lie anywhere in their project, in the repository that is, or else beside \
      or below the outermost '.xcodeproj', '.xcworkspace' or '.scenec.yml'. Of what the system has, nothing is said.
      """,
    wrong: """
      <storyboard version="1" initial="clock">
        <scene>
          <viewController id="clock">
            <view>
              <imageView image="▶bel"/>
            </view>
          </viewController>
        </scene>
      </storyboard>
      """,
    besideWrong: [.init("Images/bell@2x.png")],
    right: """
      <storyboard version="1" initial="clock">
        <scene>
          <viewController id="clock">
            <view>
              <imageView image="bell"/>
            </view>
          </viewController>
        </scene>
      </storyboard>
      """,
    besideRight: [.init("Images/bell@2x.png")])

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    guard let assets = scene.resources.assets else { return }
    for value in scene.valueTable.images.lazy.map({ scene.document.values[$0] }) {
      guard case .image(let name) = value.value, !name.isEmpty, !assets.hasImage(name) else { continue }
      diagnostics.append(
        finding(
          .missing(name), at: value.literal.range, in: scene,
          suggesting: scene.suggestion(for: value.literal, among: assets.images.keys)))
    }
  }
}

extension Message {
  fileprivate static func missing(_ name: String) -> Message { "There is no image '\(name)'" }
}
