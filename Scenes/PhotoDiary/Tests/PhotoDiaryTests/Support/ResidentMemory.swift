import Foundation

enum ResidentMemory {
  /// The memory in MiB, from the number of pages in `/proc/self/statm`, or nil if this file does not exist.
  static var mebibytes: Double? {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return nil }
    let numbers = text.split(separator: " ").compactMap { Double($0) }
    return numbers.count > 1 ? numbers[1] * Double(sysconf(Int32(_SC_PAGESIZE))) / 1_048_576 : nil
  }
}
