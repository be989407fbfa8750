import SceneArchive
import SceneLayout
import SceneRuntime
import SceneUI
import SceneValues

final class UnitReload {
  let plan: UnitPlan
  private let connections: OldConnections
  private let frames: FrameChanges
  private(set) var failures: [(object: String, reason: String)] = []

  init(_ plan: UnitPlan) {
    self.plan = plan
    connections = OldConnections(of: plan.existingUnit, plan.oldUnit)
    frames = FrameChanges(plan)
  }

  private var instantiation: Instantiation { plan.instantiation }
  private var unit: PreparedUnit { plan.unit }
  private var keptInOrder: [(index: Int, object: any SceneObject)] {
    plan.kept.sorted { $0.key < $1.key }.map { ($0.key, plan.oldObjects[$0.value]!) }
  }
  private var made: [Int] {
    unit.objects.indices.filter { plan.kept[$0] == nil && instantiation.object(at: $0) != nil }
  }

  func changeObjects() {
    for (index, object) in keptInOrder { instantiation.adopt(object, at: index) }
    removeConstraints()
    for (index, object) in keptInOrder { changeValues(of: object, at: index) }
    changeParts()
    makeRoots()
    frames.apply()
    changePrototypes()
  }

  // MARK: Values

  private func changeValues(of object: any SceneObject, at index: Int) {
    guard let changes = plan.changes[index] else { return }
    let registered = unit.objects[index].registered
    let setters = plan.setters(of: index)
    let touched = Set(changes.changed + changes.gone)
    let others = ownValues(of: object, registered, besides: touched)
    if !changes.gone.isEmpty { setDefaults(changes.gone, of: object, at: index) }
    if changes.variationChanged { forgetVariations(of: object) }
    for key in changes.changed where !frames.places(key, at: index) { setters[key]?(object) }
    // A setter can change a property that was set before it, so all properties except the last one are set again.
    for key in changes.changed.dropLast() where !frames.places(key, at: index) { setters[key]?(object) }
    restore(others.filter { $0.0.read(object) != $0.1 }, of: object, at: index)
    changeKeyPaths(of: object, at: index, changes)
    if changes.variationChanged, let variations = unit.objects[index].variations {
      instantiation.vary(index, object, variations)
    }
  }

  /// Returns the current values of unchanged properties. Setting a changed property can affect these values.
  private func ownValues(
    of object: any SceneObject, _ registered: RegisteredClass, besides touched: Set<String>
  ) -> [(PropertyAccess, Value, (AnyObject) -> Void)] {
    let lineage = sequence(first: registered, next: \.superclass)
    let keys = Set(lineage.flatMap { $0.declaration.description.properties.map(\.key) })
    return keys.subtracting(touched).sorted().compactMap { key in
      guard let property = registered.property(key) else { return nil }
      return (property, property.read(object), property.restoration(object))
    }
  }

  /// Restores the properties that the app has set. Values from the old scene are not restored.
  private func restore(
    _ others: [(PropertyAccess, Value, (AnyObject) -> Void)], of object: any SceneObject, at index: Int
  ) {
    guard !others.isEmpty, !(object is ViewController), let before = plan.kept[index],
      let specimen = try? plan.oldSpecimen(before)
    else { return }
    for (property, value, restore) in others where property.read(specimen) != value { restore(object) }
  }

  private func setDefaults(_ keys: [String], of object: any SceneObject, at index: Int) {
    do {
      let specimen = try instantiation.specimen(at: index)
      for key in keys where !frames.places(key, at: index) {
        unit.objects[index].registered.property(key)?.restoration(specimen)(object)
      }
    } catch {
      failures.append((plan.path(of: index), "\(error)"))
    }
  }

  private func changeKeyPaths(of object: any SceneObject, at index: Int, _ changes: ValueChanges) {
    let archive = plan.new.archive
    for key in changes.changed where unit.objects[index].registered.property(key) == nil && key.contains(".")
    {
      for value in archive.object(at: unit.firstObject + index).values
      where archive.key(at: archive.valueRecord(at: value).key) == key {
        let path = PreparedKeyPath(key, value: plan.new.value(at: value, in: instantiation.language))
        do throws(LoadingError.Kind) {
          try path.apply(to: object, in: plan.new.registry)
        } catch {
          failures.append((plan.path(of: index), "\(error)"))
        }
      }
    }
  }

