import Foundation

/// The clock of a measurement, in seconds.
enum Timer {
  case wall
  /// The processor time of the current thread, which excludes other load on the machine.
  case thread
  case process

  var now: Double {
    var time = timespec()
    switch self {
    case .wall: clock_gettime(CLOCK_MONOTONIC, &time)
    case .thread: clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    case .process: clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    }
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}

/// Measures several runs.
///
/// - Parameters:
///   - runs: The number of runs that count.
///   - warmingUp: The number of runs before them.
///   - timer: The clock.
///   - prepare: Makes the input of a run, outside of the measured time.
///   - body: The measured work. Its result is released outside of the measured time.
/// - Returns: The median time, in seconds.
func median<Input, Output>(
  of runs: Int, warmingUp: Int = 2, by timer: Timer = .wall, preparing prepare: () throws -> Input,
  _ body: (Input) throws -> Output
) rethrows -> Double {
  var times: [Double] = []
  for _ in 0..<warmingUp + runs {
    let input = try prepare()
    let start = timer.now
    let output = try body(input)
    times.append(timer.now - start)
    withExtendedLifetime(output) {}
  }
  return median(times.dropFirst(warmingUp))
}

func median<Output>(
  of runs: Int, warmingUp: Int = 2, by timer: Timer = .wall, _ body: () throws -> Output
) rethrows -> Double {
  try median(of: runs, warmingUp: warmingUp, by: timer, preparing: {}, { _ in try body() })
}

/// Returns the medians of two measurements that take turns, so that other load on the machine affects both.
func medians(
  of runs: Int, warmingUp: Int = 2, _ first: () throws -> Void, _ second: () throws -> Void
) rethrows -> (Double, Double) {
  var times: (first: [Double], second: [Double]) = ([], [])
  for _ in 0..<warmingUp + runs {
    let start = Timer.wall.now
    try first()
    let middle = Timer.wall.now
    try second()
    times.first.append(middle - start)
    times.second.append(Timer.wall.now - middle)
  }
  return (median(times.first.dropFirst(warmingUp)), median(times.second.dropFirst(warmingUp)))
}

func median(_ times: some Collection<Double>) -> Double { times.sorted()[times.count / 2] }
