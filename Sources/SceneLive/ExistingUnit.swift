import SceneArchive
import SceneRuntime
import SceneUI

/// The existing objects of a unit and their indices in the file.
final class ExistingUnit {
  /// The version of the file from which the objects were created or last updated.
  var file: SceneFile
  var unitIndex: Int
  weak var scene: SceneInstance?
  private(set) weak var owner: AnyObject?
  let hasOwner: Bool
  let kind: UnitKind
  private var objects: [WeakObject] = []
  private(set) var constraints: [WeakConstraint] = []
  /// The objects of the scene's own unit, keyed by the indices that this unit's connections use.
  private var sceneObjects: [Int: WeakObject] = [:]

  struct WeakObject { weak var object: (any SceneObject)? }
  struct WeakConstraint { weak var constraint: LayoutConstraint? }

  init(_ instantiation: Instantiation) {
    file = instantiation.file
    unitIndex = instantiation.unitIndex
    scene = instantiation.scene
    owner = instantiation.owner
    hasOwner = instantiation.owner != nil
    kind = file.archive.unit(at: unitIndex).kind
    take(instantiation, constraints: Self.constraints(madeBy: instantiation))
  }

  func take(_ instantiation: Instantiation, constraints: [LayoutConstraint?]) {
    file = instantiation.file
    unitIndex = instantiation.unitIndex
    objects = instantiation.unit.objects.indices.map { WeakObject(object: instantiation.object(at: $0)) }
    self.constraints = constraints.map { WeakConstraint(constraint: $0) }
    sceneObjects = [:]
    guard kind != .scene, let scene = instantiation.scene else { return }
    let unit = file.archive.unit(at: file.archive.scene(at: scene.sceneIndex).sceneUnit)
    for index in unit.objects {
      sceneObjects[index] = WeakObject(object: scene.object(at: index) as? any SceneObject)
    }
  }

  var isGone: Bool { objects.allSatisfy { $0.object == nil } }

  func object(at index: Int) -> (any SceneObject)? { objects[index].object }

  func object(at end: PreparedUnit.End) -> AnyObject? {
    switch end {
    case .unit(let index): objects[index].object
    case .scene(let index): sceneObjects[index]?.object
    case .owner: owner
    }
  }

  private static func constraints(madeBy instantiation: Instantiation) -> [LayoutConstraint?] {
    instantiation.unit.constraints.map { constraint in
      LiveConstraints.made(of: constraint, by: instantiation)
    }
  }
}
