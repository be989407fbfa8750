import Foundation
import SceneAnalysis
import SceneCatalog
import SceneRuntime
import SceneUI

/// A temporary directory with scenes, and its preview.
final class Folder {
  let url: URL

  init(_ files: [String: String]) throws {
    url = FileManager.default.temporaryDirectory.appending(path: "preview-\(UUID())")
      .resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, text) in files { try write(name, text) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appending(path: name).path }

  func write(_ name: String, _ text: String) throws {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func contents(of name: String) throws -> [String: Data] {
    let folder = url.appending(path: name)
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return Dictionary(
      uniqueKeysWithValues: names.compactMap { name in
        (try? Data(contentsOf: folder.appending(path: name))).map { (name, $0) }
      })
  }

  var request: CatalogRequest {
    let classes = ClassManifests([]) { Registry.library.vocabulary }
    let path = url.path
    return CatalogRequest(
      search: { SceneSearch([path]) }, program: { try HostProgram(classes: classes) },
      check: { CheckRequest(classes: classes) })
  }

  func catalog() throws -> Catalog { try Catalog(request) }
  func session() throws -> PreviewSession { PreviewSession(try catalog(), title: "Scenes") }

  /// Returns the change that the watcher reports after a file is written.
  func change(_ names: String...) -> WatchedPlaces.Changes {
    var changes = WatchedPlaces.Changes()
    changes.files = Set(names.map(path))
    return changes
  }
}

enum Sample {
  static func two(text: String = "Hello", title: String = "More") -> String {
    """
    <storyboard version="1" initial="first">
      <scene>
        <viewController id="first" title="The first">
          <view id="root" frame="0 0 320 480" backgroundColor="systemBackground">
            <label id="greeting" frame="20 40 280 30" text="\(text)"/>
            <button id="more" frame="20 100 120 44" title="\(title)">
              <segue kind="present" destination="second" identifier="showMore"/>
            </button>
          </view>
        </viewController>
      </scene>
      <scene>
        <viewController id="second">
          <view frame="0 0 320 480" backgroundColor="systemGray6"><label frame="20 40 280 30" text="Second"/></view>
        </viewController>
      </scene>
    </storyboard>
    """
  }

  /// Constraints to layout guides of views.
  static let areas = """
    <storyboard version="1" initial="areas">
      <scene>
        <viewController id="areas">
          <view id="root" frame="0 0 393 852">
            <layoutGuide id="column"/>
            <constraint equation="column.leading = root.leading + 100"/>
            <constraint equation="column.width = 200"/>
            <view id="box">
              <constraint equation="top = safeArea.top + 10"/>
              <constraint equation="left = root.margins.left + 5"/>
              <constraint equation="right = column.right - 15"/>
              <constraint equation="height = 40"/>
            </view>
          </view>
        </viewController>
      </scene>
    </storyboard>
    """

  /// Constraints that do not determine the width of a view.
  static let open = """
    <storyboard version="1" initial="open">
      <scene>
        <viewController id="open">
          <view id="root" frame="0 0 320 480">
            <view id="box">
              <constraint equation="leading = root.leading + 20"/>
              <constraint equation="top = root.top + 30"/>
              <constraint equation="height = 40"/>
            </view>
          </view>
        </viewController>
      </scene>
    </storyboard>
    """
}
