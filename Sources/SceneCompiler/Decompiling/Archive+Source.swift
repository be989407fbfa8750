import SceneArchive

extension Archive {
  package func fullName(ofClass index: Int) -> String {
    let record = classRecord(at: index)
    return (record.module.map { string(at: $0) + "." } ?? "") + string(at: record.name)
  }

  func sceneID(_ index: Int) -> String {
    object(at: scene(at: index).controller).id.map { string(at: $0) } ?? ""
  }
}

extension ValueKind {
  var typeName: String {
    switch self {
    case .rgba, .standardColor, .tint, .assetColor: "color"
    case .bool: "bool"
    case .int: "int"
    case .number: "number"
    case .point: "point"
    case .size: "size"
    case .rect: "rect"
    case .insets: "insets"
    case .range: "range"
    case .nothing: "nil"
    case .transform: "transform"
    case .font: "font"
    case .image: "image"
    case .string, .enumeration, .optionSet, .text: "string"
    }
  }
}
