import SceneModel
import SceneValues

/// The rules that determine which Swift variables of a class Objective-C can access.
struct Exposure {
  /// Whether variables without attributes might be exposed: a macro can add attributes, and a variable that a protocol
  /// for Objective-C requires is exposed.
  let isUncertain: Bool
  let exposesAll: Bool
  private let table: TypeTable

  init(of key: TypeTable.Key, _ table: TypeTable, _ finder: MemberFinder) {
    self.table = table
    let line = finder.line(of: key)
    exposesAll = line.contains { key in
      (table.sites[key] ?? []).contains { table[$0].kind == .class && table[$0].exposesMembers }
    }
    isUncertain =
      !table.known.usesUIKitNames || table.sites[key]?.count != 1
      || line.lazy.flatMap { table.parts(of: $0) }.contains { site in
        let part = table[site]
        guard !part.isObjectiveC else { return false }
        return part.mayHaveMacros || Self.mayConformToObjectiveC(site, table)
      }
  }

  /// Returns whether Objective-C definitely cannot access a variable that has no attribute for Objective-C.
  func hides(_ fact: VariableFact, at site: TypeTable.Site) -> Bool {
    let part = table[site]
    guard !part.isObjectiveC, fact.role == .plain, !fact.isExposed, !fact.isOverride else { return false }
    if part.kind == .extension, part.exposesMembers { return false }
    // `@objcMembers` does not expose private members.
    let isPrivate = fact.isPrivate || part.kind == .extension && part.access == .file
    return !exposesAll || isPrivate
  }

  private static func mayConformToObjectiveC(_ site: TypeTable.Site, _ table: TypeTable) -> Bool {
    let part = table[site]
    let mayHaveSuperclass = part.kind == .class
    return part.inherited.enumerated().contains { place, name in
      !isHarmless(name.text, in: part.name, at: site, table, isFirst: mayHaveSuperclass && place == 0)
    }
  }

  private static let deepest = 8

  private static func isHarmless(
    _ name: String, in scope: String, at site: TypeTable.Site, _ table: TypeTable, isFirst: Bool,
    depth: Int = 0
  ) -> Bool {
    guard depth < deepest else { return false }
    switch table.meaning(of: name, in: scope, at: site) {
    case .known: return isFirst
    case .source(let key):
      guard table.kind(of: key) == .protocol else { return isFirst && table.kind(of: key) == .class }
      return (table.sites[key] ?? []).allSatisfy { site in
        let part = table[site]
        return !part.isObjectiveC && !part.exposesMembers
          && part.inherited.allSatisfy {
            isHarmless($0.text, in: part.name, at: site, table, isFirst: false, depth: depth + 1)
          }
      }
    case nil: return ClassLinker.isRoot(name) || withoutProperties.contains(name)
    }
  }

  private static let withoutProperties: Set<String> = [
    "NSObjectProtocol", "NSApplicationDelegate", "NSCoding", "NSCollectionViewDataSource",
    "NSCollectionViewDelegate", "NSComboBoxDataSource", "NSComboBoxDelegate",
    "NSControlTextEditingDelegate", "NSCopying", "NSMenuDelegate", "NSMenuItemValidation",
    "NSMutableCopying", "NSOutlineViewDataSource", "NSOutlineViewDelegate", "NSPopoverDelegate",
    "NSSearchFieldDelegate", "NSSecureCoding", "NSSplitViewDelegate", "NSTableViewDataSource",
    "NSTableViewDelegate", "NSTabViewDelegate", "NSTextDelegate", "NSTextFieldDelegate",
    "NSTextStorageDelegate", "NSTextViewDelegate", "NSToolbarDelegate", "NSToolbarItemValidation",
    "NSWindowDelegate", "WKNavigationDelegate", "WKScriptMessageHandler", "WKUIDelegate",
  ]
}
