import ArgumentParser
import SceneAnalysis
import SceneDrawing
import SceneFiles
import ScenePlatform
import SceneTesting

/// Where a film goes: into one file that moves, or into a directory, picture by picture.
struct FilmDestination {
  private let path: String
  let format: AnimationFormat

  /// - Parameters:
  ///   - path: as it was given: a directory that is there, or a name that ends with '/', is one; the extension of a file says
  ///     what it is, and one without holds SVG.
  ///   - isPNG: whether a directory gets PNG files.
  /// - Throws: `ValidationError` for a name that promises another format.
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

  /// How many things are made besides the pictures that are taken.
  func steps(of count: Int) -> Int { format == .svg ? 0 : count }

  /// Writes the film.
  ///
  /// - Parameters:
  ///   - film: what was filmed.
  ///   - name: what pictures in a directory are called, before their number.
  ///   - writer: what makes PNG files; nil for the program `rsvg-convert`.
  ///   - zoom: pixels of a PNG file for a point.
  ///   - didMake: called after each picture that took some time.
  /// - Throws: `Failure` where a file or the directory cannot be written, or there is nothing that makes PNG files.
  func write(
    _ film: AnimatedPicture, named name: String, by writer: PixelWriter?, zoom: Double, didMake: () -> Void
  ) throws(Failure) {
    var written: Set<String> = []
    do {
      let frames = writer.map { writer in
        FrameDrawing { picture in try writer.png(picture, zoom) }
      }
      try film.files(as: format, by: frames, zoom: zoom, didMake: didMake) { (file, bytes) throws(Failure) in
        if format.isFolder {
          // Not before there is something to put in.
          if written.isEmpty { try OutputDirectory.make(path) }
          try FileOutput.write(bytes, to: "\(path)/\(name)-\(file)", .named)
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
    if format.isFolder { warnOfOthers(than: written, named: name) }
  }

  /// Says which pictures in the directory look as if they were of the film, and are of another one: whoever makes a film of
  /// all that is there would have them in it.
  private func warnOfOthers(than written: Set<String>, named name: String) {
    let others = ((try? DirectoryListing.names(in: path)) ?? []).filter { entry in
      guard !written.contains(entry), entry.hasPrefix("\(name)-"), entry.hasSuffix(".\(format.fileExtension)")
      else { return false }
      let number = entry.dropFirst(name.count + 1).dropLast(format.fileExtension.count + 1)
      return !number.isEmpty && number.allSatisfy { ("0"..."9").contains($0) }
    }.sorted()
    guard let first = others.first, let last = others.last else { return }
    let which = others.count == 1 ? "'\(first)'" : "\(others.count) pictures, '\(first)' to '\(last)',"
    StandardStreams.warn(
      "In '\(path)', \(which) \(others.count == 1 ? "is" : "are") of another film: this one has \(written.count)."
    )
  }
}