  private func forgetVariations(of object: any SceneObject) {
    for environment in traitEnvironments { environment.variations?.forget(object) }
  }

  private var traitEnvironments: [any TraitEnvironment] {
    let around: [AnyObject?] =
      plan.oldObjects + [plan.existingUnit.scene?.controller, plan.existingUnit.owner, instantiation.context]
    return around.compactMap { $0 as? any TraitEnvironment }
  }

  // MARK: Parts

  private func changeParts() {
    let parts = plan.changedParts.sorted { ($0.key.holder, $0.key.slot) < ($1.key.holder, $1.key.slot) }
    let stays = Set(plan.kept.values)
    for (part, _) in parts {
      let before = plan.kept[part.holder]!
      let holder = plan.oldObjects[before]!
      for index in plan.oldParts[UnitPlan.Part(slot: part.slot, holder: before)] ?? []
      where !stays.contains(index) {
        LiveSlot.remove(plan.oldObjects[index]!, from: holder)
      }
    }
    for (part, children) in parts {
      let before = plan.kept[part.holder]!
      let holder = plan.oldObjects[before]!
      let then = plan.oldParts[UnitPlan.Part(slot: part.slot, holder: before)] ?? []
      for index in children {
        if let known = plan.kept[index] {
          if !then.contains(known) { put(plan.oldObjects[known]!, at: index, into: holder) }
        } else {
          make(index) { self.put($0, at: index, into: holder) }
        }
      }
      let known = children.compactMap { plan.kept[$0] }
      let keepsOrder = then.filter(known.contains) == known.filter(then.contains)
      let objects = children.compactMap { instantiation.object(at: $0) }
      LiveSlot.order(
        keepsOrder ? inCurrentOrder(objects, in: part.slot, of: holder, then) : objects, in: part.slot,
        of: holder)
    }
  }

  /// Returns a slot's objects in their current order. This function is used if the order of the slot's content in the
  /// scene is unchanged. A new object follows the same object as in the scene.
  private func inCurrentOrder(
    _ objects: [any SceneObject], in slot: String, of holder: any SceneObject, _ then: [Int]
  ) -> [any SceneObject] {
    let old = Set(then.compactMap { plan.oldObjects[$0] }.map { ObjectIdentifier($0) })
    let current: [AnyObject] =
      switch (slot, holder) {
      case ("arrangedSubviews", let stack as StackView): stack.arrangedSubviews
      case ("subviews", _): (objects.first as? View)?.superview?.subviews ?? []
      case ("gestureRecognizers", let view as View): view.gestureRecognizers
      case ("layoutGuides", let view as View): view.layoutGuides
      default: []
      }
    let retained = current.filter { object in
      old.contains(ObjectIdentifier(object)) && objects.contains { $0 === object }
    }
    var ordered: [any SceneObject] = retained.compactMap { $0 as? any SceneObject }
    for (number, object) in objects.enumerated() where !ordered.contains(where: { $0 === object }) {
      let leader = objects[..<number].last.flatMap { leader in ordered.firstIndex { $0 === leader } }
      ordered.insert(object, at: leader.map { $0 + 1 } ?? 0)
    }
    return ordered
  }

  private func make(_ index: Int, put: (any SceneObject) -> Void) {
    do {
      put(try instantiation.makeObject(at: index))
    } catch {
      failures.append((plan.path(of: index), "\(error)"))
    }
  }

  private func put(_ child: any SceneObject, at index: Int, into holder: any SceneObject) {
    do {
      _ = try unit.objects[index].slot?.add(holder, child)
    } catch {
      failures.append((plan.path(of: index), "\(error)"))
    }
  }

  private func makeRoots() {
    for index in unit.objects.indices
    where plan.parent(of: index) == nil && plan.kept[index] == nil && !plan.absent.contains(index) {
      make(index) { _ in }
    }
  }

  var topLevelObjects: [any SceneObject] {
    unit.objects.indices.filter { plan.parent(of: $0) == nil }.compactMap { instantiation.object(at: $0) }
      .filter { $0 !== plan.existingUnit.scene?.controller }
  }

