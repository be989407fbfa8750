import SceneArchive
import SceneValues

extension Archive {
  func equation(of record: ConstraintRecord) -> String {
    LayoutEquation(
      side(record.first, of: record), record.relation, record.second.map { side($0, of: record) },
      multiplier: record.multiplier, constant: record.constant, priority: record.priority
    ).text
  }

  /// Returns a side of an equation. Items other than the containing view and its superview are identified by their ids.
  private func side(_ side: ConstraintRecord.Side, of record: ConstraintRecord) -> LayoutEquation.Side {
    let item: LayoutEquation.Item =
      if side.object == record.holder {
        .holder
      } else if side.object == object(at: record.holder).parent {
        .superview
      } else {
        .named(object(at: side.object).id.map { string(at: $0) } ?? "unnamed")
      }
    return LayoutEquation.Side(item, in: side.area, side.attribute)
  }
}
