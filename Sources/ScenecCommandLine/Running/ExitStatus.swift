/// How a command ended, in the numbers of `sysexits.h`.
package enum ExitStatus: Int32, CaseIterable, Comparable {
  case success = 0
  case findings = 1
  case usage = 64
  case unreadable = 66
  case internalError = 70
  case cannotCreate = 73

  var meaning: String {
    switch self {
    case .success: "fine"
    case .findings:
      """
      errors were found in a scene (or more warnings than are let pass; what is not formatted, with --check; what \
      differs, with diff)
      """
    case .usage: "wrong usage"
    case .unreadable:
      "an input cannot be read: a scene, a manifest, a configuration …"
    case .internalError: "a bug of scenec's, never a mistake of yours"
    case .cannotCreate: "an output cannot be written"
    }
  }

  package static func < (left: ExitStatus, right: ExitStatus) -> Bool { left.rawValue < right.rawValue }
}
