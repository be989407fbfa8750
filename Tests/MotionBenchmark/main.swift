import ScenePlatform
import SceneUI
import SceneValues

// What it takes to move many views, for `peers.py`, which plays the same animation with rlottie in the same run.
//
//     MotionBenchmark               a line for each film: its name, how many views move, and milliseconds of the processor
//                                   for a frame: for time to pass, for what is seen of all views by then, as layers with all
//                                   they draw, and for that as SVG
//     MotionBenchmark --lottie      the first film as a Lottie document

private let film = MovingGrid(count: 500)
if CommandLine.arguments.dropFirst() == ["--lottie"] {
  print(film.lottie)
  exit(0)
}

for (name, moves) in MovingGrid.films {
  let window = try film.window(moving: moves)
  let clock = window.context.clock as? ManualClock
  var (time, seen, written) = (0.0, 0.0, 0.0)
  let renderer = SVGRenderer()
  for frame in -MovingGrid.warmUp..<MovingGrid.frames {
    let start = processorMilliseconds()
    clock?.advance(by: 1 / MovingGrid.rate)
    window.layoutIfNeeded()
    let passed = processorMilliseconds()
    let picture = window.picture()
    let shown = processorMilliseconds()
    guard frame >= 0 else { continue }
    (time, seen) = (time + passed - start, seen + shown - passed)
    guard frame % 20 == 0 else { continue }
    let length = renderer.svg(picture).utf8.count
    precondition(length > 10_000, "a picture of \(film.count) views is no text of \(length) bytes")
    written += (processorMilliseconds() - shown) * 20
  }
  let figures = [time, seen, written].map { "\($0 / Double(MovingGrid.frames))" }
  print(([name, "\(film.count)"] + figures).joined(separator: "\t"))
}

/// What all threads of this program have used by now: what else the machine does does not count.
private func processorMilliseconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) * 1e-6
}
