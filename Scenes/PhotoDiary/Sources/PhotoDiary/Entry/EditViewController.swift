import SceneUI

final class EditViewController: ViewController, DiaryShowing {
  var diary: Diary!
  /// The existing entry, or nil for a new one.
  var entry: Entry?
  private weak var photoView: PhotoView!
  private weak var titleField: TextField!
  private weak var placeField: TextField!
  private weak var storyView: TextView!
  private weak var datePicker: DatePicker!
  private var photo: String?

  override class var declaration: ClassDeclaration {
    ClassDeclaration(EditViewController.self, "An entry, to be written.") {
      $0.outlet("photoView") { $0.photoView = $1 }
      $0.outlet("titleField") { $0.titleField = $1 }
      $0.outlet("placeField") { $0.placeField = $1 }
      $0.outlet("storyView") { $0.storyView = $1 }
      $0.outlet("datePicker") { $0.datePicker = $1 }
      $0.action("choosePhoto") { $0.choosePhoto() }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = entry == nil ? "New entry" : "Edit entry"
    photo = entry?.photo
    showPhoto()
    if let entry {
      titleField.text = entry.title
      placeField.text = entry.place ?? ""
      storyView.text = entry.text
      datePicker.date = entry.date
    }
    original = written
  }

  // MARK: What was written

  private var original: Entry?

  private var written: Entry {
    let place = placeField.text.trimmed
    return Entry(
      id: entry?.id, title: titleField.text.trimmed, text: storyView.text, date: datePicker.date,
      photo: photo,
      place: place.isEmpty ? nil : place)
  }

  private func choosePhoto() {
    photo = Photo.following(photo)
    showPhoto()
  }

  private func showPhoto() { photoView.image = photo.map { ImageName($0) } }

  // MARK: Leaving

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    switch identifier {
    case "save": save()
    case "cancel": mayLeave()
    default: true
    }
  }

  private func save() -> Bool {
    let entry = written
    guard !entry.title.isEmpty else {
      ask("What is it about?", "An entry needs a title.", [AlertAction(title: "OK", style: .cancel)])
      return false
    }
    return attempt {
      if entry.id == nil {
        try diary.add(entry, undo: undoManager)
      } else {
        try diary.replace(with: entry, undo: undoManager)
      }
    }
  }

  private func mayLeave() -> Bool {
    if written == original { return true }
    ask(
      "Discard the changes?", "What you have written will be lost.",
      [
        AlertAction(title: "Discard", style: .destructive) { [weak self] _ in
          self?.attempt { try self?.performSegue(withIdentifier: "cancel") }
        },
        AlertAction(title: "Keep editing", style: .cancel),
      ])
    return false
  }

  private func ask(_ title: String, _ message: String, _ actions: [AlertAction]) {
    let alert = AlertController(title: title, message: message)
    for action in actions { alert.addAction(action) }
    attempt { try present(alert, animated: true) }
  }
}

extension String {
  fileprivate var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
