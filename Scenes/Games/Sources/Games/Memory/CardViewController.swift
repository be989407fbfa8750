import SceneUI

protocol CardViewControllerDelegate: AnyObject {
  func cardWasTouched(_ card: CardViewController)
}

/// The view controller of a single card. There are sixteen of them in container views.
final class CardViewController: ViewController {
  weak var delegate: (any CardViewControllerDelegate)?
  /// The index of the card, which must be set before the view is loaded.
  var index = 0
  private weak var cardView: CardView!
  /// The symbol that the card gets when it is face down.
  private var dealt: CardSymbol?

  override class var declaration: ClassDeclaration {
    ClassDeclaration(CardViewController.self, "A single card.") {
      $0.outlet("cardView") { $0.cardView = $1 }
      $0.action("touched") { card in card.delegate?.cardWasTouched(card) }
    }
  }

  /// Turns the card face down and gives it another symbol, which is visible only after the card is turned again.
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
