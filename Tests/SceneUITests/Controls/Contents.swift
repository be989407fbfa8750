import SceneDrawing
import SceneUI
import SceneValues
import TestSupport

/// Returns the drawing of a view itself, without its subviews.
func contents(of view: View, on stage: Stage) -> [DisplayList.Content] {
  // The path to the view, as indexes among the visible subviews.
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

func images(of view: View, on stage: Stage) -> [ImageRun] {
  contents(of: view, on: stage).compactMap { content in
    if case .image(let run) = content { return run }
    return nil
  }
}

func texts(of view: View, on stage: Stage) -> [TextRun] {
  contents(of: view, on: stage).compactMap { content in
    if case .text(let run) = content { return run }
    return nil
  }
}

struct TestCatalog: ImageProvider {
  let sizes: [ImageName: Size]
  func content(of image: ImageName, for traits: TraitCollection) -> ImageContent? {
    sizes[image].map { ImageContent(size: $0) }
  }
}
