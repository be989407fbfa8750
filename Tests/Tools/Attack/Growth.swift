import Foundation

/// Counts processor instructions for growing numbers of an element, and reports disproportionate growth.
///
/// Counting with valgrind includes all work and does not depend on the load of the machine.
struct Growth {
  /// The increment of the number of elements.
  let count: Int
  let jobs: Int
  /// The first number accounts for the constant cost.
  private var counts: [Int] { [10, 10 + count, 10 + 2 * count] }
  /// Returns the maximum growth factor. Linear growth is a factor of 2, and quadratic growth more than 3.
  /// Recognizers of the same touches are quadratic by design, because each pair may have a failure
  /// requirement or recognize simultaneously.
  private static func bound(of element: String) -> Double {
    element.hasSuffix("GestureRecognizer") ? 4.2 : 2.5
  }

  /// - Parameter elements: The names of elements, routines, or planted faults.
  /// - Returns: The report on all of them.
  func report(on elements: [String]) async -> Report {
    var rest = elements[...]
    return await withTaskGroup(of: Report.self) { group in
      var whole = Report()
      for element in rest.prefix(jobs) { group.addTask { measure(element) } }
      rest = rest.dropFirst(jobs)
      for await report in group {
        whole.add(report)
        if let element = rest.popFirst() { group.addTask { measure(element) } }
      }
      return whole
    }
  }

  private func measure(_ element: String) -> Report {
    var report = Report()
    do {
      let instructions = try counts.map { try Self.instructions(for: Self.crowd(of: element, $0)) }
      let (once, twice) = (instructions[1] - instructions[0], instructions[2] - instructions[0])
      if once > 0, Double(twice) <= Self.bound(of: element) * Double(once) {
        report.played = 1
      } else {
        report.faults = [fault(element, "\(once) instructions for \(count) more, \(twice) for \(2 * count)")]
      }
    } catch {
      report.faults = [fault(element, "cannot be measured: \(error)")]
    }
    return report
  }

  private static func crowd(of element: String, _ count: Int) -> Case {
    Case(element: element, parts: [Case.Part(key: Case.Part.crowd, value: count)])
  }

  private func fault(_ element: String, _ problem: String) -> Report.Fault {
    Report.Fault(attacked: Self.crowd(of: element, counts[2]), problem: problem)
  }

  private struct Unmeasured: Error, CustomStringConvertible {
    let description: String
  }

  private static func instructions(for attacked: Case) throws -> Int {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null",
      URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path,
      // Valgrind itself needs time and memory.
      "--only", attacked.name, "--seconds", "100000", "--megabytes", "16000",
    ]
    // Makes the order of sets and dictionaries reproducible.
    process.environment = [
      "SWIFT_BACKTRACE": "enable=no", "SWIFT_DETERMINISTIC_HASHING": "1", "PATH": "/usr/bin:/bin",
    ]
    (process.standardOutput, process.standardError) = (output, output)
    try process.run()
    let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    let collected = text.split(separator: "\n").last { $0.contains("Collected : ") }
    guard text.contains("\nplayed\n"), let count = collected?.split(separator: " ").last.flatMap({ Int($0) })
    else { throw Unmeasured(description: text.split(separator: "\n").suffix(5).joined(separator: " ")) }
    return count
  }
}
