import Foundation

/// Plays cases in separate processes, and prints the results.
struct Battery {
  let seconds: Int
  let megabytes: Int
  let jobs: Int

  func report(on cases: [Case]) async -> Report {
    let size = max(1, min(400, (cases.count + jobs - 1) / jobs))
    var batches = stride(from: 0, to: cases.count, by: size).map {
      Array(cases[$0..<min($0 + size, cases.count)])
    }
    return await withTaskGroup(of: Report.self) { group in
      var whole = Report()
      for _ in 0..<min(jobs, batches.count) { start(&batches, in: &group) }
      for await report in group {
        whole.add(report)
        start(&batches, in: &group)
      }
      return whole
    }
  }

  private func start(_ batches: inout [[Case]], in group: inout TaskGroup<Report>) {
    guard let batch = batches.popLast() else { return }
    group.addTask { minimised(play(batch)) }
  }

  /// If a case crashes the process, another process continues after it.
  private func play(_ cases: [Case]) -> Report {
    var (report, rest) = (Report(), cases[...])
    while !rest.isEmpty {
      let run = run(Array(rest))
      report.add(run.report)
      rest = rest.dropFirst(run.begun)
    }
    return report
  }

  private func run(_ cases: [Case]) -> PlayerRun {
    PlayerRun(cases, seconds: seconds, megabytes: megabytes)
  }

  /// Reduces each fault to the smallest set of values that causes it.
  private func minimised(_ report: Report) -> Report {
    var report = report
    report.faults = report.faults.map { fault in
      var fault = fault
      while fault.attacked.parts.count > 1,
        let smaller = fault.attacked.smaller.lazy.compactMap({ run([$0]).report.faults.first }).first
      { fault = smaller }
      return fault
    }
    return report
  }
}

/// A process that plays cases until it ends or crashes.
private struct PlayerRun {
  private(set) var report = Report()
  /// The number of cases that it has started.
  private(set) var begun = 0

  init(_ cases: [Case], seconds: Int, megabytes: Int) {
    let files = FileManager.default.temporaryDirectory.appending(path: "attack-\(UUID())")
    defer { try? FileManager.default.removeItem(at: files) }
    let (list, output, errors) = (
      files.appending(path: "cases"), files.appending(path: "output"), files.appending(path: "errors")
    )
    let process = Process()
    do {
      try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
      try Data(cases.map(\.name).joined(separator: "\n").utf8).write(to: list)
      for file in [output, errors] { try Data().write(to: file) }
      process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      process.arguments = ["--play", list.path, "--seconds", "\(seconds)", "--megabytes", "\(megabytes)"]
      process.environment = ["SWIFT_BACKTRACE": "enable=no", "PATH": "/usr/bin:/bin"]
      process.standardOutput = try FileHandle(forWritingTo: output)
      process.standardError = try FileHandle(forWritingTo: errors)
      try process.run()
      process.waitUntilExit()
    } catch {
      begun = cases.count
      report.faults = cases.prefix(1).map {
        Report.Fault(attacked: $0, problem: "cannot be played: \(error)")
      }
      return
    }
    read(Self.text(of: output), cases)
    guard process.terminationReason == .uncaughtSignal || process.terminationStatus != 0 else { return }
    let lines = Self.text(of: errors).split(separator: "\n")
    let notice = lines.first { $0.contains("rror:") } ?? lines.first ?? ""
    report.faults.append(
      Report.Fault(
        attacked: cases[max(0, begun - 1)],
        problem: "\(Self.name(ofSignal: process.terminationStatus)) \(notice.prefix(300))"))
    begun = max(1, begun)
  }

  private mutating func read(_ output: String, _ cases: [Case]) {
    for line in output.split(separator: "\n") {
      switch line.prefix(while: { $0 != " " }) {
      case "case": begun += 1
      case "played": report.played += 1
      case "refused": report.refused += 1
      default:
        report.faults.append(Report.Fault(attacked: cases[begun - 1], problem: String(line.dropFirst(6))))
      }
    }
  }

  private static func text(of file: URL) -> String {
    String(decoding: (try? Data(contentsOf: file)) ?? Data(), as: UTF8.self)
  }

  private static func name(ofSignal number: Int32) -> String {
    switch number {
    case SIGVTALRM: "takes too long"
    case SIGILL, SIGTRAP: "traps:"
    case SIGSEGV, SIGBUS:
      "touches memory that is not its own, or overflows its stack, or has too little memory"
    case SIGABRT: "aborts, perhaps for want of memory:"
    default: "ends by signal \(number):"
    }
  }
}
