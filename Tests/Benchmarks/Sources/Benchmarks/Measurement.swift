import Glibc

/// How long something takes: the median of many runs, in seconds.
func median(of runs: Int, warmingUp: Int = 2, _ body: () throws -> Void) rethrows -> Double {
  for _ in 0..<warmingUp { try body() }
  var times: [Double] = []
  for _ in 0..<runs { times.append(try seconds(body)) }
  return times.sorted()[runs / 2]
}

/// The same for two things that take turns, so that whatever else the machine does meets both.
func medians(
  of runs: Int, warmingUp: Int = 2, _ first: () throws -> Void, _ second: () throws -> Void
) rethrows -> (Double, Double) {
  for _ in 0..<warmingUp {
    try first()
    try second()
  }
  var times: [(Double, Double)] = []
  for _ in 0..<runs { times.append((try seconds(first), try seconds(second))) }
  return (times.map(\.0).sorted()[runs / 2], times.map(\.1).sorted()[runs / 2])
}

private func seconds(_ body: () throws -> Void) rethrows -> Double {
  let time = try ContinuousClock().measure(body).components
  return Double(time.seconds) + Double(time.attoseconds) * 1e-18
}

/// What a body makes, and the seconds of the thread's own time that took: what else the machine does does not count.
func timed<Result>(_ body: () throws -> Result) rethrows -> (Result, seconds: Double) {
  let start = threadSeconds()
  let result = try body()
  return (result, threadSeconds() - start)
}

private func threadSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// One line of the table.
struct Figure {
  let name: String
  let seconds: Double
  /// What it is measured against, in the same run.
  var peer: (name: String, seconds: Double)?
  /// The bytes that were worked through, where speed is a matter of them.
  var bytes: Int?

  var line: String {
    var line = name.padded(to: 54) + seconds.readable.padded(to: 12)
    line += (bytes.map { "\(Int(Double($0) / seconds / 1e6)) MB/s" } ?? "").padded(to: 12)
    if let peer {
      let ratio = (peer.seconds / seconds * 100).rounded() / 100
      line += "\(ratio) × as fast as \(peer.name) (\(peer.seconds.readable))"
    }
    return line
  }
}

extension Double {
  var readable: String {
    self < 1e-3 ? "\((self * 1e7).rounded() / 10) µs" : "\((self * 1e5).rounded() / 100) ms"
  }
}

extension String {
  func padded(to width: Int) -> String { self + String(repeating: " ", count: Swift.max(1, width - count)) }
}
