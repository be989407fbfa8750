import Foundation
import SceneDrawing
import TestSupport
import Testing

/// `scenec render -o x.png`, which runs another program, because scenec does not link Cairo.
@Suite struct PixelProgramTests {
  private static let scene = """
    <storyboard version="1" initial="a">
      <scene>
        <viewController id="a">
          <view frame="0 0 100 200" backgroundColor="systemRed"><label frame="10 10 80 20" text="Hello"/></view>
        </viewController>
      </scene>
    </storyboard>
    """

  /// SwiftPM builds the programs in the same folder as the tests.
  private static let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()

  private struct Outcome {
    let status: Int32
    let errors: String
  }

  private func run(
    _ program: URL, _ arguments: [String], in folder: URL, _ environment: [String: String] = [:]
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let errors = folder.appending(path: "errors.txt")
    try Data().write(to: errors)
    process.standardError = try FileHandle(forWritingTo: errors)
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return Outcome(status: process.terminationStatus, errors: try String(contentsOf: errors, encoding: .utf8))
  }

  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "pixels-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(Self.scene.utf8).write(to: folder.appending(path: "a.scene"))
    try body(folder)
  }

  private func file(_ name: String, in folder: URL) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: name)))
  }

  @Test("'scenec' and 'scenec-pixels' write the same PNG file")
  func samePNGFile() throws {
    try withFolder { (folder) throws in
      for program in ["scenec", "scenec-pixels"] {
        let arguments = [
          "render", "a.scene", "--size", "100x200", "--scale", "2", "-o", "\(program).png",
        ]
        let outcome = try run(Self.products.appending(path: program), arguments, in: folder)
        #expect(outcome.status == 0, "\(outcome.errors)")
      }
      let image = try EncodedImage(file("scenec.png", in: folder))
      #expect(image.width == 200 && image.height == 400)
      #expect(try file("scenec.png", in: folder) == file("scenec-pixels.png", in: folder))
    }
  }

  @Test(
    "Reports a different executable that is named 'scenec-pixels'")
  func otherExecutable() throws {
    try withFolder { (folder) throws in
      let alone = folder.appending(path: "scenec")
      try Executable.place(Self.products.appending(path: "scenec"), at: alone)
      try FileManager.default.createSymbolicLink(
        at: folder.appending(path: "scenec-pixels"), withDestinationURL: alone)
      let outcome = try run(alone, ["render", "a.scene", "-o", "a.png"], in: folder)
      #expect(
        outcome.status == 73 && outcome.errors.contains("is a different program with the same name"),
        "\(outcome.errors)")
    }
  }

  @Test("Draws several screens into one PDF file or one PNG file")
  func drawsScreensAsPagesOrSheet() throws {
    try withFolder { (folder) throws in
      let program = Self.products.appending(path: "scenec")
      let screens = ["render", "a.scene", "--device", "iphone-se,iphone-16", "-o"]
      #expect(try run(program, screens + ["a.pdf"], in: folder).status == 0)
      #expect(try file("a.pdf", in: folder).starts(with: "%PDF-".utf8))
      #expect(try run(program, screens + ["a.png"], in: folder).status == 0)
      #expect(try EncodedImage(file("a.png", in: folder)).width > 300)
    }
  }

  @Test("Writes one PNG file per screen and names the files like the corresponding SVG files")
  func oneFilePerScreen() throws {
    try withFolder { (folder) throws in
      let program = Self.products.appending(path: "scenec")
      let screens = ["render", "a.scene", "--device", "iphone-se,iphone-16", "--scale", "2", "-o", "All/"]
      let drawn = try run(program, screens + ["--png"], in: folder)
      #expect(drawn.status == 0, "\(drawn.errors)")
      let svgs = try run(program, screens, in: folder)
      #expect(svgs.status == 0, "\(svgs.errors)")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "All").path)
        .sorted()
      #expect(names == ["a-iphone-16.png", "a-iphone-16.svg", "a-iphone-se.png", "a-iphone-se.svg"])
      #expect(try EncodedImage(file("All/a-iphone-16.png", in: folder)).width == 786)
      let refused = try run(program, ["render", "a.scene", "--png", "-o", "a.svg"], in: folder)
      #expect(
        refused.status == 64 && refused.errors.contains("'--png' requires a directory"), "\(refused.errors)")
    }
  }

  @Test("Renders the PNG files of a film without rsvg-convert")
  func films() throws {
    try withFolder { (folder) throws in
      let program = Self.products.appending(path: "scenec")
      let film = ["render", "a.scene", "--size", "100x200", "--frames", "2", "--scale", "2"]
      let nowhere = ["PATH": "/nonexistent"]
      let frames = try run(program, film + ["--png", "-o", "Film/"], in: folder, nowhere)
      #expect(frames.status == 0, "\(frames.errors)")
      let still = try run(
        program, ["render", "a.scene", "--size", "100x200", "--scale", "2", "-o", "a.png"], in: folder)
      #expect(still.status == 0, "\(still.errors)")
      #expect(try file("Film/a-001.png", in: folder) == file("a.png", in: folder))
      #expect(try file("Film/a-002.png", in: folder) == file("a.png", in: folder))
      let moving = try run(program, film + ["-o", "moving.png"], in: folder, nowhere)
      #expect(moving.status == 0, "\(moving.errors)")
      let bytes = try Data(file("moving.png", in: folder))
      #expect(bytes.range(of: Data("acTL".utf8)) != nil)
    }
  }

  @Test("Reports that the executable 'scenec-pixels' is missing")
  func reportsMissingExecutable() throws {
    try withFolder { (folder) throws in
      let alone = folder.appending(path: "scenec")
      try Executable.place(Self.products.appending(path: "scenec"), at: alone)
      let outcome = try run(
        alone, ["render", "a.scene", "-o", "a.png"], in: folder, ["PATH": "/nonexistent"])
      #expect(outcome.status == 73)
      #expect(outcome.errors.contains("'scenec-pixels', which is neither next to 'scenec' nor on PATH"))
      #expect(outcome.errors.contains("Install the package 'scenec-pixels', or run 'make pixels'"))
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "a.png").path))
      let found = try run(
        alone, ["render", "a.scene", "-o", "a.png"], in: folder, ["PATH": Self.products.path])
      #expect(found.status == 0, "\(found.errors)")
    }
  }

  @Test func writesNoFileIfNoFontsAreInstalled() throws {
    try withFolder { (folder) throws in
      let configuration = folder.appending(path: "fonts.conf")
      try Data("<?xml version=\"1.0\"?><fontconfig></fontconfig>".utf8).write(to: configuration)
      for name in ["a.png", "a.pdf"] {
        let outcome = try run(
          Self.products.appending(path: "scenec-pixels"), ["render", "a.scene", "-o", name], in: folder,
          ["FONTCONFIG_FILE": configuration.path])
        #expect(outcome.status == 73)
        #expect(outcome.errors.contains("text cannot be drawn without fonts"), "\(outcome.errors)")
        #expect(!FileManager.default.fileExists(atPath: folder.appending(path: name).path))
      }
    }
  }

  @Test func scenecDoesNotLinkCairo() throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/ldd")
    process.arguments = [Self.products.appending(path: "scenec").path]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(text.contains("libxml2"))
    for library in ["cairo", "pango", "rsvg", "poppler", "turbojpeg", "webp"] {
      #expect(!text.contains(library))
    }
  }
}
