import SceneSyntax

extension Reader {
  /// Reads a variation such as `<variation key="heightClass=compact">`. A variation contains the values that differ for
  /// specific traits, and the objects that are not installed for these traits.
  mutating func variation(_ index: Int, of object: Int) {
    guard let key = attribute(.key, of: index), let family = family(of: object) else { return keep(index) }
    let traits = Self.traits(of: tree.value(of: key))
    guard let traits else { return keep(index) }
    for mask in tree.children(of: index) where isMaskOfPresences(mask) { markAll(mask, .understood) }
    guard !traits.isEmpty else { return preserveRemaining(ofDefault: index) }
    outcomes.elements[index] = .understood
    mark(.key, of: index)
    let hasMore =
      tree.elements[index].attributeCount > 1
      || tree.children(of: index).contains { outcomes.elements[$0] == .lost }
    guard hasMore else { return }
    out.open(out.name("when"), from: index)
    out.append(out.name("traits"), traits, for: key)
    readAttributes(of: index, family: family)
    readPriorities(of: index, besides: object)
    readValues(of: index, family: family)
    preserveUnreadParts()
    for child in tree.children(of: index) where outcomes.elements[child] == .lost { keep(child) }
    out.close()
  }

  private mutating func preserveRemaining(ofDefault index: Int) {
    let isDone = tree.children(of: index).allSatisfy { outcomes.elements[$0] != .lost }
    guard isDone, tree.elements[index].attributeCount == 1 else { return keep(index) }
    outcomes.elements[index] = .understood
    mark(.key, of: index)
  }

  private func isMaskOfPresences(_ mask: Int) -> Bool {
    guard elementName(mask) == "mask", ["subviews", "constraints"].contains(text(.key, of: mask)),
      tree.elements[mask].attributeCount == 1
    else { return false }
    return tree.children(of: mask).allSatisfy { item in
      text(.reference, of: item).map { !found.keptIDs.contains($0) && referenceIndex.presences[$0] != nil }
        ?? false
    }
  }

  /// Hides a view that is not installed by default. If traits install the view, the file's `hidden` value applies.
  mutating func readPresence(of index: Int, _ word: DocumentVocabulary.Element) -> Presence? {
    guard let presence = presence(of: index), words.isView(word) else { return nil }
    guard !presence.isPresentByDefault else { return presence }
    let isHidden = take(.hidden, of: index) == "YES"
    write("hidden", "true", at: index)
    return isHidden ? nil : presence
  }

  func presence(of index: Int) -> Presence? {
    referenceIndex.presences.isEmpty ? nil : text(.id, of: index).flatMap { referenceIndex.presences[$0] }
  }

  mutating func writeExceptions(of presence: Presence, at index: Int) {
    for (traits, isPresent) in exceptions(of: presence) {
      openWhen(traits, from: index)
      write("hidden", isPresent ? "false" : "true", at: index)
      out.close()
    }
  }

  private func exceptions(of presence: Presence) -> [(traits: String, isPresent: Bool)] {
    presence.exceptions.compactMap { key, isPresent in
      guard isPresent != presence.isPresentByDefault, let traits = Self.traits(of: key) else { return nil }
      return (traits, isPresent)
    }
  }

  mutating func writeVariations(ofConstraint index: Int) {
    var rest = presence(of: index).map(exceptions) ?? []
    for child in tree.children(of: index) {
      guard let key = attribute(.key, of: child), let traits = Self.traits(of: tree.value(of: key)),
        !traits.isEmpty, let constant = constant(ofVariation: child)
      else {
        keep(child)
        continue
      }
      markAll(child, .understood)
      openWhen(traits, from: child)
      if let same = rest.firstIndex(where: { $0.traits == traits }) {
        write("active", "\(rest.remove(at: same).isPresent)", at: child)
      }
      write("constant", constant, at: child)
      out.close()
    }
    for (traits, isPresent) in rest {
      openWhen(traits, from: index)
      write("active", "\(isPresent)", at: index)
      out.close()
    }
  }

  private func constant(ofVariation index: Int) -> String? {
    guard elementName(index) == "variation", tree.elements[index].attributeCount == 2,
      Int(tree.elements[index].subtreeEnd) == index + 1, let text = text(.constant, of: index)
    else { return nil }
    return Number.readableCoordinate(text)
  }

  private mutating func openWhen(_ traits: String, from index: Int) {
    out.open(out.name("when"), from: index)
    write("traits", traits, at: index)
  }

  /// Returns the traits in scene notation, or nil if a scene cannot express them. An empty string represents all traits.
  private static func traits(of key: String) -> String? {
    if key == "default" { return "" }
    let conditions = key.split(separator: "-").map { traitWords[String($0)] }
    guard !conditions.isEmpty, !conditions.contains(nil) else { return nil }
    return conditions.compactMap { $0 }.joined(separator: " ")
  }

  private func family(of index: Int) -> ElementFamily? {
    words.element(elementName(index), isWatch: form.isWatch)?.family
  }

  private static let traitWords = [
    "heightClass=compact": "vertical=compact", "heightClass=regular": "vertical=regular",
    "widthClass=compact": "horizontal=compact", "widthClass=regular": "horizontal=regular",
  ]
}
