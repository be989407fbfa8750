import SceneProgram
import SceneValues

extension JSONValue {
  var bool: Bool? { if case .bool(let value) = content { value } else { nil } }

  func doubles(_ count: Int) -> [Double]? {
    guard let elements, elements.count == count else { return nil }
    let numbers = elements.compactMap(\.double)
    return numbers.count == count ? numbers : nil
  }

  var point: Point? { doubles(2).map { Point(x: $0[0], y: $0[1]) } }
}
