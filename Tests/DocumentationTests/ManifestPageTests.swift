import Foundation
import Testing

/// SwiftPM can read the `Package.swift` examples in pages.
@Suite struct ManifestPageTests {
  private func examples(_ path: String) throws -> [String] {
    try Documented(path).examples(of: "swift").filter(\.isExempt).map(\.text)
  }

  @Test("The package manifest in the README declares one app")
  func readme() throws {
    let manifest = try #require(examples("README.md").first)
    #expect(try Self.targets(of: manifest) == ["Counter"])
  }

  @Test("The plugin examples form a package manifest whose app uses the plugin")
  func plugins() throws {
    let parts = try examples("Sources/SceneUI/SceneUI.docc/CompilingScenes.md")
    let dependencies = try #require(parts.first { $0.hasPrefix("dependencies: [") })
    let target = try #require(parts.first { $0.hasPrefix(".executableTarget(") })
    #expect(parts.count == 2)
    let manifest = """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(name: "Counter", \(dependencies), targets: [\(target)])
      """
    #expect(try Self.targets(of: manifest) == ["Counter"])
  }

  private static func targets(of manifest: String) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "scenec-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try manifest.write(to: folder.appending(path: "Package.swift"), atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swift", "package", "dump-package", "--package-path", folder.path]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let package = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let targets = try #require(package["targets"] as? [[String: Any]])
    return targets.compactMap { $0["name"] as? String }
  }
}
