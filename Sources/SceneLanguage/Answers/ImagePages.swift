import SceneAnalysis
import SceneFiles

/// A generator for descriptions of named images, including their files, sizes, and appearance.
struct ImagePages {
  let service: LanguageService

  private static let shown = [".png", ".jpg", ".jpeg", ".svg"]
  private static let most = 3

  func page(of name: String) -> String {
    let files = service.snapshot.imageFiles(named: name, endings: Self.shown).prefix(Self.most).map { file in
      let size = service.showing?.size(ofImageAt: file)
      let pixels = size.map { ", \(Int($0.width)) × \(Int($0.height)) pixels" } ?? ""
      return "- `\(ProjectPath.relative(file))`\(pixels)"
    }
    return MemberPages.joined(["Image **`\(name)`**", files.joined(separator: "\n")])
  }

  func picture(of name: String) -> String? {
    service.snapshot.imageFiles(named: name, endings: Self.shown).first
  }
}
