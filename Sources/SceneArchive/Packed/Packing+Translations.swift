extension Packing {
  mutating func writeTranslations() {
    next.string = 0
    for number in 0..<archive.stringTableCount {
      let table = archive.stringTable(at: number)
      writer.index(table.locale, expected: &next.string)
      writer.count(table.translations.count)
      var value = 0
      for translation in table.translations.map(archive.translation) {
        writer.index(translation.value, expected: &value)
        writer.index(translation.text, expected: &next.string)
      }
    }
    var translation = 0
    for number in 0..<archive.pluralCount {
      let record = archive.plural(at: number)
      writer.index(record.translation, expected: &translation, length: 0)
      writer.optional(record.name)
      writer.count(record.argument)
      writer.count(record.category?.place ?? PluralRecord.formatPlace)
      writer.index(record.text, expected: &next.string)
    }
  }

  mutating func writeImports() {
    var (kind, index) = (0, 0)
    for number in 0..<archive.importCount {
      let record = archive.imported(at: number)
      if Int(record.holder.code.kind) != kind { index = 0 }
      writer.index(Int(record.holder.code.kind), expected: &kind, length: 0)
      writer.index(record.holder.code.index, expected: &index, length: 0)
      writer.optional(record.name)
      writer.index(record.text, expected: &next.string)
    }
  }
}
