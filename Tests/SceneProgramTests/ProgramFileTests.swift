import Foundation
import Testing

@testable import SceneProgram

@Suite("Files of an app") struct ProgramFileTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "program-\(UUID())")

  /// Creates empty files, and returns the file that is found.
  private func find(_ name: String, among files: [String]) throws -> String {
    defer { try? FileManager.default.removeItem(at: folder) }
    for file in files {
      let place = folder.appending(path: file)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: place)
    }
    let found = try ProgramFile.find(name, beside: "\(folder.path)/bin", or: "\(folder.path)/here")
    return String(found.dropFirst(folder.path.count + 1))
  }

  @Test("Searches for files next to the executable, then in resources, and then in the current folder")
  func order() throws {
    let all = ["bin/A.scenec", "bin/Kit_App.resources/A.scenec", "here/A.scenec"]
    #expect(try find("A.scenec", among: all) == "bin/A.scenec")
    #expect(try find("A.scenec", among: Array(all.dropFirst())) == "bin/Kit_App.resources/A.scenec")
    #expect(try find("A.scenec", among: ["here/A.scenec"]) == "here/A.scenec")
  }

  @Test("Reports missing and ambiguous files with their paths")
  func errors() throws {
    let missing = #expect(throws: ProgramFileError.self) { try find("A.scenec", among: ["here/B.scenec"]) }
    #expect(missing?.description.hasPrefix("'A.scenec' does not exist in '") == true)
    let twice = #expect(throws: ProgramFileError.self) {
      try find("A.scenec", among: ["bin/K_One.resources/A.scenec", "bin/K_Two.resources/A.scenec"])
    }
    #expect(twice?.description.contains("K_One.resources/A.scenec', '") == true)
    #expect(throws: ProgramFileError.self) { try ProgramFile.find(nil) }
  }
}
