// SPDX-License-Identifier: MIT

import UIKit

/// Swipes by itself, until a finger comes.
public final class CardPileAutoPlayer: NSObject {
  private weak var pile: CardPileView?
  private var timer: Timer?
  #if !canImport(PortSupport)
  private var observation: NSKeyValueObservation?
  #endif
  public var interval: TimeInterval

  @objc public init(pile: CardPileView, interval: TimeInterval = 2) {
    self.pile = pile
    self.interval = interval
    super.init()
  }

  deinit {
    timer?.invalidate()
  }

  @objc public func start() {
    stop()
    let timer = Timer(timeInterval: interval, target: CardPileTimerProxy(self), selector: #selector(CardPileTimerProxy.fire(_:)), userInfo: nil, repeats: true)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
    #if !canImport(PortSupport)
    observation = pile?.topCard?.swipe.observe(\.state, options: .new) { [weak self] recognizer, _ in
      if recognizer.state == .began { self?.stop() }
    }
    #endif
  }

  @objc public func stop() {
    guard let timer = timer, timer.isValid else { return }
    timer.invalidate()
    self.timer = nil
    #if !canImport(PortSupport)
    observation = nil
    #endif
  }

  fileprivate func advance() {
    if pile?.swipe(towards: .right, animated: true) != true { stop() }
  }
}

/// A timer keeps its target; this one keeps the player weakly.
private final class CardPileTimerProxy: NSObject {
  private weak var player: CardPileAutoPlayer?

  init(_ player: CardPileAutoPlayer) {
    self.player = player
  }

  @objc func fire(_ timer: Timer) {
    guard let player = player else {
      timer.invalidate()
      return
    }
    player.advance()
  }
}
