import SceneDrawing
import SceneRuntime
import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

/// A delegate for all editable views that records its calls, and rejects changes if the test requests it.
final class Editor: PlainSceneObject, TextFieldDelegate, TextViewDelegate, SearchBarDelegate {
  var log: [String] = []
  var refused: Set<String> = []
  /// Called before the delegate method returns.
  var meanwhile: ((String) -> Void)?

  init() {}
  func awakeFromNib() {}
  static var declaration: ClassDeclaration {
    ClassDeclaration(Editor.self) {
      $0.action("note:") { (editor, sender: AnyObject) in editor.log.append("action of \(type(of: sender))") }
    }
  }

  func take() -> [String] {
    defer { log = [] }
    return log
  }

  private func ask(_ question: String, _ details: String = "") -> Bool {
    log.append(question + details)
    meanwhile?(question)
    return !refused.contains(question)
  }

  private func hear(_ news: String) {
    log.append(news)
    meanwhile?(news)
  }

  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { ask("shouldBegin") }
  func textFieldDidBeginEditing(_ textField: TextField) { hear("didBegin") }
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool { ask("shouldEnd") }
  func textFieldDidEndEditing(_ textField: TextField) { hear("didEnd") }
  func textField(
    _: TextField, shouldChangeCharactersIn range: Range<Int>, replacementString string: String
  ) -> Bool {
    ask("shouldChange", " \(range) '\(string)'")
  }
  func textFieldShouldClear(_ textField: TextField) -> Bool { ask("shouldClear") }
  func textFieldShouldReturn(_ textField: TextField) -> Bool { ask("shouldReturn") }

  func textViewShouldBeginEditing(_ textView: TextView) -> Bool { ask("shouldBegin") }
  func textViewDidBeginEditing(_ textView: TextView) { hear("didBegin") }
  func textViewShouldEndEditing(_ textView: TextView) -> Bool { ask("shouldEnd") }
  func textViewDidEndEditing(_ textView: TextView) { hear("didEnd") }
  func textView(_: TextView, shouldChangeTextIn range: Range<Int>, replacementText text: String) -> Bool {
    ask("shouldChange", " \(range) '\(text)'")
  }
  func textViewDidChange(_ textView: TextView) { hear("didChange") }
  func textViewDidChangeSelection(_ textView: TextView) { hear("didSelect \(textView.selectedRange)") }

  func searchBarTextDidBeginEditing(_ searchBar: SearchBar) { hear("didBegin") }
  func searchBarTextDidEndEditing(_ searchBar: SearchBar) { hear("didEnd") }
  func searchBar(_ searchBar: SearchBar, textDidChange text: String) { hear("text '\(text)'") }
  func searchBarSearchButtonClicked(_ searchBar: SearchBar) { hear("search '\(searchBar.text)'") }
  func searchBarCancelButtonClicked(_ searchBar: SearchBar) { hear("cancel") }
  func searchBar(_ searchBar: SearchBar, selectedScopeButtonIndexDidChange index: Int) {
    hear("scope \(index)")
  }

  func listen(to field: TextField) {
    let events: [(String, Control.Events)] = [
      ("editingDidBegin", .editingDidBegin), ("editingChanged", .editingChanged),
      ("editingDidEnd", .editingDidEnd), ("primaryActionTriggered", .primaryActionTriggered),
    ]
    for (name, event) in events {
      field.addTarget(self, for: event) { (editor, _: TextField) in editor.hear(name) }
    }
  }
}

extension Stage {
  /// Loads a view from an element whose delegate is an editor with the ID 'editor'.
  func load<Kind: View>(_ element: String, as type: Kind.Type = Kind.self) throws -> (Kind, Editor) {
    let bytes = try compiled(
      "<nib version=\"1\">\(element)<object id=\"editor\" class=\"Editor\"/></nib>",
      vocabulary: context.registry.vocabulary)
    let file = try SceneFile(bytes: bytes, registry: context.registry)
    let objects = try Nib(file: file, context: context).instantiate()
    let editor = try #require(objects.last as? Editor)
    watch(editor)
    return (add(try #require(objects.first as? Kind)), editor)
  }

  /// Adds a field of 200 × 34 points with an editor as its delegate and target.
  func addField(_ text: String = "") -> (TextField, Editor) {
    let field = add(TextField(frame: Rect(x: 20, y: 20, width: 200, height: 34)))
    field.borderStyle = .roundedRect
    field.text = text
    let editor = Editor()
    watch(editor)
    field.delegate = editor
    editor.listen(to: field)
    return (field, editor)
  }

  /// Adds a text view of 200 × 80 points with an editor as its delegate.
  func addTextView(_ text: String = "") -> (TextView, Editor) {
    let view = add(TextView(frame: Rect(x: 20, y: 20, width: 200, height: 80)))
    view.text = text
    let editor = Editor()
    watch(editor)
    view.delegate = editor
    return (view, editor)
  }
}

func shownTexts(of layer: PictureLayer) -> [String] {
  layer.content.commands.compactMap { command in
    if case .text(let run) = command.content { return run.text }
    return nil
  } + layer.sublayers.flatMap(shownTexts)
}
