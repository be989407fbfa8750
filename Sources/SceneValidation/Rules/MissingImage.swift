import SceneDiagnostics
import SceneModel
import SceneValues

package enum MissingImage: FileRule {
  package static let description = RuleDescription(
    "missing-image", .resource, .warning,
    summary: "Image does not exist",
    discussion: """
      An image's name is the name of a file, such as 'bell' for 'bell.png', 'bell@2x.png' or 'bell~pad.jpg', \
      or of an image set in an asset catalog ('bell.imageset' in an '.xcassets'). Images are searched in the \
      directories of '--images' or of 'images' in .scenec.yml. For Xcode files, they can be anywhere in the \
      project: in the repository, or otherwise next to or below the outermost '.xcodeproj', '.xcworkspace' \
      or '.scenec.yml'.

      For a scene, the rule checks nothing if no directory is named. It does not check images of the system, \
      except for misspelled names of AppKit's images, such as 'NSFoldr'.
      """,
    wrong: .view(#"<imageView image="▶bel"/>"#),
    wrongCompanions: [.init("Images/bell@2x.png")],
    right: .view(#"<imageView image="bell"/>"#),
    rightCompanions: [.init("Images/bell@2x.png")])

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    guard let assets = scene.resources.assets else { return }
    for value in scene.valueTable.images.lazy.map({ scene.document.values[$0] }) {
      guard case .image(let name) = value.value, !name.isEmpty, !assets.hasImage(name) else { continue }
      diagnostics.append(
        diagnostic(
          .missing(name), at: value.literal.range, in: scene,
          suggesting: scene.suggestion(for: value.literal, among: assets.images.keys)))
    }
    for name in scene.document.preserved?.images ?? [] where !assets.hasImage(name.text) {
      diagnostics.append(
        diagnostic(
          .missing(name.text), at: name.range, in: scene,
          suggesting: scene.suggestion(for: name, among: assets.images.keys)))
    }
    for image in scene.document.preserved?.misspelledImages ?? [] where !assets.hasImage(image.name.text) {
      diagnostics.append(
        diagnostic(
          .missing(image.name.text), at: image.name.range, in: scene,
          suggesting: scene.suggestion(replacing: image.name, with: image.intended)))
    }
  }
}

extension Message {
  fileprivate static func missing(_ name: String) -> Message { "Image '\(name)' does not exist" }
}
