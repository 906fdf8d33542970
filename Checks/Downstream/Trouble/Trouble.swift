// Apps with a mistake each, which random fingers must find without coming to harm.

#if canImport(TouchPlay)
  import Foundation
  import TouchTrace
  import UIKit

  extension TouchApp {
    /// The apps, each named after what a tap on its card leads to.
    nonisolated static let troubled = [
      TouchApp("Crash") { TroubledViewController { [1][$0 + 1] } },
      TouchApp("Loop") { TroubledViewController { _ in while true {} } },
      TouchApp("Memory") { TroubledViewController { _ in fillMemory() } },
      TouchApp("Exit") { TroubledViewController { _ in exit(3) } },
      TouchApp("Count") { TroubledViewController { _ in 0 } }
        .always("the card was tapped at most twice") { application in
          let controller = application.windows.first?.rootViewController
          return ((controller as? TroubledViewController)?.count ?? 0) <= 2
        },
      TouchApp("Talk") {
        TroubledViewController { count in
          print("the card was tapped \(count + 1) times")
          return count
        }
      },
      TouchApp("Both") { BothViewController() },
      TouchApp("Nothing", launching: { _ in 0 }),
    ]
  }

  /// Takes memory until there is none.
  private func fillMemory() -> Int {
    var pieces: [[UInt8]] = []
    while true {
      pieces.append([UInt8](unsafeUninitializedCapacity: 64 << 20) { $1 = 64 << 20 })
    }
  }

  /// A card; a tap on it does what it is given, with the number of earlier taps.
  @MainActor final class TroubledViewController: UIViewController {
    private let trouble: (Int) -> Int
    private(set) var count = 0

    init(_ trouble: @escaping (Int) -> Int) {
      self.trouble = trouble
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      let card = UIView(frame: CGRect(x: 40, y: 100, width: 300, height: 300))
      card.accessibilityIdentifier = "card"
      view.addSubview(card)
      let tap = UITapGestureRecognizer()
      tap.name = "tap"
      tap.addAction { [unowned self] _ in
        _ = trouble(count)
        count += 1
      }
      card.addGestureRecognizer(tap)
      let pan = UIPanGestureRecognizer()
      pan.name = "pan"
      card.addGestureRecognizer(pan)
    }
  }

  /// A page that is swiped away, and a card that is dragged: both at once.
  @MainActor final class BothViewController: UIViewController, UIGestureRecognizerDelegate {
    override func viewDidLoad() {
      super.viewDidLoad()
      let card = UIView(frame: CGRect(x: 40, y: 100, width: 300, height: 300))
      view.addSubview(card)
      let swipe = UISwipeGestureRecognizer()
      swipe.name = "page swipe"
      view.addGestureRecognizer(swipe)
      let drag = UIPanGestureRecognizer()
      drag.name = "card drag"
      drag.delegate = self
      card.addGestureRecognizer(drag)
    }

    func gestureRecognizer(
      _ recognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { true }
  }
#endif
