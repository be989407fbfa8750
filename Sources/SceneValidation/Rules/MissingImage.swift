import SceneDiagnostics
import SceneModel
import SceneValues

package enum MissingImage: FileRule {
  package static let description = RuleDescription(
    "missing-image", .resource, .warning,
    summary: "Image does not exist",
    discussion: """
      An image name refers to a file or to an image set in an asset catalog. For example, 'bell' refers to \
      'bell.png', 'bell@2x.png', or 'bell~pad.jpg', or to 'bell.imageset' in a catalog ('.xcassets'). \
      Correct the name in the scene, or add the image. The rule looks for images in the directories \
      specified by '--images' or by 'images' in .scenec.yml.

      For Xcode files, images can be anywhere in the project. The project is the repository that contains \
      the file. If the file is not in a repository, the project is the outermost directory that contains an \
      '.xcodeproj', an '.xcworkspace', or a '.scenec.yml', including all subdirectories.

      If no image directory is specified for a scene, the rule does not check the scene's images. The rule \
      does not check system images either, except for misspelled names of AppKit images, such as 'NSFoldr'.
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
