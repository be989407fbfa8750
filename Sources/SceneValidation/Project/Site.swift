import SceneDiagnostics

struct Site: Hashable {
  let file: Int
  let range: SourceRange

  init(_ file: Int, _ range: SourceRange) {
    self.file = file
    self.range = range
  }
}
