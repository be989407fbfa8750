import SceneDrawing
import SceneFiles
import SceneRuntime
import SceneUI
import SceneValues

extension Stage {
  func views(
    of file: SceneFile, _ wanted: String?, _ legends: Legends, _ names: WrittenNames
  ) throws -> [BoardItem] {
    let (views, isEmpty) = try Nib(file: file, context: context).shownViews()
    guard !views.isEmpty else {
      let held = isEmpty ? "no objects" : "no views, but other objects"
      throw Failure("\(names.place): the nib cannot be drawn: it contains \(held)", .unusable)
    }
    var shown = views
    if let wanted {
      let ids = views.compactMap(\.sceneID)
      guard let id = names.id(of: wanted, among: ids) else {
        throw Failure(names.unknown(wanted, among: ids), .request)
      }
      shown = views.filter { $0.sceneID == id }
    }
    if shown.count > 1 { try checkScript(names) }
    return try zip(shown, shown.map(\.frame.size)).map { view, size in
      if view.superview != nil {
        // The view was shown and resized as the root view of a window in the nib.
        view.removeFromSuperview()
        view.frame.size = size
      }
      return BoardItem(name: caption(of: view, names), picture: try show(view, legends))
    }
  }

  private func caption(of view: View, _ names: WrittenNames) -> String {
    let kind = view.placeholderClassName ?? "\(type(of: view))"
    return view.sceneID.map { "\(kind) \(names.written($0))" } ?? kind
  }

  func show(_ view: View, _ legends: Legends) throws -> LayeredPicture {
    let page = size ?? view.frame.size.orScreenSize
    let frame = Rect(origin: .zero, size: page)
    if let screens, !(view is Window) { return try show(view, on: screens, written: page, legends) }
    let window = view as? Window ?? Window(frame: frame, context: context)
    if view !== window {
      view.frame = frame
      window.addSubview(view)
    }
    if window.backgroundColor == nil { window.backgroundColor = .systemBackground }
    try window.makeKeyAndVisible()
    return try picture(of: window, legends)
  }
}
