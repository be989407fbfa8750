import SceneAnalysis
import SceneModel
import SceneValues

extension LanguageService {
  func scene(ofLead lead: FileNames.Lead, in path: String) -> (path: String, scene: FileNames.Scene)? {
    guard let storyboard = lead.storyboard else {
      return scene(ofID: lead.destination, in: path).map { (path, $0) }
    }
    guard let other = self.path(ofStoryboard: storyboard, from: path) else { return nil }
    return scene(ofID: lead.destination, in: other).map { (other, $0) }
  }

  private func scene(ofID id: String, in path: String) -> FileNames.Scene? {
    guard let names = names(of: path) else { return nil }
    return names.objects[id]?.scene.map { names.scenes[$0] } ?? names.scenes.first { $0.id == id }
  }

  func place(of scene: FileNames.Scene, in path: String) -> ScenePlace {
    ScenePlace(
      name: scene.id ?? scene.element, detail: scene.title ?? scene.className ?? scene.element,
      whole: FileRange(path: path, range: scene.whole), nameRange: scene.nameRange)
  }

  func findScene(at offset: Int, in path: String) -> ScenePlace? {
    guard let document = document(path) else {
      // Code can identify a scene only by its name.
      guard case .anyScene(let id)? = symbol(at: offset, in: path)?.symbol else { return nil }
      return allNames().lazy.compactMap { path, names in
        names.scenes.first { $0.id == id }.map { place(of: $0, in: path) }
      }.first
    }
    if let lead = document.names.leads.first(where: {
      $0.range.lowerBound <= offset && offset <= $0.range.upperBound
    }), let found = scene(ofLead: lead, in: path) {
      return place(of: found.scene, in: found.path)
    }
    return document.names.scenes.first { $0.whole.contains(offset) }.map { place(of: $0, in: path) }
  }

  func findLeads(to scene: ScenePlace) -> [SceneLead] {
    let target = scene.whole.path
    let stem = MarkupDocument.stem(of: target)
    var leads: [SceneLead] = []
    for (path, names) in allNames() where path == target || names.storyboards.contains(stem) {
      let found = names.leads.filter { lead in
        guard let found = self.scene(ofLead: lead, in: path) else { return false }
        return found.path == target && found.scene.nameRange == scene.nameRange
      }
      leads += Dictionary(grouping: found, by: \.scene).sorted { $0.key < $1.key }.map { index, found in
        SceneLead(
          scene: place(of: names.scenes[index], in: path),
          places: found.map { FileRange(path: path, range: $0.range) })
      }
    }
    return leads
  }

  func findLeads(from scene: ScenePlace) -> [SceneLead] {
    let path = scene.whole.path
    guard let names = names(of: path),
      let index = names.scenes.firstIndex(where: { $0.nameRange == scene.nameRange })
    else { return [] }
    var leads: [SceneLead] = []
    for lead in names.leads where lead.scene == index {
      guard let found = self.scene(ofLead: lead, in: path) else { continue }
      let other = place(of: found.scene, in: found.path)
      let range = FileRange(path: path, range: lead.range)
      if let known = leads.firstIndex(where: { $0.scene == other }) {
        leads[known].places.append(range)
      } else {
        leads.append(SceneLead(scene: other, places: [range]))
      }
    }
    return leads
  }
}
