import SceneModel

/// A UIKit or AppKit message whose arguments include the name of a scene object.
struct ObjectiveCSelector {
  let kind: HostCode.NameKind
  let argument: Int
  /// The classes that have this method. If the set is empty, any class can have it.
  var receivers: Set<String> = []
  var bundle: Int?
  var mayGiveNil = false
  var isMaking = false
  var table: Int?
  var value: Int?
  /// The kind of list for which the message registers a class or nib, or from which it dequeues an object.
  var list: CellPrototype.List?
  var elementKind: Int?

  static let all: [String: ObjectiveCSelector] = {
    var all: [String: ObjectiveCSelector] = [
      "performSegueWithIdentifier:sender:": .init(kind: .segue, argument: 0),
      "dequeueReusableCellWithIdentifier:": .init(
        kind: .reuse, argument: 0, mayGiveNil: true, list: .table),
      "dequeueReusableHeaderFooterViewWithIdentifier:": .init(
        kind: .reuse, argument: 0, mayGiveNil: true, list: .headerFooter),
      "dequeueReusableCellWithIdentifier:forIndexPath:": .init(kind: .reuse, argument: 0, list: .table),
      "dequeueReusableCellWithReuseIdentifier:forIndexPath:": .init(
        kind: .reuse, argument: 0, list: .collection),
      "dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:": .init(
        kind: .reuse, argument: 1, list: .supplementary),
      "initWithStyle:reuseIdentifier:": .init(kind: .registeredReuse, argument: 1),
      "initWithReuseIdentifier:": .init(kind: .registeredReuse, argument: 0),
      "initWithFrame:reuseIdentifier:": .init(kind: .registeredReuse, argument: 1),
      "storyboardWithName:bundle:": .init(
        kind: .storyboard, argument: 0, receivers: ["UIStoryboard", "NSStoryboard"], bundle: 1),
      "nibWithNibName:bundle:": .init(kind: .nib, argument: 0, receivers: ["UINib"], bundle: 1),
      "initWithNibName:bundle:": .init(kind: .nib, argument: 0, bundle: 1),
      "initWithNibNamed:bundle:": .init(kind: .nib, argument: 0, bundle: 1),
      "initWithWindowNibName:": .init(kind: .nib, argument: 0),
      "initWithWindowNibName:owner:": .init(kind: .nib, argument: 0),
      "loadNibNamed:owner:": .init(kind: .nib, argument: 0, receivers: ["NSBundle"]),
      "imageNamed:": .init(kind: .image, argument: 0, receivers: ["UIImage", "NSImage"]),
      "initWithIdentifier:source:destination:": .init(kind: .comparedSegue, argument: 0, isMaking: true),
      "segueWithIdentifier:source:destination:performHandler:": .init(
        kind: .comparedSegue, argument: 0, isMaking: true),
      // The receiver of this message is the bundle.
      "localizedStringForKey:value:table:": .init(kind: .text, argument: 0, bundle: -1, table: 2, value: 1),
      "colorNamed:": .init(kind: .color, argument: 0, receivers: ["UIColor", "NSColor"]),
      "colorNamed:bundle:": .init(kind: .color, argument: 0, receivers: ["NSColor"], bundle: 1),
      "colorNamed:inBundle:compatibleWithTraitCollection:": .init(
        kind: .color, argument: 0, receivers: ["UIColor"], bundle: 1),
    ]
    for name in ["ViewController", "Controller"] {
      for creator in ["", "creator:"] {
        all["instantiate\(name)WithIdentifier:\(creator)"] = .init(kind: .scene, argument: 0)
      }
    }
    let lists: [(identifier: String, list: CellPrototype.List?)] = [
      ("CellReuseIdentifier", .table), ("CellWithReuseIdentifier", .collection),
      ("HeaderFooterViewReuseIdentifier", .headerFooter),
    ]
    for what in ["Class", "Nib"] {
      for (identifier, list) in lists {
        all["register\(what):for\(identifier):"] = .init(kind: .registeredReuse, argument: 1, list: list)
      }
      all["register\(what):forSupplementaryViewOfKind:withReuseIdentifier:"] = .init(
        kind: .registeredReuse, argument: 2, list: .supplementary, elementKind: 1)
    }
    for last in ["options", "topLevelObjects"] {
      all["loadNibNamed:owner:\(last):"] = .init(kind: .nib, argument: 0, bundle: -1)
    }
    for last in ["compatibleWithTraitCollection", "withConfiguration"] {
      all["imageNamed:inBundle:\(last):"] = .init(
        kind: .image, argument: 0, receivers: ["UIImage"], bundle: 1)
    }
    return all
  }()

  static let macros: [String: ObjectiveCSelector] = [
    "NSLocalizedString": .init(kind: .text, argument: 0),
    "NSLocalizedStringFromTable": .init(kind: .text, argument: 0, table: 1),
    "NSLocalizedStringFromTableInBundle": .init(kind: .text, argument: 0, bundle: 2, table: 1),
    "NSLocalizedStringWithDefaultValue": .init(kind: .text, argument: 0, bundle: 2, table: 1, value: 3),
  ]

  static let selectorPrefixes = Set(all.keys.map { String($0.prefix { $0 != ":" }) })
}
