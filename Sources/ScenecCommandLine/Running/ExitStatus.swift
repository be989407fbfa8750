/// The exit status of a command. The values are those defined in `sysexits.h`.
package enum ExitStatus: Int32, CaseIterable, Comparable {
  case success = 0
  case diagnostics = 1
  case usage = 64
  case unreadable = 66
  case internalError = 70
  case cannotCreate = 73

  var meaning: String {
    switch self {
    case .success: "success"
    case .diagnostics:
      """
      errors in a scene, more warnings than allowed, skipped checks (--require-checked), unformatted files \
      (format --check), or differences (diff)
      """
    case .usage: "invalid usage"
    case .unreadable:
      "an input cannot be read, such as a scene file, class manifest, or configuration"
    case .internalError: "a bug in scenec"
    case .cannotCreate: "an output cannot be written"
    }
  }

  package static func < (left: ExitStatus, right: ExitStatus) -> Bool { left.rawValue < right.rawValue }
}
