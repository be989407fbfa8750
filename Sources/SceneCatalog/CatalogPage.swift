import SceneValues

/// The page that displays a catalog. Served and exported catalogs use the same document, style, and script.
enum CatalogPage {
  static let style = text(PackageResources.catalog_css)
  /// The page's script. Its files are combined into one function, because modules cannot be loaded from `file:` URLs. The
  /// first files contain definitions for the other files, and the last file starts the page.
  static let script = function([
    PackageResources.nodes_js, PackageResources.state_js, PackageResources.pictures_js,
    PackageResources.editors_js, PackageResources.list_js, PackageResources.diagnostics_js,
    PackageResources.map_js, PackageResources.map_content_js, PackageResources.map_cards_js,
    PackageResources.scene_js, PackageResources.panes_js, PackageResources.overlay_js,
    PackageResources.views_js, PackageResources.navigation_js, PackageResources.changes_js,
    PackageResources.events_js, PackageResources.start_js,
  ])
  private static let document = text(PackageResources.catalog_html)

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private static func function(_ parts: [[UInt8]]) -> String {
    "\"use strict\";\n(() => {\n\(parts.map(text).joined(separator: "\n"))})();\n"
  }

  static func served(_ title: String) -> String {
    filled([
      "title": title.printable.xmlAttribute, "policy": "", "state": "",
      "scenes": """
      <noscript><p>This page requires JavaScript. 'scenec preview --export' writes a page that does \
      not.</p></noscript>
      """,
    ])
  }

  /// Returns the document of an exported catalog, which does not need a server.
  static func exported(_ title: String, scenes: String) -> String {
    filled([
      "title": title.printable.xmlAttribute,
      "policy": "\n<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy)\">",
      "state": "<script src=\"state.js\" defer></script>\n", "scenes": scenes,
    ])
  }

  /// The content security policy of an exported page. It allows only files in the page's directory.
  private static let policy = """
    default-src 'none'; script-src 'self' file:; style-src 'self' file:; img-src 'self' file: data:; base-uri 'none'; \
    form-action 'none'
    """

  private static func filled(_ values: [String: String]) -> String {
    var result = ""
    var rest = document[...]
    while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
      result += rest[..<start] + (values[String(rest[rest.index(after: start)..<end])] ?? "")
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}
