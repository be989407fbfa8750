import SceneUI

/// Shows an entry alone, next to the list, or as a page.
final class EntryViewController: ViewController, DiaryShowing {
  var diary: Diary!
  var entryID: Int64?
  private weak var photoView: PhotoView!
  private weak var titleLabel: Label!
  private weak var bylineLabel: Label!
  private weak var storyView: TextView!
  private weak var emptyLabel: Label!
  private weak var editItem: BarButtonItem!
  private weak var trashItem: BarButtonItem!
  private var observations: [ObservationToken] = []

  override class var declaration: ClassDeclaration {
    ClassDeclaration(EntryViewController.self, "An entry, to be read.") {
      $0.outlet("photoView") { $0.photoView = $1 }
      $0.outlet("titleLabel") { $0.titleLabel = $1 }
      $0.outlet("bylineLabel") { $0.bylineLabel = $1 }
      $0.outlet("storyView") { $0.storyView = $1 }
      $0.outlet("emptyLabel") { $0.emptyLabel = $1 }
      $0.outlet("editItem") { $0.editItem = $1 }
      $0.outlet("trashItem") { $0.trashItem = $1 }
      $0.action("askToDelete") { $0.askToDelete() }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    showEntry()
    let (diary, id) = (diary!, entryID)
    observations = [
      context.observe({ diary[id] }, onChange: { [weak self] _ in self?.showEntry() }),
      context.notifications.observe(.preferencesDidChange) { [weak self] _ in self?.showEntry() },
      context.notifications.observe(.timeZoneDidChange) { [weak self] _ in self?.showEntry() },
    ]
  }

  /// Updates the date, whose format depends on the language.
  override func preferredLocalesDidChange() {
    super.preferredLocalesDidChange()
    if isViewLoaded { showEntry() }
  }

  // MARK: What it shows

  private var entry: Entry? { diary[entryID] }

  private func showEntry() {
    let entry = entry
    for view in [photoView, titleLabel, bylineLabel, storyView] as [View] { view.isHidden = entry == nil }
    emptyLabel.isHidden = entry != nil
    for item in [editItem, trashItem] { item?.isEnabled = entry != nil }
    guard let entry else { return }
    photoView.image = entry.photo.map { ImageName($0) }
    titleLabel.text = entry.title
    bylineLabel.text = entry.byline(in: context)
    storyView.text = entry.text
    titleLabel.font = context.preferences.font(24, isBold: true)
    bylineLabel.font = context.preferences.font(14)
    storyView.font = context.preferences.font(17)
  }

  // MARK: What can be done with it

  private func askToDelete() {
    guard let entry else { return }
    let alert = AlertController(
      title: "Delete “\(entry.title)”?", message: "The list can bring it back, until the diary is closed.")
    alert.addAction(AlertAction(title: "Delete", style: .destructive) { [weak self] _ in self?.delete() })
    alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    attempt { try present(alert, animated: true) }
  }

  private func delete() {
    guard let entryID else { return }
    attempt {
      try diary.remove(entryID, undo: undoManager)
      try performSegue(withIdentifier: "leave")
    }
  }

  override func prepare(for segue: Segue, sender: Any?) {
    segue.destination.hand(diary)
    (segue.destination.content as? EditViewController)?.entry = entry
  }
}
