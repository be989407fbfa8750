import SceneArchive
import SceneRuntime
import SceneUI

/// Titles for views whose classes are unavailable in an imported file, such as the title of a button's cell.
struct Legends {
  private var titles: [String: String] = [:]

  /// The attributes that can contain the title of a control or its cell, in order of preference.
  private static let keys = ["title", "label", "stringValue", "placeholderString"]

  init(of file: SceneFile) {
    let archive = file.archive
    var specified: [Int: [String: String]] = [:]
    for index in 0..<archive.importCount {
      let record = archive.imported(at: index)
      guard case .object(let object) = record.holder, let name = record.name else { continue }
      specified[object, default: [:]][archive.string(at: name)] = archive.string(at: record.text)
    }
    for (object, parts) in specified {
      guard let title = Self.keys.lazy.compactMap({ parts[$0] }).first(where: { !$0.isEmpty }) else {
        continue
      }
      // A cell is a sibling of the view that it draws.
      if parts["as"] == "cell", let view = parts["in"] {
        titles[view] = title
      } else if let id = archive.object(at: object).id.map(archive.string), titles[id] == nil {
        titles[id] = title
      }
    }
  }

  func label(_ view: View) {
    guard !titles.isEmpty else { return }
    if view.placeholderClassName != nil, let title = view.sceneID.flatMap({ titles[$0] }) {
      view.placeholderTitle = title
    }
    for subview in view.subviews { label(subview) }
  }
}
