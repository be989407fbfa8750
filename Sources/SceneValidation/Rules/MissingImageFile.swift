import SceneDiagnostics
import SceneModel
import SceneValues

package enum MissingImageFile: FileRule {
  package static let description = RuleDescription(
    "missing-image-file", .resource, .warning,
    summary: "Image set refers to a file that does not exist",
    discussion: """
      The 'Contents.json' file of an image set in an asset catalog lists a file for each scale and each \
      appearance. If a listed file was renamed or never committed, the image is missing for that scale or \
      appearance. Add the file, or remove it from 'Contents.json'.
      """,
    wrong: .view(#"<imageView image="▶bell"/>"#),
    wrongCompanions: [
      .init(
        "Images/Assets.xcassets/bell.imageset/Contents.json",
        #"""
        { "images": [
          { "idiom": "universal", "scale": "1x", "filename": "bell.png" },
          { "idiom": "universal", "scale": "2x", "filename": "bell@2x.png" }
        ] }
        """#),
      .init("Images/Assets.xcassets/bell.imageset/bell.png"),
    ],
    right: .view(#"<imageView image="bell"/>"#),
    rightCompanions: [
      .init(
        "Images/Assets.xcassets/bell.imageset/Contents.json",
        #"""
        { "images": [
          { "idiom": "universal", "scale": "1x", "filename": "bell.png" },
          { "idiom": "universal", "scale": "2x" }
        ] }
        """#),
      .init("Images/Assets.xcassets/bell.imageset/bell.png"),
    ])

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    guard let lacking = scene.resources.assets?.lackingFiles, !lacking.isEmpty else { return }
    for value in scene.valueTable.images.lazy.map({ scene.document.values[$0] }) {
      guard case .image(let name) = value.value, let files = lacking[name] else { continue }
      diagnostics.append(
        diagnostic(.lacks(name, CheckedScene.list(files)), at: value.literal.range, in: scene))
    }
  }
}

extension Message {
  fileprivate static func lacks(_ image: String, _ files: String) -> Message {
    "Image set '\(image)' refers to files that do not exist: \(files)"
  }
}
