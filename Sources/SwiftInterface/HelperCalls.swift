import SceneModel

/// The helpers of an app and the calls of functions with their names.
struct HelperCalls {
  struct Call {
    let file: Int
    let call: HelperCall
  }

  private let files: [SourceFile]
  private var helpers: [String: [HelperLinker.ID]] = [:]
  private var calls: [String: [Call]] = [:]
  private var open: Set<String> = []
  private let hasUnreadCode: Bool

  init(_ files: [SourceFile]) {
    self.files = files
    hasUnreadCode = files.contains { file in
      file.facts.unread != nil || file.facts.calls.contains(where: \.isUnparsed)
    }
    let passing = files.reduce(into: Set<String>()) { names, file in
      for call in file.facts.calls {
        if let helper = call.helper { names.insert(file.facts.helpers[helper].name) }
      }
      for call in file.facts.helperCalls {
        if let helper = call.helper { names.insert(file.facts.helpers[helper].name) }
      }
    }
    guard !passing.isEmpty else { return }
    for (file, source) in files.enumerated() {
      for (index, helper) in source.facts.helpers.enumerated() where passing.contains(helper.name) {
        helpers[helper.name, default: []].append(HelperLinker.ID(file: file, index: index))
      }
      for call in source.facts.helperCalls where passing.contains(call.name) {
        calls[call.name, default: []].append(Call(file: file, call: call))
      }
      open.formUnion(source.facts.helperReferences)
    }
    noteSelectors()
  }

  private mutating func noteSelectors() {
    var names: [String: Set<String>] = [:]
    for (name, ids) in helpers {
      for id in ids { names[self[id].firstWordOfSelector, default: []].insert(name) }
    }
    for file in files where !file.facts.words.isEmpty {
      for (word, names) in names where file.facts.words.contains(word) { open.formUnion(names) }
    }
  }

  subscript(id: HelperLinker.ID) -> HelperFact { files[id.file].facts.helpers[id.index] }

  func areComplete(of helper: HelperFact) -> Bool {
    !hasUnreadCode && HelperFact.mayBeHelper(helper.name) && !open.contains(helper.name)
  }

  /// Returns the calls that have the name of a helper. They can also refer to other functions.
  func calls(named name: String) -> [Call] { calls[name] ?? [] }

  /// Returns the preceding helpers that are declared alike, and all helpers with the same name but another declaration.
  func others(
    than id: HelperLinker.ID
  ) -> (earlierTwins: [HelperLinker.ID], overloads: [HelperLinker.ID]) {
    var earlierTwins: [HelperLinker.ID] = []
    var overloads: [HelperLinker.ID] = []
    for other in helpers[self[id].name] ?? [] where other != id {
      if !areTwins(other, id) {
        overloads.append(other)
      } else if (other.file, other.index) < (id.file, id.index) {
        earlierTwins.append(other)
      }
    }
    return (earlierTwins, overloads)
  }

  /// Returns whether two helpers are declared alike, as in two targets with the same extension.
  private func areTwins(_ left: HelperLinker.ID, _ right: HelperLinker.ID) -> Bool {
    var (first, second) = (self[left], self[right])
    guard files[left.file].facts.types[first.type].name == files[right.file].facts.types[second.type].name
    else { return false }
    (first.type, second.type) = (0, 0)
    return first == second
  }
}
