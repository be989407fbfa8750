import SceneUI
import SceneValues

extension DeviceModel {
  /// The model that an option names: by Xcode's id, or by one of its names, in whichever case; nil where there is none.
  package static func named(_ name: String) -> DeviceModel? {
    let wanted = name.lowercased()
    return all.first { $0.id == wanted || $0.names.contains(wanted) }
  }

  /// All that `named` takes.
  package static var allNames: [String] { all.flatMap { Set([$0.id]).union($0.names).sorted() } }

  /// The model whose screen is as large as a view, held either way; nil where there is none.
  ///
  /// - Parameters:
  ///   - size: in points.
  ///   - likely: what is taken where several are as large; nil for the first of them.
  /// - Returns: the model, and whether it is held sideways.
  package static func of(size: Size, likely: DeviceModel?) -> (model: DeviceModel, isLandscape: Bool)? {
    let found = (likely.map { [$0] } ?? []) + all
    if let model = found.first(where: { $0.size == size }) { return (model, false) }
    let turned = Size(width: size.height, height: size.width)
    return found.first { $0.size == turned }.map { ($0, true) }
  }
}
