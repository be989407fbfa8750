import SceneValues

extension ArchiveContent {
  package mutating func append(_ plural: PluralText) {
    let translation = translations.count - 1
    plurals.append(PluralRecord(translation: translation, text: string(plural.format)))
    for variable in plural.variables {
      let name = string(variable.name)
      for (category, text) in variable.forms.sorted(by: { $0.key < $1.key }) {
        plurals.append(
          PluralRecord(
            translation: translation, name: name, argument: variable.argument ?? 0, category: category,
            text: string(text)))
      }
    }
  }
}
