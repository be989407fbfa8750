import SceneDiagnostics
import SceneModel

extension ObjectiveCReader {
  private static let foreignPrefixes = ["UI", "NS", "CA"]

  /// Adds the class in `[[Clock alloc] init]` or `[Clock new]`.
  mutating func noteCreation(_ index: Int, _ type: Int) {
    let word = tokens.name(index)
    guard word == "alloc" || word == "new", tokens.isMark("]", at: index + 1),
      tokens.isMark("[", at: index - 2)
    else { return }
    let name = tokens.name(index - 1)
    guard name.first?.isUppercase == true, !Self.foreignPrefixes.contains(where: name.hasPrefix) else {
      return
    }
    if word == "alloc" {
      let initializer = tokens.name(index + 2)
      let isOfNib = initializer == "initWithNibName" && tokens.name(index + 4) != "nil"
      guard initializer.hasPrefix("init"), initializer != "initWithCoder", !isOfNib, !isUnusedFallback(index)
      else { return }
    }
    facts.creations.append(CreationFact(of: name, at: tokens.range(index - 1), in: type))
  }

  /// Returns whether a cell is only created if it could not be dequeued with an index path, as in
  /// `if (cell == nil) { cell = [[ClockCell alloc] initWithStyle:…`. A list never returns nil for an index path.
  private func isUnusedFallback(_ index: Int) -> Bool {
    let variable = tokens.name(index - 5)
    guard tokens.isMark("=", at: index - 4), !variable.isEmpty else { return false }
    let first = max(index - Self.longestFallback, 0)
    guard
      let given = (first..<max(index - 5, first)).last(where: {
        tokens.name($0) == variable && tokens.isMark("=", at: $0 + 1) && tokens.isMark("[", at: $0 + 2)
      })
    else { return false }
    let message = given + 3..<max(tokens.partners[given + 2], given + 3)
    return message.contains { tokens.name($0).hasPrefix("dequeueReusable") }
      && message.contains { tokens.name($0) == "forIndexPath" }
  }

  /// The maximum number of tokens between the message that dequeues a cell and the message that creates it instead.
  private static let longestFallback = 64

  /// Returns the name in `UIStoryboard storyboardWithName:@"Main" bundle:nil`.
  func storyboardName(_ message: Range<Int>) -> Range<Int>? {
    fileName(message, of: ["UIStoryboard", "NSStoryboard"], "storyboardWithName")
  }

  /// Returns the name in `UINib nibWithNibName:@"AlarmCell" bundle:nil`.
  func nibName(_ message: Range<Int>) -> Range<Int>? { fileName(message, of: ["UINib"], "nibWithNibName") }

  private func fileName(
    _ message: Range<Int>, of classes: Set<String>, _ selector: String
  ) -> Range<Int>? {
    let first = message.lowerBound
    guard classes.contains(tokens.name(first)), tokens.name(first + 1) == selector else { return nil }
    let parts = self.message(first + 1, in: message)
    guard parts.arguments.count == 2, bundle(parts.arguments[1]) != .other else { return nil }
    return parts.arguments[0]
  }

  mutating func noteInitialScene(_ index: Int, _ type: Int, _ locals: [String: TextFact]) {
    let names = [
      "instantiateInitialViewController", "instantiateInitialController",
      "instantiateInitialViewControllerWithCreator", "instantiateInitialControllerWithCreator",
    ]
    guard names.contains(tokens.name(index)), let receiver = receiver(before: index) else { return }
    let value = ownMember(before: index, locals) == "storyboard" ? .unknown : text(receiver, locals)
    let name = storyboardName(receiver.dropFirst().dropLast()) ?? index..<index + 1
    guard let first = name.first, let last = name.last else { return }
    let range = SourceRange(tokens.list[first].range.lowerBound..<tokens.list[last].range.upperBound)
    facts.calls.append(CallFact(kind: .mainStoryboard, value: value, range: range, type: type, isOwn: false))
  }

  func addStoryboard(before start: Int, _ locals: [String: TextFact], to call: inout CallFact) {
    if ownMember(before: start, locals) == "storyboard" {
      call.isOwn = true
    } else {
      call.storyboard = receiver(before: start).map { text($0, locals) }
    }
  }

  /// Returns the tokens of the receiver before a selector or the dot of a property. The receiver is a name or a message.
  private func receiver(before index: Int) -> Range<Int>? {
    let end = tokens.isMark(".", at: index - 1) ? index - 1 : index
    if tokens.isMark("]", at: end - 1) {
      let open = tokens.partners[end - 1]
      return open >= 0 ? open..<end : nil
    }
    return tokens.name(end - 1).isEmpty ? nil : end - 1..<end
  }

  /// Returns the member in `self.tableView`, `_tableView`, or `[self tableView]`. Returns an empty string for `self`,
  /// and nil for members of other objects and for local names.
  func ownMember(before index: Int, _ locals: [String: TextFact]) -> String? {
    guard let receiver = receiver(before: index) else { return nil }
    let first = receiver.lowerBound
    if receiver.count == 4 {
      return tokens.name(first + 1) == "self" ? tokens.name(first + 2) : nil
    }
    let name = tokens.name(first)
    guard receiver.count == 1, !name.isEmpty else { return nil }
    if name == "self" { return "" }
    if tokens.isMark(".", at: first - 1) { return tokens.name(first - 2) == "self" ? name : nil }
    guard locals[name] == nil else { return nil }
    return name.hasPrefix("_") ? String(name.dropFirst()) : name
  }
}
