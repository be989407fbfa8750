import SceneUI
import SceneValues

extension DeviceModel {
  /// Returns the model with the given Xcode id or name, ignoring case, or nil if there is no such model.
  package static func named(_ name: String) -> DeviceModel? {
    let wanted = name.lowercased()
    return all.first { $0.id == wanted || $0.names.contains(wanted) }
  }

  package static var allNames: [String] { all.flatMap { Set([$0.id]).union($0.names).sorted() } }

  /// Returns the model with the given size in points in either orientation. `likely` takes precedence over other models.
  package static func of(size: Size, likely: DeviceModel?) -> (model: DeviceModel, isLandscape: Bool)? {
    let found = (likely.map { [$0] } ?? []) + all
    if let model = found.first(where: { $0.size == size }) { return (model, false) }
    let turned = Size(width: size.height, height: size.width)
    return found.first { $0.size == turned }.map { ($0, true) }
  }
}
