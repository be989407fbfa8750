import Foundation
import TestSupport
import Testing

@testable import SceneWeb

@Suite("The script of the preview page")
struct PageScriptTests {
  @Test("Includes all files of the page's folder in the script")
  func hasAllFiles() throws {
    let folder = Golden.project("Sources/SceneWeb/Page")
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where name.hasSuffix(".js") {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      #expect(WebPage.script.contains(text), "\(name)")
    }
  }
}
