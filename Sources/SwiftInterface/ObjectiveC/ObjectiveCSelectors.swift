import SceneModel

/// The messages of UIKit's and AppKit's that name something of a scene's.
struct ObjectiveCSelector {
  let kind: HostCode.NameKind
  /// Which argument is the name.
  let argument: Int
  /// The classes that have such a method: of another class it is another method. Empty for any.
  var receivers: Set<String> = []
  /// Which argument says the bundle.
  var bundle: Int?
  /// Whether code may go on without what was named.
  var mayGiveNil = false

  static let all: [String: ObjectiveCSelector] = {
    var all: [String: ObjectiveCSelector] = [
      "performSegueWithIdentifier:sender:": .init(kind: .segue, argument: 0),
      "dequeueReusableCellWithIdentifier:": .init(kind: .reuse, argument: 0, mayGiveNil: true),
      "dequeueReusableHeaderFooterViewWithIdentifier:": .init(kind: .reuse, argument: 0, mayGiveNil: true),
      "dequeueReusableCellWithIdentifier:forIndexPath:": .init(kind: .reuse, argument: 0),
      "dequeueReusableCellWithReuseIdentifier:forIndexPath:": .init(kind: .reuse, argument: 0),
      "dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:": .init(
        kind: .reuse, argument: 1),
      // A cell that code makes itself.
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
    for what in ["Class", "Nib"] {
      for identifier in ["CellReuseIdentifier", "CellWithReuseIdentifier", "HeaderFooterViewReuseIdentifier"]
      {
        all["register\(what):for\(identifier):"] = .init(kind: .registeredReuse, argument: 1)
      }
      all["register\(what):forSupplementaryViewOfKind:withReuseIdentifier:"] = .init(
        kind: .registeredReuse, argument: 2)
    }
    for last in ["options", "topLevelObjects"] {
      // The receiver is the bundle.
      all["loadNibNamed:owner:\(last):"] = .init(kind: .nib, argument: 0, bundle: -1)
    }
    for last in ["compatibleWithTraitCollection", "withConfiguration"] {
      all["imageNamed:inBundle:\(last):"] = .init(
        kind: .image, argument: 0, receivers: ["UIImage"], bundle: 1)
    }
    return all
  }()

  /// The words that these begin with.
  static let beginnings = Set(all.keys.map { String($0.prefix { $0 != ":" }) })
}
