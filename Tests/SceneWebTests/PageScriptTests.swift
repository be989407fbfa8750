import Foundation
import TestSupport
import Testing

@testable import SceneWeb

@Suite("The script of the preview page")
struct PageScriptTests {
  @Test("The script contains all script files in the page's folder")
  func hasAllFiles() throws {
    let folder = Golden.project("Sources/SceneWeb/Page")
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where name.hasSuffix(".js") {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      #expect(WebPage.script.contains(text), "\(name)")
    }
  }
}
