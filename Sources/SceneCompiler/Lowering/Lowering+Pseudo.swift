import SceneArchive
import SceneModel
import SceneResources
import SceneValidation
import SceneValues

extension Lowering {
  mutating func lower(_ locales: [PseudoLocale]) {
    guard !locales.isEmpty else { return }
    let scene = CheckedScene(document: document, vocabulary: vocabulary)
    let textsOfCode = Dictionary(codeTexts.texts.map { ($0.name, $0.text) }) { first, _ in first }
    let code = codeTextValues.map { index, name in
      (value: index, text: (textsOfCode[name] ?? nil) ?? CodeTextName.parts(of: name)?.key ?? name)
    }
    let texts =
      (scene.readTexts.compactMap { text -> (value: Int, text: String)? in
        guard let place = written.values[text.value],
          [.string, .text].contains(content.values[place].kind)
        else { return nil }
        return (place, document.values[text.value].literal.text)
      } + code).sorted { $0.value < $1.value }
    for locale in locales {
      let start = content.translations.count
      for text in texts {
        content.translations.append(
          TranslationRecord(value: text.value, text: content.string(PseudoLocale.text(text.text))))
      }
      content.stringTables.append(
        StringTableRecord(
          locale: content.string(locale.rawValue), translations: start..<content.translations.count))
    }
  }

  var documentObjects: [Int] {
    var objects = [Int](repeating: -1, count: content.objects.count)
    for (object, place) in places.enumerated() { if let place { objects[place] = object } }
    return objects
  }

  var documentConstraints: [Int] {
    var constraints = [Int](repeating: -1, count: content.constraints.count)
    for (constraint, place) in written.constraints { constraints[place] = constraint }
    return constraints
  }
}
