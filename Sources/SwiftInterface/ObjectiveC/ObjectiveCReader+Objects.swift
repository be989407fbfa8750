import SceneDiagnostics
import SceneModel

extension ObjectiveCReader {
  private static let foreignPrefixes = ["UI", "NS", "CA"]

  /// Adds the class in `[[Clock alloc] init]` or `[Clock new]`.
  mutating func noteCreation(_ index: Int, _ type: Int, _ locals: [String: TextFact]) {
    let word = tokens.name(index)
    guard word == "alloc" || word == "new", tokens.isMark("]", at: index + 1),
      tokens.isMark("[", at: index - 2)
    else { return }
    let name = tokens.name(index - 1)
    guard name.first?.isUppercase == true, !Self.foreignPrefixes.contains(where: name.hasPrefix) else {
      return
    }
    var creation = CreationFact(of: name, at: tokens.range(index - 1), in: type)
    if word == "alloc" {
      let initializer = tokens.name(index + 2)
      let isOfNib = initializer == "initWithNibName" && tokens.name(index + 4) != "nil"
      guard initializer.hasPrefix("init"), initializer != "initWithCoder", !isOfNib else { return }
      let dequeued = dequeuedInstead(of: index)
      if dequeued?.contains(where: { tokens.name($0) == "forIndexPath" }) == true { return }
      creation.dequeued = dequeued.map { identifier(in: $0, locals) }
    }
    facts.creations.append(creation)
  }

  /// Returns the message that dequeues a cell if the cell is created only if the message returns nil, as in
  /// `if (cell == nil) { cell = [[ClockCell alloc] initWithStyle:…`.
  private func dequeuedInstead(of index: Int) -> Range<Int>? {
    let variable = tokens.name(index - 5)
    guard tokens.isMark("=", at: index - 4), !variable.isEmpty else { return nil }
    let first = max(index - Self.longestFallback, 0)
    guard
      let given = (first..<max(index - 5, first)).last(where: {
        tokens.name($0) == variable && tokens.isMark("=", at: $0 + 1) && !tokens.isMark("=", at: $0 + 2)
      })
    else { return nil }
    let cast = tokens.isMark("(", at: given + 2) ? tokens.after(given + 2) : given + 2
    guard tokens.isMark("[", at: cast) else { return nil }
    let message = cast + 1..<max(tokens.partners[cast], cast + 1)
    let between = message.upperBound..<max(index - 5, message.upperBound)
    guard message.contains(where: { tokens.name($0).hasPrefix("dequeueReusable") }),
      between.contains(where: { tokens.name($0) == variable })
    else { return nil }
    return message
  }

  private func identifier(in message: Range<Int>, _ locals: [String: TextFact]) -> TextFact {
    guard let start = message.first(where: { tokens.name($0).hasPrefix("dequeueReusable") }) else {
      return .unknown
    }
    let parts = self.message(start, in: message.lowerBound..<message.upperBound + 1)
    return parts.arguments.first.map { text($0, locals) } ?? .unknown
  }

  mutating func noteSubstitutes(_ index: Int) {
    guard tokens.isMark("(", at: index + 1) else { return }
    for place in index + 2..<max(tokens.partners[index + 1], index + 2) where tokens.name(place) == "class" {
      let name = tokens.name(tokens.isMark(".", at: place - 1) ? place - 2 : place - 1)
      if name.first?.isUppercase == true { facts.substitutes.insert(name) }
    }
  }

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
    } else if let receiver = receiver(before: start) {
      call.storyboard = text(receiver, locals)
      call.bundle = bundle(ofStoryboard: receiver.dropFirst().dropLast())
    }
  }

  /// Returns the bundle in `UIStoryboard storyboardWithName:@"Main" bundle:[NSBundle bundleForClass:[Clock class]]`. Any
  /// other expression might be the app's bundle.
  private func bundle(ofStoryboard message: Range<Int>) -> CallFact.Bundle {
    guard storyboardName(message) != nil else { return .own }
    let arguments = self.message(message.lowerBound + 1, in: message).arguments
    let bundle = arguments.count == 2 ? self.bundle(arguments[1]) : .own
    return bundle == .other ? .own : bundle
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

  /// Returns whether the receiver is an element of a list in a member, such as `self.tables[0]` or the variable of a loop.
  func isElementOfOwnList(before index: Int, in range: Range<Int>, _ locals: [String: TextFact]) -> Bool {
    let receiver = receiver(before: index)
    guard let receiver, let last = receiver.last else { return false }
    if tokens.isMark("]", at: last) {
      return isOwnList(before: receiver.lowerBound, locals)
    }
    let name = tokens.name(last)
    if tokens.isMark(".", at: last - 1), ["firstObject", "lastObject"].contains(name) {
      return isOwnList(before: last - 1, locals)
    }
    let first = max(range.lowerBound, index - Self.longestLoop)
    guard let loop = (first..<index).last(where: { tokens.name($0) == name && tokens.name($0 + 1) == "in" })
    else { return false }
    let isOfSelf = tokens.name(loop + 2) == "self" && tokens.isMark(".", at: loop + 3)
    let end = isOfSelf ? loop + 5 : loop + 3
    return tokens.isMark(")", at: end) && isOwnList(before: end, locals)
  }

  private static let longestLoop = 1024

  private func isOwnList(before index: Int, _ locals: [String: TextFact]) -> Bool {
    ownMember(before: index, locals).map { !$0.isEmpty } ?? false
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
