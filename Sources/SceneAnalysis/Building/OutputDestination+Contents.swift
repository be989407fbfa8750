import SceneFiles
import SceneSyntax

extension OutputDestination {
  package func holds(_ bytes: [UInt8], limits: SyntaxLimits = .default) -> Bool {
    guard case .file(let path, _) = self else { return false }
    return (try? SourceReader.read(path: path, limits: limits).bytes) == bytes
  }
}
