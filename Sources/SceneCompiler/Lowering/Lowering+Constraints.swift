import SceneArchive
import SceneModel
import SceneValues

extension Lowering {
  /// Lowers constraints by view: first those without an id, then the others in the order of their objects.
  mutating func lowerConstraints() {
    let order = document.constraints.indices.map { index in
      let node = document.constraints[index]
      return (
        holder: places[node.holder]!, object: node.object.map { places[$0]! } ?? -1, index: index
      )
    }
    for (_, _, index) in order.sorted(by: <) {
      let node = document.constraints[index]
      written.constraints[index] = content.constraints.count
      content.constraints.append(record(of: node))
      sourceMap.constraints.append(position(node.nameRange))
    }
  }

  private func record(of node: ConstraintNode) -> ConstraintRecord {
    let equation = node.equation
    return ConstraintRecord(
      holder: places[node.holder]!, object: node.object.map { places[$0]! },
      first: side(equation.first, of: node), relation: equation.relation,
      second: equation.second.map { side($0, of: node) }, multiplier: equation.multiplier,
      constant: equation.constant, priority: equation.priority)
  }

  private func side(_ side: LayoutEquation.Side, of node: ConstraintNode) -> ConstraintRecord.Side {
    ConstraintRecord.Side(
      object: places[document.object(of: side.item, in: node.holder)!]!, area: side.area,
      attribute: side.attribute)
  }
}
