import SceneDiagnostics
import SceneValues

extension Analysis {
  package func place(ofImage name: String) -> SourceLocation? {
    guard let document = structure?.document else { return nil }
    let value = document.values.first { $0.value == .image(name) }
    return value.map { document.location($0.literal.range) }
  }
}
