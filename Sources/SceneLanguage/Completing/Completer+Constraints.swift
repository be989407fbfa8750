import SceneModel
import SceneValues

extension Completer {
  /// Adds attributes or areas if the cursor follows a period. Otherwise, adds items and the view's own attributes.
  mutating func addEquation(in element: Int) {
    let start = word(of: context.range)
    let text = markup.text(context.range.lowerBound..<start)
    let holder = document.holder(of: element)
    if let dot = text.utf8.last, dot == UInt8(ascii: ".") {
      addAttributes(after: text)
      return
    }
    let trimmed = text.last { !$0.isWhitespace }
    if trimmed == "@" { return addWords(["750", "250", "999"], "a priority") }
    if trimmed.map({ $0.isLetter || $0.isNumber || $0 == ")" }) == true {
      let isSecond = text.contains("=") || text.contains("≤") || text.contains("≥")
      for mark in isSecond ? ["+ ", "- ", "* ", "@750"] : ["= ", "&lt;= ", "&gt;= "] {
        add(MarkupEscape.decoded(mark), .word, text: mark)
      }
      return
    }
    addLayoutAttributes("of the view itself", rank: 1)
    for (id, object) in document.names.objects
    where isPlaced(object) && isNear(id, holder) {
      add(id, .object, detail(of: object), text: "\(id).", rank: 0)
    }
    for item in [ReservedID.superview, .`self`] {
      add(item.rawValue, .object, "a view", text: "\(item.rawValue).", rank: 1)
    }
    for area in LayoutArea.allCases where area != .view {
      add(area.rawValue, .object, "an area", text: "\(area.rawValue).", rank: 2)
    }
  }

  private mutating func addAttributes(after text: String) {
    let items = text.utf8.dropLast().reversed().prefix { MarkupScanner.isName($0) }.reversed()
    let path = String(decoding: Array(items), as: UTF8.self).split(separator: ".").map(String.init)
    addLayoutAttributes("", rank: 0)
    let isArea = path.last.map { word in LayoutArea.allCases.contains { $0.rawValue == word } } ?? false
    if !isArea {
      for area in LayoutArea.allCases where area != .view {
        add(area.rawValue, .object, "an area", text: "\(area.rawValue).", rank: 1)
      }
    }
  }

  private mutating func addLayoutAttributes(_ detail: String, rank: Int) {
    for attribute in LayoutAttribute.allCases { add(attribute.rawValue, .word, detail, rank: rank) }
  }

  private func isPlaced(_ object: FileNames.Object) -> Bool {
    guard let name = object.className else { return false }
    return document.mayBe(name, Vocabulary.viewClass) || document.mayBe(name, Vocabulary.guideClass)
  }

  private func isNear(_ id: String, _ holder: Int?) -> Bool {
    guard let scene = document.names.objects[id]?.scene, let holder else { return true }
    let place = document.names.scenes[scene].whole
    return place.contains(markup.elements[holder].tag.lowerBound)
  }

  /// Adds the parts of a visual format: views if the cursor is inside brackets, or possible continuations otherwise.
  mutating func addFormat(in element: Int) {
    let start = word(of: context.range)
    let text = markup.text(context.range.lowerBound..<start)
    let opened = text.utf8.filter { $0 == UInt8(ascii: "[") }.count
    let closed = text.utf8.filter { $0 == UInt8(ascii: "]") }.count
    if opened > closed {
      for (id, object) in document.names.objects
      where isPlaced(object) && isNear(id, document.holder(of: element)) {
        add(id, .object, detail(of: object))
      }
      add(ReservedID.`self`.rawValue, .object, "the view itself", rank: 1)
      return
    }
    replaced = offset..<offset
    if text.isEmpty {
      for form in ["H:|-[", "V:|-[", "H:[", "V:["] {
        add(form, .word, form.hasPrefix("H") ? "a row" : "a column")
      }
      return
    }
    for form in ["-[", "-|", "-8-[", "-(>=8)-["] {
      add(form, .word, "", text: form)
    }
    for metric in (markup.value("metrics", of: element) ?? "").split(separator: " ") {
      let name = metric.prefix { $0 != "=" }
      add("-\(name)-[", .word, String(metric), rank: 1)
    }
  }

  /// Narrows the replaced range to the word at the cursor. Returns the offset of the word.
  private mutating func word(of range: Range<Int>) -> Int {
    func isWord(_ byte: UInt8) -> Bool {
      MarkupScanner.isName(byte) && byte != UInt8(ascii: ".") && byte != UInt8(ascii: ":")
        && byte != UInt8(ascii: "-")
    }
    var (start, end) = (offset, offset)
    while start > range.lowerBound, isWord(markup.bytes[start - 1]) { start -= 1 }
    while end < range.upperBound, isWord(markup.bytes[end]) { end += 1 }
    replaced = start..<end
    return start
  }
}
