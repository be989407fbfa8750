import SceneDrawing
import SceneFiles
import SceneRuntime
import SceneUI
import SceneValues

extension Stage {
  /// Performs the script, if any, and returns a file's scene, or a nib's view, with information about its parts.
  package func shown(
    sceneAt index: Int, in bytes: [UInt8], _ names: WrittenNames, explaining object: Int? = nil
  ) throws(Failure) -> ShownScene {
    self.names = names
    do {
      let file = try open(bytes)
      let inspector = StageInspector(file.archive, names)
      inspector.explained = object
      let neighbors = neighbors
      tapped = { name in
        guard let other = try neighbors(name) else { return nil }
        if other.path == names.file { return file }
        let opened = try self.open(other.bytes)
        inspector.registerFile(opened, at: other.path, other.names)
        return opened
      }
      defer { tapped = nil }
      let picture = try show(sceneAt: index, of: file, to: inspector)
      var shown = ShownScene(picture: picture, views: inspector.views, constraints: inspector.constraints)
      shown.place = inspector.place
      (shown.scene, shown.file) = file.isNib ? (index, nil) : (inspector.scene, inspector.scenePath)
      shown.conflicts = layoutConflicts.map { names.withWrittenIDs(in: $0.description) }
      for problem in failures.map(names.describe) where !shown.problems.contains(problem) {
        shown.problems.append(problem)
      }
      shown.problems += unreadableImages.map(\.message)
      return shown
    } catch {
      throw Failure(error, showing: names)
    }
  }

  /// Returns the sizes, in points, that layout calculates for views. The keys are the indices of the views in the file.
  func sizes(sceneAt index: Int, in bytes: [UInt8], _ names: WrittenNames) throws(Failure) -> [Int: Size] {
    self.names = names
    do {
      let file = try open(bytes)
      let inspector = StageInspector(file.archive, names)
      inspector.reportsSizesOnly = true
      _ = try show(sceneAt: index, of: file, to: inspector)
      return inspector.sizes
    } catch {
      throw Failure(error, showing: names)
    }
  }

  private func show(
    sceneAt index: Int, of file: SceneFile, to inspector: StageInspector
  ) throws -> LayeredPicture {
    inspector.watch(context)
    self.inspector = inspector
    defer { self.inspector = nil }
    let legends = Legends(of: file)
    guard !file.isNib else { return try show(view(at: index, of: file), of: file, legends) }
    let storyboard = Storyboard(file: file, context: context)
    guard (0..<file.archive.sceneCount).contains(index) else { throw Self.noScene(index) }
    return try show(index, of: storyboard, legends)
  }

  private func view(at index: Int, of file: SceneFile) throws -> NibView {
    let views = try shownViews(of: file).views
    guard views.indices.contains(index) else { throw Self.noScene(index) }
    return views[index]
  }

  private static func noScene(_ index: Int) -> Failure {
    Failure("Scene \(index + 1) does not exist in the file", .request)
  }
}
