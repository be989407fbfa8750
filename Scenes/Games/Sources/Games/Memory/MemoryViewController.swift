import SceneUI

final class MemoryViewController: ViewController, CardViewControllerDelegate {
  private var game: MemoryGame!
  private var cards: [CardViewController] = []
  private weak var turnsPanel: ScorePanel!
  private weak var bestPanel: ScorePanel!
  private weak var messageLabel: Label!
  /// The timer for turning back cards that do not match.
  private var pause: Timer?

  /// The duration for which cards that do not match are visible, including the flip, in seconds.
  private static let lookingTime = 1.2

  override class var declaration: ClassDeclaration {
    ClassDeclaration(MemoryViewController.self, "The memory game.") {
      $0.outlet("turnsPanel") { $0.turnsPanel = $1 }
      $0.outlet("bestPanel") { $0.bestPanel = $1 }
      $0.outlet("messageLabel") { $0.messageLabel = $1 }
      $0.action("restart") { $0.deal() }
      $0.action("backToGame:") { $0.backToGame($1) }
    }
  }

  deinit { pause?.invalidate() }

  /// Configures a card. The class library calls this method for each card while the view is loaded.
  override func prepare(for segue: Segue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    guard let card = segue.destination as? CardViewController else { return }
    card.index = cards.count
    card.delegate = self
    cards.append(card)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    deal()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showState()
  }

  override func preferredLocalesDidChange() {
    super.preferredLocalesDidChange()
    if messageLabel != nil, !game.isWon { sayWhatToDo() }
  }

  private func sayWhatToDo() { messageLabel.text = localizedString("memoryMessage.text") }

  private func deal() {
    pause?.invalidate()
    game = MemoryGame(dealtBy: &games.random)
    for card in cards { card.deal(game.symbols[card.index]) }
    sayWhatToDo()
    showState()
  }

  func cardWasTouched(_ card: CardViewController) {
    switch game.turn(card.index) {
    case .nothing: return
    case .first: card.turn(faceUp: true)
    case .match(let other):
      card.turn(faceUp: true)
      card.match()
      cards[other].match()
      if game.isWon { finish() }
    case .mismatch:
      card.turn(faceUp: true)
      pause = Timer(interval: Self.lookingTime, on: context.clock) { [weak self] _ in self?.turnBack() }
    }
    showState()
  }

  private func turnBack() {
    for card in game.open { cards[card].turn(faceUp: false) }
    game.turnBack()
  }

  private func finish() {
    context.preferences.record(game.turnCount, of: .memory)
    messageLabel.text = "All found in \(game.turnCount) turns!"
  }

  private func showState() {
    turnsPanel.value = game.turnCount
    bestPanel.value = context.preferences.best(of: .memory)
  }

  private func backToGame(_ segue: Segue) {}
}
