import Foundation

/// The clock of a measurement, in seconds.
enum Timer {
  case wall
  /// The processor time of the current thread, which excludes other load on the machine.
  case thread
  case process
  /// The processor time of all child processes that have ended.
  case children

  var now: Double {
    var time = timespec()
    switch self {
    case .children:
      var usage = rusage()
      getrusage(RUSAGE_CHILDREN.rawValue, &usage)
      return [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) * 1e-6 }
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

/// The time of a child process, in seconds.
struct ProcessTime {
  let wall: Double
  /// The processor time of the process and its threads.
  let processor: Double

  init(of body: () throws -> Void) rethrows {
    let (wall, processor) = (Timer.wall.now, Timer.children.now)
    try body()
    self.wall = Timer.wall.now - wall
    self.processor = Timer.children.now - processor
  }

  init(medianOf times: some Collection<ProcessTime>) {
    wall = median(times.map(\.wall))
    processor = median(times.map(\.processor))
  }
}

/// Returns the medians of two measurements that take turns, so that other load on the machine affects both. Each body starts
/// processes and waits for them.
func pairedTimes(
  of runs: Int, warmingUp: Int = 2, _ first: () throws -> Void, _ second: () throws -> Void
) rethrows -> (ProcessTime, ProcessTime) {
  var times: (first: [ProcessTime], second: [ProcessTime]) = ([], [])
  for _ in 0..<warmingUp + runs {
    times.first.append(try ProcessTime(of: first))
    times.second.append(try ProcessTime(of: second))
  }
  return (
    ProcessTime(medianOf: times.first.dropFirst(warmingUp)),
    ProcessTime(medianOf: times.second.dropFirst(warmingUp))
  )
}

func median(_ times: some Collection<Double>) -> Double { times.sorted()[times.count / 2] }
