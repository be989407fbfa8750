import ArgumentParser
import SceneAnalysis
import SceneDrawing
import SceneFiles
import ScenePlatform
import SceneTesting

struct FilmDestination {
  private let path: String
  let format: AnimationFormat

  /// Creates a destination from a path. If the path is an existing directory or ends with '/', each frame is written to a
  /// file in this directory, as PNG if `isPNG` is true. Otherwise, the extension determines the format. Throws
  /// `ValidationError` if the path has the extension of another format.
  init(_ path: String, isPNG: Bool) throws {
    if case .directory(let directory) = PictureDestination(path) {
      (self.path, format) = (directory.isEmpty ? "/" : directory, isPNG ? .pngFrames : .svgFrames)
      return
    }
    self.path = path
    let name = path.lowercased()
    if name.hasSuffix(".png") || name.hasSuffix(".apng") {
      format = .png
    } else {
      try OutputName.check(path, isFor: "svg") { "Write '\($0)', an animated '.png', or a directory." }
      format = .svg
    }
    if isPNG, format == .svg { throw PictureDestination.notOfADirectory }
  }

  func steps(of count: Int) -> Int { format == .svg ? 0 : count }

  /// Writes the film. In a directory, the names of frames begin with `name`. `didCreate` is called after each slow step.
  func write(
    _ film: AnimatedPicture, named name: String, by writer: PixelWriter?, zoom: Double, didCreate: () -> Void
  ) throws(Failure) {
    var written: Set<String> = []
    do {
      let frames = writer.map { writer in
        FrameDrawing { picture in try writer.png(picture, zoom) }
      }
      try film.files(as: format, by: frames, zoom: zoom, didCreate: didCreate) {
        (file, bytes) throws(Failure) in
        if format.isFolder {
          if written.isEmpty { try OutputDirectory.make(path) }
          try FileOutput.write(bytes, to: "\(path)/\(name)-\(file)")
          written.insert("\(name)-\(file)")
        } else {
          try OutputDestination(path).write(bytes)
        }
      }
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure("Cannot write '\(path)': \(error)", .cannotCreate)
    }
    if format.isFolder { warnAboutOtherFrames(than: written, named: name) }
  }

  /// Warns if the directory contains frames of another film, because a video created from all frames would include them.
  private func warnAboutOtherFrames(than written: Set<String>, named name: String) {
    let others = ((try? DirectoryListing.names(in: path)) ?? []).filter { entry in
      guard !written.contains(entry), entry.hasPrefix("\(name)-"), entry.hasSuffix(".\(format.fileExtension)")
      else { return false }
      let number = entry.dropFirst(name.count + 1).dropLast(format.fileExtension.count + 1)
      return !number.isEmpty && number.allSatisfy { ("0"..."9").contains($0) }
    }.sorted()
    guard let first = others.first, let last = others.last else { return }
    let which = others.count == 1 ? "'\(first)'" : "\(others.count) frames, '\(first)' to '\(last)',"
    StandardStreams.warn(
      """
      In '\(path)', \(which) \(others.count == 1 ? "belongs" : "belong") to another video: this video has \
      \(written.count == 1 ? "1 frame" : "\(written.count) frames").
      """
    )
  }
}
