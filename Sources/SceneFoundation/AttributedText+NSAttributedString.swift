import Foundation
import SceneDrawing
import SceneValues

extension AttributedText {
  /// Creates attributed text from attributes with Apple's names, such as `NSKern`, `NSUnderline` (2 for a thick line, 9
  /// for a double line), and `NSLink`.
  ///
  /// The `NSFont`, `NSColor`, `NSBackgroundColor`, `NSParagraphStyle`, and `NSAttachment` attributes are used only if
  /// their values have the types that `nsAttributedString` creates.
  public init(_ string: NSAttributedString) {
    self.init()
    let all = NSRange(location: 0, length: string.length)
    string.enumerateAttributes(in: all) { values, range, _ in
      append(
        AttributedText(
          string.attributedSubstring(from: range).string, TextAttributes(NSAttributeNames(values))))
    }
  }
}

extension AttributedText {
  /// An attributed string with Apple's attribute names. The values of fonts, colors, paragraph styles, shadows, and
  /// attachments are instances of SceneDrawing types.
  public var nsAttributedString: NSAttributedString {
    let whole = NSMutableAttributedString(string: "")
    for run in runs {
      whole.append(
        NSAttributedString(
          string: String(text[run.range]), attributes: NSAttributeNames.values(run.attributes)))
    }
    return whole
  }
}

private struct NSAttributeNames {
  let values: [NSAttributedString.Key: Any]

  init(_ values: [NSAttributedString.Key: Any]) { self.values = values }

  func value<Value>(_ name: String) -> Value? { values[NSAttributedString.Key(name)] as? Value }

  func number(_ name: String) -> Double? {
    if let number: NSNumber = value(name) { return number.doubleValue }
    return value(name)
  }

  private static let lines: [(style: TextLineStyle, number: Int)] = [(.single, 1), (.thick, 2), (.double, 9)]

  func line(_ name: String) -> TextLineStyle? {
    guard let number = number(name), number != 0 else { return nil }
    return Self.lines.first { Double($0.number) == number }?.style ?? .single
  }

  static func values(_ attributes: TextAttributes) -> [NSAttributedString.Key: Any] {
    func number(_ style: TextLineStyle) -> NSNumber {
      NSNumber(value: lines.first { $0.style == style }?.number ?? 1)
    }
    let all: [(String, Any?)] = [
      ("NSFont", attributes.font), ("NSColor", attributes.color),
      ("NSBackgroundColor", attributes.background), ("NSKern", attributes.kern.map { NSNumber(value: $0) }),
      ("NSUnderline", attributes.underline.map(number)),
      ("NSStrikethrough", attributes.strikethrough.map(number)),
      ("NSBaselineOffset", attributes.baselineOffset.map { NSNumber(value: $0) }),
      ("NSShadow", attributes.shadow), ("NSParagraphStyle", attributes.paragraph),
      ("NSLink", attributes.link), ("NSAttachment", attributes.attachment),
    ]
    var values: [NSAttributedString.Key: Any] = [:]
    for case (let name, let value?) in all { values[NSAttributedString.Key(name)] = value }
    return values
  }
}

extension TextAttributes {
  fileprivate init(_ names: NSAttributeNames) {
    self.init(
      font: names.value("NSFont"), color: names.value("NSColor"),
      background: names.value("NSBackgroundColor"), kern: names.number("NSKern"),
      underline: names.line("NSUnderline"), strikethrough: names.line("NSStrikethrough"),
      baselineOffset: names.number("NSBaselineOffset"), shadow: names.value("NSShadow"),
      paragraph: names.value("NSParagraphStyle"),
      link: names.value("NSLink") ?? names.value("NSLink").map { (url: URL) in url.absoluteString },
      attachment: names.value("NSAttachment"))
  }
}
