import SceneDiagnostics
import SceneModel
import SceneValues

package enum MissingImageScale: FileRule {
  package static let description = RuleDescription(
    "missing-image-scale", .resource, .note, isOffByDefault: true,
    summary: "Image has no file for a scale that other images have",
    discussion: """
      The rule compares each image with the program's other images. If other images have a '@2x' or '@3x' \
      file, but this image has neither that file nor one with a higher scale, it is drawn with fewer pixels \
      than the display has and looks blurry. Add the missing file. For an image in an asset catalog, \
      'Contents.json' determines the available scales.
      """,
    wrong: .view(
      """
      <imageView image="▶bell"/>
      <imageView image="moon"/>
      """),
    wrongCompanions: [.init("Images/bell.png"), .init("Images/moon.png"), .init("Images/moon@2x.png")],
    right: .view(
      """
      <imageView image="bell"/>
      <imageView image="moon"/>
      """),
    rightCompanions: [
      .init("Images/bell.png"), .init("Images/bell@2x.png"), .init("Images/moon.png"),
      .init("Images/moon@2x.png"),
    ])

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    guard let assets = scene.resources.assets else { return }
    // An image file with a lower scale than the display is not sufficient, but a file with a higher scale is.
    let wanted = assets.images.values.reduce(into: Set<Int>()) { $0.formUnion($1) }.subtracting([1])
    guard !wanted.isEmpty else { return }
    for value in scene.valueTable.images.lazy.map({ scene.document.values[$0] }) {
      guard case .image(let name) = value.value, let scales = assets.scales(ofImage: name), !scales.isEmpty
      else { continue }
      let missing = wanted.subtracting(scales).filter { scale in !scales.contains { $0 > scale } }.sorted()
      guard !missing.isEmpty else { continue }
      diagnostics.append(
        diagnostic(
          .missing(name, CheckedScene.list(missing.map { "@\($0)x" })), at: value.literal.range, in: scene))
    }
  }
}

extension Message {
  fileprivate static func missing(_ name: String, _ scales: String) -> Message {
    "Image '\(name)' has no \(scales) file, unlike other images"
  }
}
