import SceneDrawing
import SceneFiles
import ScenePlatform
import ScenePreview
import SceneValues

/// An export of a catalog to files that do not need a server. The output is deterministic.
package struct CatalogExport {
  private let catalog: Catalog
  private let title: String
  private let screens: [ScreenMatrix.Screen]

  package private(set) var problems: [String] = []

  package init(_ catalog: Catalog, title: String, screens: [ScreenMatrix.Screen]) {
    self.catalog = catalog
    self.title = title
    self.screens = screens
  }

  /// Writes all files to a directory. If the directory already exists, it must be empty or contain an exported catalog.
  /// Throws `Failure` if the directory contains other files or if a file cannot be written.
  package mutating func write(to path: String) throws(Failure) {
    let directory = ExportDirectory(path)
    try directory.check()
    var files: [(name: String, bytes: [UInt8])] = []
    var states: [JSONText] = []
    var scenes = ""
    for (number, file) in catalog.files.enumerated() {
      var drawn: [JSONText] = []
      for (scene, outlined) in (file.outline?.scenes ?? []).enumerated() {
        let name = SceneNames.name(of: outlined, scene)
        var seen: [JSONText] = []
        var first: String?
        for (index, screen) in screens.enumerated() {
          let picture = "pictures/\(number + 1)-\(scene + 1)\(screens.count > 1 ? "-\(index + 1)" : "").svg"
          do throws(Failure) {
            let text = ShownSceneText(shown: try catalog.shown(scene, of: file.path, screen.settings))
            files.append((picture, Array(text.svg.utf8)))
            seen.append(text.json(("picture", .string(picture))))
            if first == nil { first = picture }
          } catch {
            problems.append("\(file.path): \(name): \(error.message)")
            seen.append(.object([("error", .string(error.message))]))
          }
        }
        drawn.append(.array(seen))
        scenes += ExportedFigure(file: file, scene: scene, name: name, picture: first).html
      }
      states.append(CatalogText.file(file, adding: [("screens", .array(drawn))]))
    }
    let state = CatalogText(catalog: catalog).saved(title: title, files: states, screens: screens)
    files += [
      ("state.js", Array((ExportDirectory.mark + "\nwindow.scenecCatalog = " + state.line + ";\n").utf8)),
      ("catalog.css", Array(CatalogPage.style.utf8)), ("catalog.js", Array(CatalogPage.script.utf8)),
      ("index.html", Array(CatalogPage.exported(title, scenes: scenes).utf8)),
    ]
    try directory.write(files)
  }
}

private struct ExportedFigure {
  let file: CatalogFile
  let scene: Int
  let name: String
  let picture: String?

  var html: String {
    let place = file.position(of: scene).map { ":\($0)" } ?? ""
    let image =
      picture.map { "<img src=\"\($0)\" alt=\"\(name.printable.xmlAttribute)\" loading=\"lazy\">" }
      ?? "<p class=\"error\">cannot be drawn</p>"
    return """
      <figure class="figure">\(image)<figcaption><b>\(name.printable.xmlText)</b><br>\
      <span class="place">\((file.path + place).printable.xmlText)</span></figcaption></figure>

      """
  }
}
