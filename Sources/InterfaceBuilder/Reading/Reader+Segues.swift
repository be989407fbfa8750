import SceneModel
import SceneSyntax

extension Reader {

  mutating func segue(_ index: Int) {
    guard form.isStoryboard, let kind = attribute(.kind, of: index),
      let end = attribute(.destination, of: index),
      let word = SceneWords.segueKinds[tree.value(of: kind)]
    else { return keep(index) }
    let destination = target(tree.value(of: end))
    guard destination != nil || word == "unwind" else { return keep(index) }
    begin("segue", index)
    out.append(out.name("kind"), word, for: kind)
    // A scene cannot express a macOS sheet.
    if tree.value(of: kind) == "sheet" { out.append(out.name("ib:kind"), copying: kind) }
    if let destination, word != "unwind" { out.append(out.name("destination"), destination, for: end) }
    copy(.identifier, as: "identifier", of: index)
    copy(.unwindAction, as: "action", of: index)
    if let custom = attribute(.customClass, of: index) {
      let name = tree.value(of: custom)
      let module = take(.customModule, of: index)
      mark(.customClass, of: index)
      mark(.customModuleProvider, of: index, .editorOnly)
      out.append(out.name("class"), programName(ofClass: name, in: module), for: custom)
    }
    readStyles(of: index)
    // The scene does not contain the exit of an unwind segue.
    if word == "unwind" { mark(.destination, of: index, .editorOnly) }
    finish(index, [.kind, .destination])
  }

  private mutating func copy(_ key: ReaderKey, as name: String, of index: Int) {
    guard let attribute = attribute(key, of: index) else { return }
    mark(key, of: index)
    out.append(out.name(name), copying: attribute)
  }

  private mutating func readStyles(of index: Int) {
    let styles = words.attribute("modalPresentationStyle", of: .controller)
    let transitions = words.attribute("modalTransitionStyle", of: .controller)
    for (key, name, rule) in [
      (ReaderKey.modalPresentationStyle, "presentation", styles),
      (.modalTransitionStyle, "transition", transitions),
    ] {
      guard let attribute = attribute(key, of: index), let rule else { continue }
      guard let word = words.attributes[rule].cases[tree.value(of: attribute)] else { continue }
      mark(key, of: index)
      if words.attributes[rule].approximate.contains(tree.value(of: attribute)) {
        out.append(out.name("ib:" + key.name), copying: attribute)
      }
      guard !word.isEmpty else { continue }
      out.append(out.name(name), word, for: attribute)
    }
    if let animates = attribute(.animates, of: index) {
      mark(.animates, of: index)
      out.append(out.name("animated"), tree.value(of: animates) == "NO" ? "false" : "true", for: animates)
    }
    for key in [ReaderKey.popoverAnchorView, .popoverAnchorBarButtonItem] {
      guard let anchor = attribute(key, of: index), !out.has(out.name("anchor")),
        let id = target(tree.value(of: anchor))
      else { continue }
      mark(key, of: index)
      out.append(out.name("anchor"), id, for: anchor)
    }
    for child in tree.children(of: index) where elementName(child) == "nil" { markAll(child, .understood) }
    for child in tree.children(of: index) where elementName(child) == "popoverArrowDirection" {
      let directions = tree.attributes(of: child).filter { tree.value(of: $0) == "YES" }
      markAll(child, .understood)
      write("arrowDirections", directions.map { tree.name(of: $0) }.joined(separator: " "), at: child)
    }
  }
}
