struct StringsMessage {
  let text: String

  static var isXML: Self { Self(text: "This is an XML property list: write '\"key\" = \"value\";'") }
  static var unclosedText: Self { Self(text: "This text has no closing quote") }
  static var unclosedComment: Self { Self(text: "This comment has no end '*/'") }
  static var expectedSemicolon: Self { Self(text: "A ';' is missing after this") }
  static var expectedText: Self { Self(text: "A text is missing here, at the end of the table") }

  static func expectedEquals(after key: String) -> Self {
    Self(text: "After the key '\(key)', '=' and its translation are expected")
  }

  static func unexpected(_ token: String) -> Self {
    Self(text: "'\(token)' cannot stand here: a key or a translation is expected, in double quotes")
  }

  static func plainLetter(_ escape: String) -> Self {
    Self(text: "'\(escape)' is no escape: the text shows the letter without the backslash")
  }

  static func lowercaseEscape(_ escape: String) -> Self {
    Self(text: "'\(escape)' is no escape, since the 'u' is small: the text shows what follows the backslash")
  }

  static func unknownEscape(_ escape: String) -> Self { Self(text: "'\(escape)' is no escape that is known") }
}
