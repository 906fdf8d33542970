// Input about the device: commands of a remote control, whether the application is active, low memory,
// and taps on the status bar.

import GestureCore

extension Engine {
  // MARK: Remote control

  func process(
    _ command: UIEvent.EventSubtype, at time: TimeInterval, of application: UIApplication
  ) {
    pass(to: time)
    guard command.isRemoteControl else { return report(.badInput(.notRemoteControl(command))) }
    guard application.receivesRemoteControl else { return }
    application.sendEvent(
      UIEvent(type: .remoteControl, subtype: command, timestamp: scheduler.now))
  }

  // MARK: Activity

  /// Becomes active or inactive. An application that resigns loses its touches, presses, shake and squeeze:
  /// their responders hear of a cancellation. Its delegate may change anything: windows are read after it
  /// was told.
  func process(
    _ state: UIApplication.State, at time: TimeInterval, of application: UIApplication
  ) {
    pass(to: time)
    let old = application.applicationState
    guard old != state else { return }
    if old == .active {
      application.delegate?.applicationWillResignActive(application)
      application.applicationState = .inactive
      for window in referees.compactMap({ $0.window }) {
        cancelTouches(in: window, of: application)
      }
      cancelPresses(of: application)
      shake.interrupt(in: application)
      cancelSqueeze()
    }
    if old == .background { application.delegate?.applicationWillEnterForeground(application) }
    application.applicationState = state
    switch state {
    case .active: application.delegate?.applicationDidBecomeActive(application)
    case .background: application.delegate?.applicationDidEnterBackground(application)
    case .inactive: break
    }
  }

  // MARK: Status bar

  /// Scrolls the one view to its top that shows in front in the key window and scrolls there by the status
  /// bar. If there are several of them, nothing happens. [doc]
  func tapStatusBar(at time: TimeInterval, of application: UIApplication) {
    pass(to: time)
    guard let window = application.keyWindow, window.isShown else { return }
    // The views are collected before the first is asked, because an answer may be code of the app.
    // A view that only touches the window's edge shows nothing.
    let scrollers = (window.frontOwner?.viewIfLoaded ?? window).seenViews.filter {
      $0.admitsTouches && !$0.convert($0.bounds, to: window).intersection(window.bounds).isEmpty
    }
    let ways = scrollers.compactMap { $0.scrollingToTop }
    if ways.count == 1 { ways[0]() }
  }

  // MARK: Memory

  func warnOfMemory(at time: TimeInterval, _ application: UIApplication) {
    pass(to: time)
    application.delegate?.applicationDidReceiveMemoryWarning(application)
    var owners = application.windows.compactMap { $0.rootOwner }
    var count = 0
    // Collected before the first is told, because one that is told may drop others.
    while count < owners.count {
      owners += owners[count].keptOwners
      count += 1
    }
    for owner in owners { owner.didReceiveMemoryWarning() }
  }
}

nonisolated extension UIEvent.EventSubtype {
  /// Whether it is a command of a remote control.
  var isRemoteControl: Bool { rawValue >= UIEvent.EventSubtype.remoteControlPlay.rawValue }
}
