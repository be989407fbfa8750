import SceneDrawing
import SceneFiles
import SceneRuntime
import SceneUI
import SceneValues

extension Stage {
  func views(
    of file: SceneFile, _ wanted: String?, _ legends: Legends, _ names: WrittenNames
  ) throws -> [BoardItem] {
    let (views, isEmpty) = try shownViews(of: file)
    guard !views.isEmpty else {
      let held = isEmpty ? "no objects" : "no views, but other objects"
      throw Failure("\(names.place): the nib cannot be drawn: it contains \(held)", .unusable)
    }
    var shown = views
    if let wanted {
      let ids = views.compactMap(\.view.sceneID)
      guard let id = names.id(of: wanted, among: ids) else {
        throw Failure(names.unknown(wanted, among: ids), .request)
      }
      shown = views.filter { $0.view.sceneID == id }
    }
    if shown.count > 1 { try checkScript(names) }
    return try shown.map {
      BoardItem(name: caption(of: $0.view, names), picture: try show($0, of: file, legends))
    }
  }

  private func caption(of view: View, _ names: WrittenNames) -> String {
    let kind = view.placeholderClassName ?? "\(type(of: view))"
    return view.sceneID.map { "\(kind) \(names.written($0))" } ?? kind
  }

  func show(_ view: NibView, of file: SceneFile, _ legends: Legends) throws -> LayeredPicture {
    let staged = staged(view, of: file)
    try staged.show()
    return try picture(of: staged.window, legends)
  }
}
