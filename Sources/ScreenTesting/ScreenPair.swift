import Foundation
import SceneCairo
import SceneTesting
import SceneUI

/// An app on a screen, paired with the same scenes in a test. Both receive the same input. The screen must display the
/// same picture that Cairo draws of the test's window.
public final class ScreenPair {
  private let screen: any UsedScreen
  private let harness: Harness
  private let fonts: CairoFonts
  private let name: String
  private var count = 0
  /// The index of the alternative that the screen displayed most recently. See `difference(_:others:)`.
  public private(set) var found = 0

  /// Creates a pair of an app and a test, each of which displays its first picture.
  ///
  /// - Parameters:
  ///   - screen: The app's screen, with one pixel per point.
  ///   - harness: The harness for the test's window.
  ///   - fonts: The fonts used for drawing.
  ///   - name: The prefix for the names of picture files.
  public init(_ screen: any UsedScreen, _ harness: Harness, fonts: CairoFonts, name: String) {
    (self.screen, self.harness, self.fonts, self.name) = (screen, harness, fonts, name)
    harness.window.context.displayScale = 1
  }

  /// Taps a view at its center, or at another point in the view.
  public func tap(_ view: View, at point: Point? = nil) throws {
    try screen.click(view.convert(point ?? view.bounds.center, to: harness.window))
    try harness.tap(view, at: point)
    harness.advance(seconds: 1)
  }

  /// Taps the view with the given `id` in the scene.
  public func tap(id: String) throws { try tap(harness.find(id: id)) }

  /// Taps the view that displays the given string.
  public func tap(text: String) throws { try tap(harness.find(text: text)) }

  /// Drags from one point in a view to another.
  public func drag(_ view: View, from start: Point, to end: Point) throws {
    try screen.drag(
      from: view.convert(start, to: harness.window), to: view.convert(end, to: harness.window))
    try harness.drag(view, from: start, to: end)
    harness.advance(seconds: 1)
  }

  /// Types text.
  public func type(_ text: String) throws {
    try screen.type(text)
    try harness.type(text)
    harness.advance(seconds: 1)
  }

  /// Deletes a number of characters before the caret.
  public func erase(_ count: Int) throws {
    try screen.erase(count)
    try harness.deleteBackward(count: count)
    harness.advance(seconds: 1)
  }

  /// Scrolls a view to its end.
  public func scrollToEnd(_ view: ScrollView) throws {
    let center = view.convert(Point(x: view.bounds.midX, y: view.bounds.midY), to: harness.window)
    try screen.scrollToEnd(at: center)
    harness.window.scroll(by: Point(x: 0, y: 100_000), at: center, smoothly: false)
    harness.advance(seconds: 2)
  }

  /// Resizes the windows of the app and the test.
  public func resize(to size: Size) throws {
    try screen.resize(to: size)
    harness.window.resize(to: size)
    harness.advance(seconds: 1)
  }

  /// Waits until the app displays the same picture as the test.
  ///
  /// If the `SCENEC_SCREENS` environment variable contains the path of a folder, screenshots are saved there.
  ///
  /// - Parameters:
  ///   - state: A description of the expected picture.
  ///   - others: A closure that changes the test's window to the alternative with the given index, starting at 0. Returns
  ///     whether this alternative exists.
  /// - Returns: Nil if the pictures are equal. Otherwise, a description of the difference and the paths of both pictures.
  /// - Throws: An error if a screenshot cannot be taken or a picture cannot be drawn.
  public func difference(_ state: String, others: (Int) -> Bool = { $0 == 0 }) throws -> String? {
    harness.advance(seconds: 1)
    var wanted: [Screenshot] = []
    while others(wanted.count) { wanted.append(try Screenshot(harness.picture(), fonts: fonts)) }
    var last: (seen: Screenshot, wanted: Screenshot, distance: Int?)?
    try screen.lookUntil { seen in
      var closest = (index: 0, distance: screen.distance(seen, wanted[0]))
      for index in wanted.indices.dropFirst() where closest.distance.map({ $0 > screen.tolerance }) ?? false {
        guard let distance = screen.distance(seen, wanted[index]), distance < closest.distance ?? .max else {
          continue
        }
        closest = (index, distance)
      }
      found = closest.index
      last = (seen, wanted[closest.index], closest.distance)
      return closest.distance.map { $0 <= screen.tolerance } ?? false
    }
    count += 1
    guard let last else { return "\(state): the picture is empty" }
    let isSame = last.distance.map { $0 <= screen.tolerance } ?? false
    let kept = ProcessInfo.processInfo.environment["SCENEC_SCREENS"]
    guard !isSame || kept != nil else { return nil }
    let folder = kept.map { URL(filePath: $0) } ?? FileManager.default.temporaryDirectory
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = "\(name)-\(count)-\(state.replacing(" ", with: "-"))"
    let (seen, drawn) = (folder.appending(path: "\(file).png"), folder.appending(path: "\(file)-wanted.png"))
    try Data(last.seen.png()).write(to: seen)
    print("\(file): \(last.distance.map { "\($0) of 255" } ?? "another size")")
    guard !isSame else { return nil }
    try Data(last.wanted.png()).write(to: drawn)
    let apart =
      last.distance.map { "differs by \($0) of 255" }
      ?? "has \(last.seen.width) × \(last.seen.height) pixels, not \(last.wanted.width) × \(last.wanted.height)"
    return "\(state): the picture \(apart): \(seen.path), expected \(drawn.path)"
  }
}
