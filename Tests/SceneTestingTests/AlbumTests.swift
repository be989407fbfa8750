import Foundation
import SceneTesting
import SceneUI
import TestSupport
import Testing

@Suite struct AlbumTests {
  private struct Refused: Error {}

  @Test("Additional files of a picture have the number and name of the picture")
  func additionalDrawings() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "album-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try onStage { stage in
      let album = try Album(folder: folder.path)
      try album.add("One", of: stage.window)
      album.alsoDraws["txt"] = { picture in Array("\(picture.title ?? "") \(Int(picture.size.width))".utf8) }
      try album.add("Two, and more", of: stage.window)
      #expect(album.paths.map { $0.split(separator: "/").last } == ["1-one.svg", "2-two-and-more.svg"])
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      #expect(names == ["1-one.svg", "2-two-and-more.svg", "2-two-and-more.txt"])
      let text = try String(contentsOf: folder.appending(path: "2-two-and-more.txt"), encoding: .utf8)
      #expect(text == "Two, and more \(Int(stage.window.bounds.width))")
      album.alsoDraws["txt"] = { _ in throw Refused() }
      #expect(throws: Refused.self) { try album.add("Three", of: stage.window) }
    }
  }
}
