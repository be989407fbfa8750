/// The content of a list: the unique identifiers of its sections and of the items in each section, in order.
///
/// ```swift
/// var snapshot = DiffableDataSourceSnapshot<Part, Track.ID>()
/// snapshot.appendSections([.heard, .unheard])
/// snapshot.appendItems(heard.map(\.id), toSection: .heard)
/// snapshot.appendItems(unheard.map(\.id))
/// dataSource.apply(snapshot)
/// ```
///
/// Invalid operations, such as appending an item twice, are skipped. When the snapshot is applied, the errors
/// are reported to the context with their source locations. See `SnapshotError`.
///
/// Appending takes time proportional to the number of appended items. Inserting, deleting, and moving take
/// time proportional to the size of the changed sections.
public struct DiffableDataSourceSnapshot<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  /// The identifiers of the sections, in order.
  public private(set) var sectionIdentifiers: [Section] = []
  /// The items to display in new cells when the snapshot is applied.
  public private(set) var reloadedItemIdentifiers: [Item] = []
  /// The sections whose items are displayed in new cells when the snapshot is applied.
  public private(set) var reloadedSectionIdentifiers: [Section] = []
  /// The items whose existing cells are reconfigured when the snapshot is applied.
  public private(set) var reconfiguredItemIdentifiers: [Item] = []
  /// The errors caused by invalid operations, in the order of the operations.
  public private(set) var errors: [SnapshotError] = []
  private var contents: [Section: [Item]] = [:]
  private var sections: [Item: Section] = [:]

  /// Creates an empty snapshot.
  public init() {}

  // MARK: Contents

  /// The number of sections.
  public var numberOfSections: Int { sectionIdentifiers.count }

  /// The total number of items in all sections.
  public var numberOfItems: Int { sections.count }

  /// The identifiers of the items in all sections, in order.
  public var itemIdentifiers: [Item] { sectionIdentifiers.flatMap { contents[$0] ?? [] } }

  /// Returns the number of items in a section, or 0 if the section does not exist.
  public func numberOfItems(inSection section: Section) -> Int { contents[section]?.count ?? 0 }

  /// Returns the identifiers of a section's items, in order, or an empty array if the section does not exist.
  public func itemIdentifiers(inSection section: Section) -> [Item] { contents[section] ?? [] }

  /// Returns the section that contains an item, or nil if the item does not exist.
  public func sectionIdentifier(containingItem item: Item) -> Section? { sections[item] }

  /// Returns the index of an item, counted across all sections, or nil if the item does not exist.
  public func indexOfItem(_ item: Item) -> Int? {
    guard let section = sections[item], let place = contents[section]?.firstIndex(of: item) else {
      return nil
    }
    let before = sectionIdentifiers.prefix { $0 != section }.reduce(0) { $0 + numberOfItems(inSection: $1) }
    return before + place
  }

  func hasSection(_ section: Section) -> Bool { contents[section] != nil }

  /// Returns the index of a section, or nil if the section does not exist.
  public func indexOfSection(_ section: Section) -> Int? { sectionIdentifiers.firstIndex(of: section) }

  // MARK: Sections

  /// Appends empty sections to the end of the list.
  public mutating func appendSections(
    _ identifiers: [Section], file: StaticString = #fileID, line: UInt = #line
  ) {
    add(identifiers, at: sectionIdentifiers.count, SourcePlace(file, line))
  }

  /// Inserts empty sections before another section.
  public mutating func insertSections(
    _ identifiers: [Section], beforeSection section: Section, file: StaticString = #fileID, line: UInt = #line
  ) {
    let place = SourcePlace(file, line)
    guard let index = index(ofSection: section, place) else { return }
    add(identifiers, at: index, place)
  }

  /// Inserts empty sections after another section.
  public mutating func insertSections(
    _ identifiers: [Section], afterSection section: Section, file: StaticString = #fileID, line: UInt = #line
  ) {
    let place = SourcePlace(file, line)
    guard let index = index(ofSection: section, place) else { return }
    add(identifiers, at: index + 1, place)
  }

  /// Deletes sections and their items.
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
    discardDeletedIdentifiers()
  }

  /// Moves a section to the position before another section.
  public mutating func moveSection(
    _ identifier: Section, beforeSection section: Section, file: StaticString = #fileID, line: UInt = #line
  ) {
    move(identifier, to: section, after: false, SourcePlace(file, line))
  }

  /// Moves a section to the position after another section.
  public mutating func moveSection(
    _ identifier: Section, afterSection section: Section, file: StaticString = #fileID, line: UInt = #line
  ) {
    move(identifier, to: section, after: true, SourcePlace(file, line))
  }

  /// Requests new cells for all items in the sections. The cells are replaced when the snapshot is applied.
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

  /// Appends items to the end of a section.
  ///
  /// - Parameters:
  ///   - identifiers: The items, which must not already exist in the snapshot.
  ///   - section: The section, or nil for the last section.
  ///   - file: The file to report in errors.
  ///   - line: The line to report in errors.
  public mutating func appendItems(
    _ identifiers: [Item], toSection section: Section? = nil, file: StaticString = #fileID, line: UInt = #line
  ) {
    let place = SourcePlace(file, line)
    guard let section = section ?? sectionIdentifiers.last else { return note(.noSection, place) }
    guard has(section, place) else { return }
    let new = claim(identifiers, for: section, place)
    contents[section]?.append(contentsOf: new)
  }

  /// Inserts items before another item.
  public mutating func insertItems(
    _ identifiers: [Item], beforeItem item: Item, file: StaticString = #fileID, line: UInt = #line
  ) {
    insert(identifiers, at: item, after: false, SourcePlace(file, line))
  }

  /// Inserts items after another item.
  public mutating func insertItems(
    _ identifiers: [Item], afterItem item: Item, file: StaticString = #fileID, line: UInt = #line
  ) {
    insert(identifiers, at: item, after: true, SourcePlace(file, line))
  }

  /// Deletes items from their sections.
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
    discardDeletedIdentifiers()
  }

  /// Deletes all items and sections.
  public mutating func deleteAllItems() {
    (sectionIdentifiers, contents, sections) = ([], [:], [:])
    discardDeletedIdentifiers()
  }

  /// Moves an item to the position before another item. The other item can be in a different section.
  public mutating func moveItem(
    _ identifier: Item, beforeItem item: Item, file: StaticString = #fileID, line: UInt = #line
  ) {
    move(identifier, to: item, after: false, SourcePlace(file, line))
  }

  /// Moves an item to the position after another item. The other item can be in a different section.
  public mutating func moveItem(
    _ identifier: Item, afterItem item: Item, file: StaticString = #fileID, line: UInt = #line
  ) {
    move(identifier, to: item, after: true, SourcePlace(file, line))
  }

  /// Requests new cells for items. When the snapshot is applied, the cells are replaced and the items are deselected.
  public mutating func reloadItems(
    _ identifiers: [Item], file: StaticString = #fileID, line: UInt = #line
  ) {
    let place = SourcePlace(file, line)
    var known = Set(reloadedItemIdentifiers)
    for item in identifiers where section(of: item, place) != nil && known.insert(item).inserted {
      reloadedItemIdentifiers.append(item)
    }
  }

  /// Requests that existing cells be reconfigured when the snapshot is applied. Selected items stay selected.
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

  private mutating func discardDeletedIdentifiers() {
    reloadedItemIdentifiers.removeAll { sections[$0] == nil }
    reconfiguredItemIdentifiers.removeAll { sections[$0] == nil }
    reloadedSectionIdentifiers.removeAll { contents[$0] == nil }
  }

  private mutating func note(_ kind: SnapshotError.Kind, _ place: SourcePlace) {
    errors.append(SnapshotError(kind: kind, file: "\(place.file)", line: Int(place.line)))
  }

  /// A copy without the reload and reconfigure requests and without errors. The data source stores this copy
  /// after the snapshot has been applied.
  var withoutChanges: Self {
    var withoutChanges = self
    withoutChanges.reloadedItemIdentifiers = []
    withoutChanges.reconfiguredItemIdentifiers = []
    withoutChanges.reloadedSectionIdentifiers = []
    withoutChanges.errors = []
    return withoutChanges
  }

  /// Moves an item that the user has dragged. The caller must ensure that the destination is valid.
  mutating func moveItem(_ item: Item, toSection section: Section, at index: Int) {
    guard let old = sections[item], contents[section] != nil else { return }
    contents[old]?.removeAll { $0 == item }
    sections[item] = section
    let count = numberOfItems(inSection: section)
    contents[section]?.insert(item, at: min(max(0, index), count))
  }
}

private struct SourcePlace {
  let file: StaticString
  let line: UInt

  init(_ file: StaticString, _ line: UInt) { (self.file, self.line) = (file, line) }
}
