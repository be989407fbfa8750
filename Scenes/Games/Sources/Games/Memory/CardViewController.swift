import SceneUI

protocol CardViewControllerDelegate: AnyObject {
  func cardWasTouched(_ card: CardViewController)
}

/// The view controller of a single card, which sixteen container views show.
final class CardViewController: ViewController {
  weak var delegate: (any CardViewControllerDelegate)?
  /// The index of the card. Set before the view is loaded.
  var index = 0
  private weak var cardView: CardView!
  /// The symbol that the card gets as soon as it is face down.
  private var dealt: CardSymbol?

  override class var declaration: ClassDeclaration {
    ClassDeclaration(CardViewController.self, "A single card.") {
      $0.outlet("cardView") { $0.cardView = $1 }
      $0.action("touched") { card in card.delegate?.cardWasTouched(card) }
    }
  }

  /// Turns the card face down and gives it another symbol, which is not visible until the card is turned.
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
