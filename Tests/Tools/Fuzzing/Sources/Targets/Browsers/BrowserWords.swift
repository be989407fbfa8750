/// Valid messages of the page, and messages of other clients.
enum BrowserWords {
  static let hello = Array(
    #"{"hello":1,"size":[320,480],"scale":2,"insets":[0,0,0,0],"languages":["en"]}"#.utf8)

  static func message(using random: inout Random) -> [UInt8] {
    func number() -> String { pick(numbers, &random) }
    func finger() -> String { random.below(3) == 0 ? number() : "\(random.below(3))" }
    func point() -> String { "[\(number()),\(number())]" }
    let event =
      switch random.below(17) {
      case 0: #""do":"down","finger":\#(finger()),"at":\#(point())"#
      case 1: #""do":"move","fingers":[[\#(finger()),\#(number()),\#(number())]]"#
      case 2: #""do":"up","finger":\#(finger())"#
      case 3: #""do":"cancel","finger":\#(finger())"#
      case 4: #""do":"hover","at":\#(point())"#
      case 5: #""do":"menu","at":\#(point())"#
      case 6:
        #""do":"wheel","way":\#(point()),"at":\#(point()),"smoothly":\#(pick(["true", "false"], &random))"#
      case 7, 8:
        #""do":"key","key":"\#(pick(keys, &random))","modifiers":[\#(pick(modifiers, &random))]"#
      case 9, 10: #""do":"text","text":"\#(pick(texts, &random))""#
      case 11: #""do":"compose","text":"\#(pick(texts, &random))""#
      case 12: #""do":"paste","text":"\#(pick(texts, &random))""#
      case 13: #""do":"drop","text":"\#(pick(texts, &random))","at":\#(point())"#
      case 14: #""do":"\#(pick(["show", "hide", "focus", "blur"], &random))""#
      case 15:
        #""do":"perform","action":"\#(pick(actions, &random))","id":"\#(1 + random.below(30))\#(pick(["", ".1", ".9"], &random))","#
          + #""name":"\#(pick(texts, &random))","text":"\#(pick(texts, &random))","value":\#(number())"#
      default:
        #""do":"screen","size":[\#(number()),\#(number())],"scale":\#(number()),"insets":[0,\#(number()),0,0],"#
          + #""dark":\#(pick(["true", "false"], &random)),"languages":["\#(pick(languages, &random))"]"#
      }
    return Array("{\"n\":\(1 + random.below(99)),\(event)}".utf8)
  }

  private static let numbers = [
    "0", "10", "60", "100", "160", "200", "300", "470", "-20", "-1e9", "1e308", "1e30", "1e-308", "-0", "0.5",
    "19999",
    "9007199254740993", "null",
  ]
  private static let keys = [
    "return", "delete", "tab", "left", "right", "up", "down", "home", "end", "escape", "pageUp", "pageDown",
    "a",
    "v", "z", "é", "👩‍👩‍👧", "\\u0000",
  ]
  private static let modifiers = ["", #""shift""#, #""control""#, #""command""#, #""alternate","shift""#]
  private static let texts = [
    "", "a", "über", "e\\u0301", "👩‍👩‍👧", "אבג", "\\n", "\\u0000", "a b c d e f g h i j k l m n o p", "\\ud800",
  ]
  private static let actions = [
    "activate", "increment", "decrement", "escape", "focus", "reveal", "showMenu", "scroll up", "scroll down",
    "setText", "setValue", "custom",
  ]
  private static let languages = ["en", "de", "ar", "", "-", "zz-ZZ-x-long"]

  private static func pick(_ texts: [String], _ random: inout Random) -> String {
    texts[random.below(texts.count)]
  }
}
