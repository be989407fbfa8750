import SceneAnalysis
import SceneFiles

/// Tells of images by their names: where they lie, how large they are, what they look like.
struct ImagePages {
  let service: LanguageService

  /// What editors show.
  private static let shown = [".png", ".jpg", ".jpeg", ".svg"]
  /// More files of an image are not named.
  private static let most = 3

  func page(of name: String) -> String {
    let files = service.snapshot.imageFiles(named: name, endings: Self.shown).prefix(Self.most).map { file in
      let size = service.showing?.size(ofImageAt: file)
      let pixels = size.map { ", \(Int($0.width)) × \(Int($0.height)) pixels" } ?? ""
      return "- `\(ProjectPath.relative(file))`\(pixels)"
    }
    return MemberPages.joined(["Image **`\(name)`**", files.joined(separator: "\n")])
  }

  /// One that shows what it looks like; nil where there is none.
  func picture(of name: String) -> String? {
    service.snapshot.imageFiles(named: name, endings: Self.shown).first
  }
}
