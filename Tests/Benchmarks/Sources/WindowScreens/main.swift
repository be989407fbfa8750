import SceneProgram
import SceneUI
import SceneWindow

// The program that the benchmark `window` compares with equivalent programs of GTK and Qt.

func registry() throws -> Registry {
  var registry = Registry.library
  try registry.register(PressedField.self, RowsViewController.self)
  return registry
}

let showsTable = CommandLine.arguments.contains("--table")
var program = Program(
  SceneReference<ViewController>(showsTable ? "table" : "pad"), registry: try registry(),
  screens: [WindowScreen()])
program.summary = "A field that is pressed, or a table that scrolls by itself."
program.options = [.flag("--table", "show the table")]
program.run()
