import SceneDrawing
import SceneUI
import SceneValues
import TestSupport

/// What a view has drawn itself, its subviews aside.
func contents(of view: View, on stage: Stage) -> [DisplayList.Content] {
  // The way down to the view, by its place among the subviews that show.
  var path: [Int] = []
  var current = view
  while let parent = current.superview {
    guard let index = parent.subviews.filter({ !$0.isHidden }).firstIndex(where: { $0 === current }) else {
      return []
    }
    path.insert(index, at: 0)
    current = parent
  }
  var layer = stage.harness.picture().layers[0]
  for index in path { layer = layer.sublayers[index] }
  return layer.content.commands.map(\.content)
}

/// The images that a view has drawn.
func images(of view: View, on stage: Stage) -> [ImageRun] {
  contents(of: view, on: stage).compactMap { content in
    if case .image(let run) = content { return run }
    return nil
  }
}

/// The texts that a view has drawn.
func texts(of view: View, on stage: Stage) -> [TextRun] {
  contents(of: view, on: stage).compactMap { content in
    if case .text(let run) = content { return run }
    return nil
  }
}

/// A catalog of a few images.
struct TestCatalogue: ImageProvider {
  let sizes: [ImageName: Size]
  func content(of image: ImageName, for traits: TraitCollection) -> ImageContent? {
    sizes[image].map { ImageContent(size: $0) }
  }
}