  private func changePrototypes() {
    for (index, object) in keptInOrder {
      for (prototype, slot) in unit.objects[index].prototypes where plan.match.units[prototype] == nil {
        let made = Prototype(
          file: plan.new, unit: prototype, in: instantiation.language, scene: plan.existingUnit.scene)
        (instantiation.context as? any UnitFollowing)?.unitFollower?.didCreate(made)
        _ = try? slot.add(object, made)
      }
    }
  }

  // MARK: Constraints

  private var keptConstraints: [Int: LayoutConstraint] = [:]

  /// Removes obsolete constraints. Constraints must be removed before their views.
  private func removeConstraints() {
    var rest = plan.oldUnit.constraints.indices.map { number in
      (
        number,
        LiveConstraints.State(plan.oldUnit.constraints[number]) { self.plan.oldObjects[$0] }
      )
    }
    for (number, constraint) in unit.constraints.enumerated() where constraint.record.object == nil {
      let state = LiveConstraints.State(constraint) { self.instantiation.object(at: $0) }
      let place = rest.firstIndex {
        $0.1 == state && plan.oldUnit.constraints[$0.0].record.object == nil
          && plan.existingUnit.constraints[$0.0].constraint != nil
      }
      guard let place else { continue }
      keptConstraints[number] = plan.existingUnit.constraints[rest[place].0].constraint
      rest.remove(at: place)
    }
    for (number, _) in rest where plan.oldUnit.constraints[number].record.object == nil {
      guard let constraint = plan.existingUnit.constraints[number].constraint,
        let holder = plan.oldObjects[plan.oldUnit.constraints[number].holder] as? View
      else { continue }
      holder.constraintView.removeConstraint(constraint)
    }
  }

  func connect() {
    var constraints: [LayoutConstraint?] = []
    for (number, constraint) in unit.constraints.enumerated() {
      if let known = keptConstraints[number] {
        constraints.append(known)
        continue
      }
      let local = constraint.record.object.map { $0 - unit.firstObject }
      if let local, plan.kept[local] != nil {
        constraints.append(instantiation.object(at: local) as? LayoutConstraint)
        continue
      }
      do {
        if local == nil || instantiation.object(at: local!) != nil { try instantiation.connect(constraint) }
      } catch {
        failures.append((plan.path(of: constraint.holder), "\(error)"))
      }
      constraints.append(LiveConstraints.made(of: constraint, by: instantiation))
    }
    orderConstraints(constraints)
    for index in made {
      do {
        try instantiation.setRuntimeAttributes(at: index)
      } catch {
        failures.append((plan.path(of: index), "\(error)"))
      }
    }
    instantiation.takeTexts(insteadOf: plan.old, following: traitEnvironments)
    instantiation.followTraits()
    do {
      try instantiation.checkConnections()
      connections.change(to: instantiation)
    } catch {
      failures.append((plan.path(of: 0), "\(error)"))
    }
    let made = self.made
    plan.existingUnit.take(instantiation, constraints: constraints)
    for index in made {
      guard let object = instantiation.object(at: index) else { continue }
      if instantiation.context.isObserved { instantiation.context.willAwakeFromNib(object) }
      object.awakeFromNib()
    }
    embed(made)
  }

  /// Restores the order of constraints. The order matters because the last of several conflicting constraints is broken.
  private func orderConstraints(_ constraints: [LayoutConstraint?]) {
    var holders: [Int: [(isPlain: Bool, number: Int)]] = [:]
    for (number, constraint) in unit.constraints.enumerated() {
      holders[constraint.holder, default: []].append((constraint.record.object == nil, number))
    }
    for (holder, numbers) in holders {
      guard let view = instantiation.object(at: holder) as? View else { continue }
      // Constraints with an id are created together with their views.
      let ordered = numbers.filter { !$0.isPlain } + numbers.filter(\.isPlain)
      view.constraintView.order(ordered.compactMap { constraints[$0.number] })
    }
  }

  private func embed(_ made: [Int]) {
    guard let controller = plan.existingUnit.scene?.controller as? ViewController else { return }
    for embedding in unit.embeddings where made.contains(embedding.container) {
      guard let container = instantiation.object(at: embedding.container) as? View else { continue }
      do {
        try controller.embed(at: embedding.segue, in: container)
      } catch {
        failures.append((plan.path(of: embedding.container), "\(error)"))
      }
    }
  }
}
