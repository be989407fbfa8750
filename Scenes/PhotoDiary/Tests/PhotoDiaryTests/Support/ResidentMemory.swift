import Foundation

/// How much of the memory this process has in use, as the kernel counts it.
enum ResidentMemory {
  /// In MiB: the second number of `/proc/self/statm`, which counts pages; nil where there is no such file.
  static var mebibytes: Double? {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return nil }
    let numbers = text.split(separator: " ").compactMap { Double($0) }
    return numbers.count > 1 ? numbers[1] * Double(sysconf(Int32(_SC_PAGESIZE))) / 1_048_576 : nil
  }
}
