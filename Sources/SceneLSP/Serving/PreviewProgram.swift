import SceneValues
import ScenePlatform

/// The program that shows scenes on a page: started when somebody first wants to see one, and told to end when the server
/// does.
final class PreviewProgram: Sendable {
  /// What the client is to be told.
  enum News: Equatable {
    /// The page is there: the address of a place on it.
    case page(String)
    /// Why there is no page.
    case complaint(String)
  }

  private struct State {
    var program: CompanionProgram?
    /// What is to be shown by a program that is not started yet.
    var folders: [String]?
    /// Which start of the program counts.
    var number = 0
    /// What it has said so far; nothing more is kept once the address is known.
    var said: [UInt8] = []
    /// The page's address, as soon as it is known.
    var address: String?
    /// What is shown when the page is there.
    var wanted: String?
    var news: [News] = []
  }

  private let state = Locked(State())
  private let words: [String]
  private let wake: @Sendable () -> Void

  /// So much of what the program says before it serves is kept.
  private static let longest = 1 << 14

  /// - Parameters:
  ///   - words: the program and its arguments, without those that each start has.
  ///   - wake: is called in any thread when there are news.
  init(_ words: [String], wake: @escaping @Sendable () -> Void) {
    self.words = words
    self.wake = wake
  }

  /// Has the page opened at a place, which it is once the program serves it: `startIfWanted` starts it.
  ///
  /// - Parameters:
  ///   - path: the file, from the root.
  ///   - line: counted from 1.
  ///   - folders: what is shown: counts where the program is not running yet.
  func show(_ path: String, line: Int, of folders: [String]) {
    // What an address cannot have is escaped; the file's name is no part of a command.
    let place = "#file=\(FileURI.escaped(path))&line=\(line)"
    state.withLock { state in
      if let address = state.address {
        state.news.append(.page(address + place))
      } else {
        state.wanted = place
        if state.program == nil { state.folders = folders }
      }
    }
    wake()
  }

  /// Starts the program where something is to be shown and none runs.
  ///
  /// - Parameter options: is asked what else it is to be told.
  func startIfWanted(_ options: () -> [String]) {
    let start = state.withLock { state -> (number: Int, folders: [String])? in
      guard let folders = state.folders else { return nil }
      state.folders = nil
      state.number += 1
      state.said = []
      return (state.number, folders)
    }
    guard let (number, folders) = start else { return }
    do throws(ChildProgram.Failure) {
      let program = try CompanionProgram(words + options() + ["--"] + folders) { bytes in
        self.hear(bytes, from: number)
      } end: {
        self.hasEnded(number)
      }
      state.withLock { state in if state.number == number { state.program = program } }
    } catch {
      guard case .cannotStart(let reason) = error else { return }
      complain("The preview cannot be started: \(reason)", number)
    }
  }

  /// What has come since.
  func takeNews() -> [News] {
    state.withLock { state in
      defer { state.news = [] }
      return state.news
    }
  }

  /// Lets the program go, which ends then; a later `show` starts another one.
  func end() {
    state.withLock { state in
      let number = state.number + 1
      state = State()
      state.number = number
    }
  }

  private func hear(_ bytes: [UInt8], from number: Int) {
    let isNew = state.withLock { state -> Bool in
      guard state.number == number, state.address == nil else { return false }
      state.said = Array((state.said + bytes).suffix(Self.longest))
      guard let address = Self.address(in: state.said) else { return false }
      state.address = address
      if let place = state.wanted { state.news.append(.page(address + place)) }
      return true
    }
    if isNew { wake() }
  }

  private func hasEnded(_ number: Int) {
    let said = state.withLock { state -> String? in
      guard state.number == number else { return nil }
      return state.address == nil ? String(decoding: state.said, as: UTF8.self) : ""
    }
    guard let said else { return }
    let lines = said.split(whereSeparator: \.isNewline)
    let complaint = lines.lazy.compactMap { line in
      line.firstRange(of: "error: ").map { line[$0.upperBound...] }
    }.first
    let reason = complaint ?? lines.last ?? ""
    complain("The preview has ended\(reason.isEmpty ? "" : ": \(reason)")", number)
  }

  private func complain(_ message: String, _ number: Int) {
    state.withLock { state in
      guard state.number == number else { return }
      let isWanted = state.address == nil
      state.number += 1
      (state.program, state.address, state.wanted, state.said) = (nil, nil, nil, [])
      // A page that is closed is seen to be; one that does not come is waited for.
      if isWanted { state.news.append(.complaint(message)) }
    }
    wake()
  }

  /// `http://127.0.0.1:8090/` at the end of a line that is there as a whole.
  private static func address(in said: [UInt8]) -> String? {
    for line in said.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast() {
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
