import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Program {
  /// Runs a line of the shell's, in which `$scenec` is the tool, and says how much memory the largest of its processes
  /// had at its peak, in bytes. What is printed is thrown away, but for the first lines of standard output.
  static func peakMemory(of line: String, in directory: URL) throws -> (
    bytes: Int, status: Int32, text: String
  ) {
    let output = directory.appending(path: "peak-memory.txt")
    let script = "cd '\(directory.path)'; (\(line)) 2>/dev/null | head -20 >'\(output.path)'"
    let arguments = strings("/bin/bash", "-c", "set -o pipefail; " + script)
    let environment = strings("PATH=/usr/bin:/bin", "scenec=\(path)")
    defer { for pointer in arguments + environment { free(pointer) } }
    var process: pid_t = 0
    let failure = posix_spawn(&process, "/bin/bash", nil, nil, arguments, environment)
    guard failure == 0 else { throw POSIXError(POSIXErrorCode(rawValue: failure) ?? .EINVAL) }
    var (status, usage): (Int32, rusage) = (0, rusage())
    while wait4(process, &status, 0, &usage) == -1, errno == EINTR {}
    let text = (try? String(contentsOf: output, encoding: .utf8)) ?? ""
    return (bytes(usage), (status >> 8) & 0xFF, text)
  }

  /// How large this process itself has been. What it starts begins as a copy of it, so that less cannot be measured.
  static var ownPeakMemory: Int {
    var usage = rusage()
    getrusage(Self.itself, &usage)
    return bytes(usage)
  }

  #if canImport(Glibc)
    private static let itself = __rusage_who_t(RUSAGE_SELF.rawValue)
  #else
    private static let itself = RUSAGE_SELF
  #endif

  private static func bytes(_ usage: rusage) -> Int {
    // In kilobytes on Linux, in bytes on Darwin.
    #if canImport(Darwin)
      return Int(usage.ru_maxrss)
    #else
      return Int(usage.ru_maxrss) * 1024
    #endif
  }

  /// As C wants a list of them.
  private static func strings(_ strings: String...) -> [UnsafeMutablePointer<CChar>?] {
    strings.map { strdup($0) } + [nil]
  }
}
