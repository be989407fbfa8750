/// What a list shows, as a value: sections in their order, and the items of each, by identifiers that are there once.
///
/// ```swift
/// var snapshot = DiffableDataSourceSnapshot<Part, Track.ID>()
/// snapshot.appendSections([.heard, .unheard])
/// snapshot.appendItems(heard.map(\.id), toSection: .heard)
/// snapshot.appendItems(unheard.map(\.id))
/// dataSource.apply(snapshot)
/// ```
///
/// What cannot be done, such as to add an item that is there already, is left out, and the snapshot goes on. Whoever
/// applies the snapshot reports it to the context, with the place in the source: see `SnapshotError`.
///
/// To append takes time in proportion to what is appended; to insert, delete and move, to the sections that are changed.
public struct DiffableDataSourceSnapshot<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  /// The sections, from the first on.
  public private(set) var sectionIdentifiers: [Section] = []
  /// Items that were there before and are to be shown anew, by other cells.
  public private(set) var reloadedItemIdentifiers: [Item] = []
  /// Sections that were there before and are to be shown anew.
  public private(set) var reloadedSectionIdentifiers: [Section] = []
  /// Items whose cells stay, and are to be filled in anew.
  public private(set) var reconfiguredItemIdentifiers: [Item] = []
  /// What could not be done, in the order in which it was tried.
  public private(set) var errors: [SnapshotError] = []
  private var contents: [Section: [Item]] = [:]
  private var sections: [Item: Section] = [:]

  /// An empty snapshot.
  public init() {}

  // MARK: What there is

  /// How many sections there are.
  public var numberOfSections: Int { sectionIdentifiers.count }

  /// How many items there are in all sections.
  public var numberOfItems: Int { sections.count }

  /// The items of all sections, from the first on.
  public var itemIdentifiers: [Item] { sectionIdentifiers.flatMap { contents[$0] ?? [] } }

  /// How many items a section has; 0 for one that there is not.
  public func numberOfItems(inSection section: Section) -> Int { contents[section]?.count ?? 0 }

  /// The items of a section, from the first on; none for one that there is not.
  public func itemIdentifiers(inSection section: Section) -> [Item] { contents[section] ?? [] }

  /// The section that an item is in; nil for an item that there is not.
  public func sectionIdentifier(containingItem item: Item) -> Section? { sections[item] }

  /// The place of an item among those of all sections; nil for an item that there is not.
  public func indexOfItem(_ item: Item) -> Int? {
    guard let section = sections[item], let place = contents[section]?.firstIndex(of: item) else {
      return nil
    }
    let before = sectionIdentifiers.prefix { $0 != section }.reduce(0) { $0 + numberOfItems(inSection: $1) }
    return before + place
  }

  /// Whether there is such a section.
  func hasSection(_ section: Section) -> Bool { contents[section] != nil }

  /// The place of a section; nil for one that there is not.
  public func indexOfSection(_ section: Section) -> Int? { sectionIdentifiers.firstIndex(of: section) }

  // MARK: Sections

  /// Adds sections without items behind the others.
  public mutating func appendSections(
    _ identifiers: [Section], file: StaticString = #fileID, line: UInt = #line
  ) {
    add(identifiers, at: sectionIdentifiers.count, SourcePlace(file, line))
  }

  /// Adds sections without items before another.
  public mutating func insertSections(
    _ identifiers: [Section], beforeSection section: Section, file: StaticString = #fileID, line: UInt = #line
  ) {
    let place = SourcePlace(file, line)
    guard let index = index(ofSection: section, place) else { return }
    add(identifiers, at: index, place)
  }

  /// Adds sections without items behind another.
  public mutating func insertSections(
    _ identifiers: [Section], afterSection section: Section, file: StaticString = #fileID, line: UInt = #line
  ) {
    let place = SourcePlace(file, line)
    guard let index = index(ofSection: section, place) else { return }
    add(identifiers, at: index + 1, place)
  }

  /// Takes sections out, with their items.
  public mutating func deleteSections(
    _ identifiers: [Section], file: StaticString = #fileID, line: UInt = #line
  ) {
    let place = SourcePlace(file, line)
    let known = identifiers.filter { has($0, place) }
    for section in known {
      for item in contents.removeValue(forKey: section) ?? [] { sections[item] = nil }
    }
    let gone = Set(known)
    sectionIdentifiers.removeAll { gone.contains($0) }
    forgetWhatIsGone()
  }

  /// Puts a section before another.
  public mutating func moveSection(
    _ identifier: Section, beforeSection section: Section, file: StaticString = #fileID, line: UInt = #line
  ) {
    move(identifier, to: section, after: false, SourcePlace(file, line))
  }

  /// Puts a section behind another.
  public mutating func moveSection(
    _ identifier: Section, afterSection section: Section, file: StaticString = #fileID, line: UInt = #line
  ) {
    move(identifier, to: section, after: true, SourcePlace(file, line))
  }

  /// Shows all of some sections anew.
  public mutating func reloadSections(
    _ identifiers: [Section], file: StaticString = #fileID, line: UInt = #line
  ) {
    let place = SourcePlace(file, line)
    for section in identifiers where has(section, place) && !reloadedSectionIdentifiers.contains(section) {
      reloadedSectionIdentifiers.append(section)
    }
  }

  private mutating func add(_ identifiers: [Section], at index: Int, _ place: SourcePlace) {
    var new: [Section] = []
    for section in identifiers {
      guard contents[section] == nil else {
        note(.duplicateSection("\(section)"), place)
        continue
      }
      contents[section] = []
      new.append(section)
    }
    sectionIdentifiers.insert(contentsOf: new, at: index)
  }

  private mutating func move(
    _ identifier: Section, to section: Section, after isAfter: Bool, _ place: SourcePlace
  ) {
    guard let old = index(ofSection: identifier, place), has(section, place), identifier != section
    else { return }
    sectionIdentifiers.remove(at: old)
    let index = sectionIdentifiers.firstIndex(of: section) ?? 0
    sectionIdentifiers.insert(identifier, at: isAfter ? index + 1 : index)
  }

  private mutating func has(_ section: Section, _ place: SourcePlace) -> Bool {
    if contents[section] != nil { return true }
    note(.unknownSection("\(section)"), place)
    return false
  }

  private mutating func index(ofSection section: Section, _ place: SourcePlace) -> Int? {
    has(section, place) ? sectionIdentifiers.firstIndex(of: section) : nil
  }

  // MARK: Items

  /// Adds items behind the others of a section.
  ///
  /// - Parameters:
  ///   - identifiers: of items that are not there yet.
  ///   - section: where they go; the last section for nil.
  ///   - file: what errors name.
  ///   - line: the same.
  public mutating func appendItems(
    _ identifiers: [Item], toSection section: Section? = nil, file: StaticString = #fileID, line: UInt = #line
  ) {
    let place = SourcePlace(file, line)
    guard let section = section ?? sectionIdentifiers.last else { return note(.noSection, place) }
    guard has(section, place) else { return }
    let new = claim(identifiers, for: section, place)
    contents[section]?.append(contentsOf: new)
  }

  /// Adds items before another.
  public mutating func insertItems(
    _ identifiers: [Item], beforeItem item: Item, file: StaticString = #fileID, line: UInt = #line
  ) {
    insert(identifiers, at: item, after: false, SourcePlace(file, line))
  }

  /// Adds items behind another.
  public mutating func insertItems(
    _ identifiers: [Item], afterItem item: Item, file: StaticString = #fileID, line: UInt = #line
  ) {
    insert(identifiers, at: item, after: true, SourcePlace(file, line))
  }

  /// Takes items out.
  public mutating func deleteItems(
    _ identifiers: [Item], file: StaticString = #fileID, line: UInt = #line
  ) {
    let place = SourcePlace(file, line)
    var gone: [Section: Set<Item>] = [:]
    for item in identifiers {
      guard let section = section(of: item, place) else { continue }
      gone[section, default: []].insert(item)
      sections[item] = nil
    }
    for (section, items) in gone { contents[section]?.removeAll { items.contains($0) } }
    forgetWhatIsGone()
  }

  /// Takes all items and all sections out.
  public mutating func deleteAllItems() {
    (sectionIdentifiers, contents, sections) = ([], [:], [:])
    forgetWhatIsGone()
  }

  /// Puts an item before another, in the section of that.
  public mutating func moveItem(
    _ identifier: Item, beforeItem item: Item, file: StaticString = #fileID, line: UInt = #line
  ) {
    move(identifier, to: item, after: false, SourcePlace(file, line))
  }

  /// Puts an item behind another, in the section of that.
  public mutating func moveItem(
    _ identifier: Item, afterItem item: Item, file: StaticString = #fileID, line: UInt = #line
  ) {
    move(identifier, to: item, after: true, SourcePlace(file, line))
  }

  /// Shows items anew, by other cells. What is selected of them is so no longer.
  public mutating func reloadItems(
    _ identifiers: [Item], file: StaticString = #fileID, line: UInt = #line
  ) {
    let place = SourcePlace(file, line)
    var known = Set(reloadedItemIdentifiers)
    for item in identifiers where section(of: item, place) != nil && known.insert(item).inserted {
      reloadedItemIdentifiers.append(item)
    }
  }

  /// Fills the cells of items in anew, which stay where they are: what is selected stays so.
  public mutating func reconfigureItems(
    _ identifiers: [Item], file: StaticString = #fileID, line: UInt = #line
  ) {
    let place = SourcePlace(file, line)
    var known = Set(reconfiguredItemIdentifiers)
    for item in identifiers where section(of: item, place) != nil && known.insert(item).inserted {
      reconfiguredItemIdentifiers.append(item)
    }
  }

  private mutating func claim(_ identifiers: [Item], for section: Section, _ place: SourcePlace) -> [Item] {
    identifiers.filter { item in
      if let other = sections[item] {
        note(.duplicateItem("\(item)", section: "\(other)"), place)
        return false
      }
      sections[item] = section
      return true
    }
  }

  private mutating func section(of item: Item, _ place: SourcePlace) -> Section? {
    if let section = sections[item] { return section }
    note(.unknownItem("\(item)"), place)
    return nil
  }

  private mutating func insert(
    _ identifiers: [Item], at item: Item, after isAfter: Bool, _ place: SourcePlace
  ) {
    guard let section = section(of: item, place), let index = contents[section]?.firstIndex(of: item)
    else { return }
    let new = claim(identifiers, for: section, place)
    contents[section]?.insert(contentsOf: new, at: isAfter ? index + 1 : index)
  }

  private mutating func move(_ identifier: Item, to item: Item, after isAfter: Bool, _ place: SourcePlace) {
    guard let old = section(of: identifier, place), let new = section(of: item, place), identifier != item
    else { return }
    contents[old]?.removeAll { $0 == identifier }
    sections[identifier] = new
    let index = contents[new]?.firstIndex(of: item) ?? 0
    contents[new]?.insert(identifier, at: isAfter ? index + 1 : index)
  }

  // MARK: Applying

  /// What is gone is not shown anew.
  private mutating func forgetWhatIsGone() {
    reloadedItemIdentifiers.removeAll { sections[$0] == nil }
    reconfiguredItemIdentifiers.removeAll { sections[$0] == nil }
    reloadedSectionIdentifiers.removeAll { contents[$0] == nil }
  }

  private mutating func note(_ kind: SnapshotError.Kind, _ place: SourcePlace) {
    errors.append(SnapshotError(kind: kind, file: "\(place.file)", line: Int(place.line)))
  }

  /// The same without what was to be shown anew, and without errors: what a list has that shows it.
  var settled: Self {
    var settled = self
    settled.reloadedItemIdentifiers = []
    settled.reconfiguredItemIdentifiers = []
    settled.reloadedSectionIdentifiers = []
    settled.errors = []
    return settled
  }

  /// An item has been moved by the user: it is there, and where it goes has been asked.
  mutating func moveItem(_ item: Item, toSection section: Section, at index: Int) {
    guard let old = sections[item], contents[section] != nil else { return }
    contents[old]?.removeAll { $0 == item }
    sections[item] = section
    let count = numberOfItems(inSection: section)
    contents[section]?.insert(item, at: min(max(0, index), count))
  }
}

/// Where a call stands in a program's source.
private struct SourcePlace {
  let file: StaticString
  let line: UInt

  init(_ file: StaticString, _ line: UInt) { (self.file, self.line) = (file, line) }
}
