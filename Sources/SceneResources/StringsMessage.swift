struct StringsMessage {
  let text: String

  static var unclosedText: Self { Self(text: "This string has no closing quote") }
  static var unclosedComment: Self { Self(text: "This comment has no closing '*/'") }
  static var expectedSemicolon: Self { Self(text: "A ';' is missing after this string") }
  static var expectedText: Self { Self(text: "A string is missing at the end of the table") }

  static func expectedEquals(after key: String) -> Self {
    Self(text: "Expected '=' and a translation after the key '\(key)'")
  }

  static func unexpected(_ token: String) -> Self {
    Self(text: "Expected a key or a translation in double quotes, not '\(token)'")
  }

  static func plainLetter(_ escape: String) -> Self {
    Self(text: "Unknown escape '\(escape)': the text contains the letter without the backslash")
  }

  static func lowercaseEscape(_ escape: String) -> Self {
    Self(text: "Unknown escape '\(escape)', because 'U' must be uppercase: the backslash is ignored")
  }

  static func unknownEscape(_ escape: String) -> Self { Self(text: "Unknown escape '\(escape)'") }
}
