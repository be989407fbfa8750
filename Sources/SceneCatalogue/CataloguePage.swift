import SceneValues

/// The page of a catalogue: the same document, style and script, whether it is served or lies in files.
enum CataloguePage {
  static let style = text(PackageResources.catalogue_css)
  static let script = text(PackageResources.catalogue_js)
  private static let document = text(PackageResources.catalogue_html)

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// The document that a preview serves.
  static func served(_ title: String) -> String {
    filled([
      "title": title.xmlAttribute, "policy": "", "state": "",
      "scenes": """
      <noscript><p>This page needs scripts: 'scenec preview --export' writes one that can do without.</p></noscript>
      """,
    ])
  }

  /// The document of files that need no server.
  ///
  /// - Parameters:
  ///   - title: what it is called.
  ///   - scenes: what is seen where no script runs, as HTML.
  /// - Returns: the document.
  static func exported(_ title: String, scenes: String) -> String {
    filled([
      "title": title.xmlAttribute,
      "policy": "\n<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy)\">",
      "state": "<script src=\"state.js\" defer></script>\n", "scenes": scenes,
    ])
  }

  /// Files that lie beside one another, and nothing of elsewhere.
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
