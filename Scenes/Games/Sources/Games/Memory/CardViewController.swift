import SceneUI

/// Hears of touches of a card.
protocol CardViewControllerDelegate: AnyObject {
  func cardWasTouched(_ card: CardViewController)
}

/// A scene of its own for a single card, which sixteen container views show.
final class CardViewController: ViewController {
  weak var delegate: (any CardViewControllerDelegate)?
  /// Which of the cards it is: set before its view is loaded.
  var index = 0
  private weak var cardView: CardView!
  /// What is on it once it lies face down.
  private var dealt: CardSymbol?

  override class var declaration: ClassDeclaration {
    ClassDeclaration(CardViewController.self, "A single card.") {
      $0.outlet("cardView") { $0.cardView = $1 }
      $0.action("touched") { card in card.delegate?.cardWasTouched(card) }
    }
  }

  /// Lays it face down with another symbol, which nobody sees before it is turned.
  func deal(_ symbol: CardSymbol) {
    cardView.turn(faceUp: false)
    dealt = symbol
  }

  func turn(faceUp: Bool) {
    if faceUp, let symbol = dealt {
      cardView.symbol = symbol
      cardView.isMatched = false
      dealt = nil
    }
    cardView.turn(faceUp: faceUp)
  }

  func match() { cardView.isMatched = true }
}
