import SceneValues
import ScenePlatform

/// The process that shows scenes on a page. The process starts at the first request and ends with the server.
final class PreviewProgram: Sendable {
  enum Update: Equatable {
    case page(String)
    case notice(String)
  }

  private struct State {
    var program: CompanionProgram?
    var folders: [String]?
    var number = 0
    var output: [UInt8] = []
    var address: String?
    var wanted: String?
    var updates: [Update] = []
  }

  private let state = Locked(State())
  private let words: [String]
  private let wake: @Sendable () -> Void

  /// The maximum number of output bytes to store while the page's address has not been found.
  private static let longest = 1 << 14

  /// Creates a preview. The `wake` closure can be called on any thread when events are available.
  init(_ words: [String], wake: @escaping @Sendable () -> Void) {
    self.words = words
    self.wake = wake
  }

  /// Opens the page at the given location as soon as it is available. Does not start the process; call `startIfWanted`.
  func show(_ path: String, line: Int, of folders: [String]) {
    let place = "#file=\(FileURI.escaped(path))&line=\(line)"
    state.withLock { state in
      if let address = state.address {
        state.updates.append(.page(address + place))
      } else {
        state.wanted = place
        if state.program == nil { state.folders = folders }
      }
    }
    wake()
  }

  func startIfWanted(_ options: () -> [String]) {
    let start = state.withLock { state -> (number: Int, folders: [String])? in
      guard let folders = state.folders else { return nil }
      state.folders = nil
      state.number += 1
      state.output = []
      return (state.number, folders)
    }
    guard let (number, folders) = start else { return }
    do throws(ChildProgram.Failure) {
      var command = words
      command += options()
      command.append("--")
      command += folders
      let program = try CompanionProgram(command) { bytes in
        self.processOutput(bytes, from: number)
      } end: {
        self.hasEnded(number)
      }
      state.withLock { state in if state.number == number { state.program = program } }
    } catch {
      guard case .cannotStart(let reason) = error else { return }
      reportError("Cannot start the preview: \(reason)", number)
    }
  }

  func takeUpdates() -> [Update] {
    state.withLock { state in
      defer { state.updates = [] }
      return state.updates
    }
  }

  func end() {
    state.withLock { state in
      let number = state.number + 1
      state = State()
      state.number = number
    }
  }

  private func processOutput(_ bytes: [UInt8], from number: Int) {
    let isNew = state.withLock { state -> Bool in
      guard state.number == number, state.address == nil else { return false }
      state.output = Array((state.output + bytes).suffix(Self.longest))
      guard let address = Self.address(in: state.output) else { return false }
      state.address = address
      if let place = state.wanted { state.updates.append(.page(address + place)) }
      return true
    }
    if isNew { wake() }
  }

  private func hasEnded(_ number: Int) {
    let output = state.withLock { state -> String? in
      guard state.number == number else { return nil }
      return state.address == nil ? String(decoding: state.output, as: UTF8.self) : ""
    }
    guard let output else { return }
    let lines = output.split(whereSeparator: \.isNewline)
    let notice = lines.lazy.compactMap { line in
      line.firstRange(of: "error: ").map { line[$0.upperBound...] }
    }.first
    let reason = notice ?? lines.last ?? ""
    reportError("The preview has ended\(reason.isEmpty ? "" : ": \(reason)")", number)
  }

  private func reportError(_ message: String, _ number: Int) {
    state.withLock { state in
      guard state.number == number else { return }
      let isWanted = state.address == nil
      state.number += 1
      (state.program, state.address, state.wanted, state.output) = (nil, nil, nil, [])
      // An error is reported only before a page opens. Users notice if an open page closes.
      if isWanted { state.updates.append(.notice(message)) }
    }
    wake()
  }

  /// Returns the page address, such as `http://127.0.0.1:8090/`, from the end of a complete output line.
  private static func address(in output: [UInt8]) -> String? {
    for line in output.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast() {
      let text = String(decoding: line, as: UTF8.self)
      guard text.hasSuffix("/"), let colon = text.lastIndex(of: ":"),
        text[...colon].hasSuffix(", at http://127.0.0.1:")
      else { continue }
      let port = text[text.index(after: colon)...].dropLast()
      if let number = Int(port), (1...65_535).contains(number) { return "http://127.0.0.1:\(number)/" }
    }
    return nil
  }
}
