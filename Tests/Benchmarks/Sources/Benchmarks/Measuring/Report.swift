import Foundation

/// A report of the results, as a table or, with `--json`, as a JSON object per line.
///
/// `Python/measuring.py` prints the same formats.
final class Report {
  /// A measured value with its unit.
  struct Figure {
    enum Unit: String {
      case seconds = "s"
      case bytes = "B"
      case perSecond = "1/s"
    }

    let value: Double
    let unit: Unit

    static func seconds(_ value: Double) -> Figure { Figure(value: value, unit: .seconds) }
    static func milliseconds(_ value: Double) -> Figure { .seconds(value / 1e3) }
    static func bytes(_ value: Int) -> Figure { Figure(value: Double(value), unit: .bytes) }
    static func perSecond(_ value: Double) -> Figure { Figure(value: value, unit: .perSecond) }
  }

  /// The result of another program for the same work in the same run.
  struct Peer {
    let name: String
    let value: Double
  }

  /// The selected benchmarks: `NAME`, or `NAME/TEXT` for the results whose names contain the text. Empty
  /// selects all.
  private let only: [String]
  private let isJSON: Bool
  private var benchmark = ""

  init(only: [String], isJSON: Bool) {
    self.only = only
    self.isJSON = isJSON
  }

  func run(_ name: String, _ body: (Report) throws -> Void) rethrows {
    guard only.isEmpty || only.contains(where: { $0.split(separator: "/")[0] == name }) else { return }
    benchmark = name
    if !isJSON { print(name) }
    try body(self)
    if !isJSON { print() }
  }

  func includes(_ name: String) -> Bool {
    let chosen = only.map { $0.split(separator: "/", maxSplits: 1) }.filter { $0[0] == benchmark }
    return chosen.isEmpty || chosen.contains { $0.count == 1 || name.contains($0[1]) }
  }

  /// Prints a result.
  ///
  /// - Parameters:
  ///   - name: The name of the result.
  ///   - figure: The value.
  ///   - bytes: The size of the input, if the speed depends on it.
  ///   - count: The number of items, to also print the value per item.
  ///   - peers: The values of other programs, in the same unit.
  func add(
    _ name: String, _ figure: Figure, bytes: Int? = nil, count: Int? = nil, beside peers: [Peer] = []
  ) {
    guard !isJSON else { return printJSON(name, figure, peers) }
    var notes: [String] = []
    if let bytes { notes.append("\(Int(Double(bytes) / figure.value / 1e6)) MB/s") }
    if let count { notes.append("\(Int((figure.value / Double(count) * 1e9).rounded())) ns each") }
    printLine(name, figure.text, notes.joined(separator: ", "))
    for peer in peers {
      let other = Figure(value: peer.value, unit: figure.unit)
      printLine("  \(peer.name)", other.text, String(format: "%.2f ×", peer.value / figure.value))
    }
  }

  /// Prints the reason why something is not measured.
  func skip(_ reason: String) {
    // Standard output contains only results, because other programs may parse it.
    FileHandle.standardError.write(Data("  \(reason)\n".utf8))
  }

  private func printLine(_ name: String, _ value: String, _ notes: String) {
    let padding = String(repeating: " ", count: max(1, 74 - name.count - value.count))
    print("  \(name)\(padding)\(value)\(notes.isEmpty ? "" : "  \(notes)")")
    fflush(nil)
  }

  private struct Line: Encodable {
    let benchmark: String
    let name: String
    let value: Double
    let unit: String
    let peers: [String: Double]
  }

  private func printJSON(_ name: String, _ figure: Figure, _ peers: [Peer]) {
    let line = Line(
      benchmark: benchmark, name: name, value: figure.value, unit: figure.unit.rawValue,
      peers: Dictionary(peers.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 }))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    print(String(decoding: try! encoder.encode(line), as: UTF8.self))
  }
}

extension Report.Figure {
  fileprivate var text: String {
    switch unit {
    case .seconds where value < 1e-3: String(format: "%.1f µs", value * 1e6)
    case .seconds where value < 1: String(format: "%.2f ms", value * 1e3)
    case .seconds: String(format: "%.2f s", value)
    case .bytes where value < 1e6: "\(grouped(Int(value))) B"
    case .bytes: String(format: "%.1f MB", value / 1e6)
    case .perSecond: String(format: "%.1f /s", value)
    }
  }
}

func grouped(_ number: Int) -> String { number.formatted(.number.locale(Locale(identifier: "en_US"))) }
