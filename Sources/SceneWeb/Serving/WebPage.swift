import SceneDrawing
import SceneServing
import SceneValues

/// The page that displays an app: a single self-contained document.
struct WebPage: Sendable {
  private let parts: [(before: String, name: String)]
  private let end: String
  private let values: [String: String]

  /// Creates the page. The font used to measure text is available on only one platform. On other platforms, the page
  /// uses Inter, which is the closest match.
  init(name: String, icon: EncodedImage?) {
    let iconURL = icon.map { "data:\($0.format.mediaType);base64,\(Base64.text($0.bytes))" } ?? "data:,"
    values = [
      "icon": iconURL,
      "title": name.xmlAttribute,
      "fonts": ("-apple-system, BlinkMacSystemFont, Inter, " + SVGFont.systemFamilies).xmlAttribute,
      "style": Self.text(PackageResources.page_css), "script": Self.script,
    ]
    var parts: [(String, String)] = []
    var rest = Substring(Self.text(PackageResources.page_html))
    while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
      parts.append((String(rest[..<start]), String(rest[rest.index(after: start)..<end])))
      rest = rest[rest.index(after: end)...]
    }
    self.parts = parts
    end = String(rest)
  }

  /// The page's script, wrapped in a function. The first files contain definitions that the other files use.
  static let script: String = {
    let parts = [
      PackageResources.elements_js, PackageResources.connection_js, PackageResources.pictures_js,
      PackageResources.screen_js, PackageResources.pointers_js, PackageResources.keys_js,
      PackageResources.accessibility_js, PackageResources.start_js,
    ]
    return "\"use strict\";\n(() => {\n\(parts.map(text).joined(separator: "\n"))})();\n"
  }()

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  func text(host: String) -> (text: String, policy: String) {
    let nonce = WebGate.secret()
    let text = parts.map { $0.before + ($0.name == "nonce" ? nonce : values[$0.name] ?? "") }.joined() + end
    let policy = [
      "default-src 'none'", "script-src 'nonce-\(nonce)'", "style-src 'nonce-\(nonce)'",
      // Blend modes in the picture require style attributes, so the policy allows them.
      "style-src-attr 'unsafe-inline'", "img-src data:", "connect-src 'self' ws://\(host) wss://\(host)",
      "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
    ]
    return (text, policy.joined(separator: "; "))
  }
}
