import SceneDiagnostics
import SceneModel
import SceneValues

struct Reference {
  enum Purpose: Hashable {
    case outlet, action
    /// A reference to a controller, either as a segue's destination or in the `initial` attribute.
    case segue, initial
    case anchor
    case property(String)
    case layout
  }

  let name: Name
  let purpose: Purpose
  /// The object that contains the reference, or nil if a nib's owner or the file itself contains the reference.
  let source: Int?

  var wantsController: Bool { purpose == .segue || purpose == .initial }
}

extension CheckedScene {
  static func references(in document: SceneDocument, _ table: ValueTable) -> [Reference] {
    var references: [Reference] = []
    if let initial = document.initial {
      references.append(Reference(name: initial, purpose: .initial, source: nil))
    }
    for outlet in document.outlets {
      for destination in outlet.destinations {
        references.append(Reference(name: destination, purpose: .outlet, source: outlet.source))
      }
    }
    for action in document.actions {
      references.append(Reference(name: action.destination, purpose: .action, source: action.sender))
    }
    for segue in document.segues {
      // Another rule reports the destination of an unwind segue.
      if let destination = segue.destination, !segue.isInOtherStoryboard, segue.knownKind != .unwind {
        references.append(Reference(name: destination, purpose: .segue, source: segue.holder))
      }
      if let anchor = segue.anchor {
        references.append(Reference(name: anchor, purpose: .anchor, source: segue.holder))
      }
    }
    for index in table.references {
      let value = document.values[index]
      let type: String
      switch value.type {
      case .reference(let name), .references(let name): type = name
      default: continue
      }
      var source: Int?
      if case .object(let object) = value.owner { source = object }
      // References to another storyboard (`Other#id`) are not resolved in this file.
      for word in value.words where !word.text.contains("#") {
        references.append(Reference(name: word, purpose: .property(type), source: source))
      }
    }
    var known: Set<Name> = []
    for node in document.constraints {
      // A visual format refers to a view once but creates several constraints for it.
      for id in node.sides.compactMap(\.id) where known.insert(id).inserted {
        references.append(Reference(name: id, purpose: .layout, source: node.holder))
      }
    }
    return references
  }

  func holdsControllers(_ type: ValueType?) -> Bool {
    switch type {
    case .reference(let name), .references(let name):
      vocabulary.isClass(name, descendantOf: Vocabulary.controllerClass) == true
    default: false
    }
  }
}
