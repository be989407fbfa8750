import SceneModel
import SceneValues

/// A controller in another one: a container's child, or embedded in its view. It is made when the other one is.
struct Holding {
  let holder: Int
  let held: Int
  /// What says so.
  let name: Name
}

extension CheckedScene {
  /// Which controllers hold which, as far as this file says.
  var holdings: [Holding] {
    var holdings: [Holding] = []
    for value in document.values where value.error == nil {
      guard case .object(let holder) = value.owner, holdsControllers(value.type) else { continue }
      for word in value.literal.words {
        guard let held = object(word), isController(held) == true else { continue }
        holdings.append(Holding(holder: holder, held: held, name: word))
      }
    }
    for segue in document.segues where segue.knownKind == .embed {
      // One that stands elsewhere embeds nothing, and has its finding.
      guard isPlain(segue.holder, "ContainerView"), let holder = segue.source, let name = segue.destination,
        let held = object(name), isController(held) == true
      else { continue }
      holdings.append(Holding(holder: holder, held: held, name: name))
    }
    return holdings
  }

  /// Whether a property of this type holds controllers.
  func holdsControllers(_ type: ValueType?) -> Bool {
    switch type {
    case .reference(let name), .references(let name):
      vocabulary.isClass(name, descendantOf: Vocabulary.controllerClass) == true
    default: false
    }
  }
}
