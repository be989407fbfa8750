import Foundation
import SceneUI

/// The processor time per frame while 500 views move, compared with rlottie, which plays the same animation.
enum MotionBenchmark {
  private static let grid = MovingGrid(count: 500)

  static func run(_ setup: Setup, _ report: Report) throws {
    for (name, moves) in MovingGrid.films where report.includes(name) {
      let peers = moves == .place ? try rlottie(in: setup.folder, report) : nil
      let frame = try measure(moves)
      let name = "\(grid.count) views \(name)"
      report.add("\(name): a frame", .seconds(frame.time + frame.picture), beside: peers?.tree ?? [])
      report.add("\(name): a frame, the clock and the layout", .seconds(frame.time))
      report.add("\(name): a frame, the picture as layers", .seconds(frame.picture))
      report.add("\(name): a frame, the picture as SVG", .seconds(frame.svg))
      if let pixels = peers?.pixels {
        report.add("rlottie: a frame as pixels", .seconds(pixels))
      }
    }
  }

  /// Returns the time of each stage of a frame, in seconds.
  private static func measure(_ moves: MovingGrid.Moves) throws -> (
    time: Double, picture: Double, svg: Double
  ) {
    let window = try grid.window(moving: moves)
    let clock = window.context.clock as! ManualClock
    let renderer = SVGRenderer()
    var (time, picture, svg, drawn) = (0.0, 0.0, 0.0, 0.0)
    for frame in -MovingGrid.warmUp..<MovingGrid.frames {
      let start = Timer.process.now
      clock.advance(by: 1 / MovingGrid.rate)
      window.layoutIfNeeded()
      let passed = Timer.process.now
      let shown = window.picture()
      let end = Timer.process.now
      guard frame >= 0 else { continue }
      (time, picture) = (time + passed - start, picture + end - passed)
      guard frame % 20 == 0 else { continue }
      precondition(renderer.svg(shown).utf8.count > 10_000, "a picture of \(grid.count) views is empty")
      (svg, drawn) = (svg + Timer.process.now - end, drawn + 1)
    }
    let frames = Double(MovingGrid.frames)
    return (time / frames, picture / frames, svg / drawn)
  }

  private static func rlottie(in folder: URL, _ report: Report) throws -> (
    tree: [Report.Peer], pixels: Double
  )? {
    guard let program = Peers.built("rlottie") else {
      report.skip("rlottie is not installed (librlottie-dev): not compared")
      return nil
    }
    let document = folder.appending(path: "motion.json")
    try grid.lottie.write(to: document, atomically: true, encoding: .utf8)
    let numbers = try output(of: program, [document.path(), "\(MovingGrid.frames)"])
      .split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    guard numbers.count == 3 else { throw SpawnFailure(program: program, status: 0) }
    return (
      [Report.Peer(name: "rlottie, \(Int(numbers[0])) layers", value: numbers[1] / 1e3)], numbers[2] / 1e3
    )
  }
}
