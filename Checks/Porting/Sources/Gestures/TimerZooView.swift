import Dispatch
import Foundation
import UIKit

/// All the ways to wait, one for each tap.
class TimerZooView: UIView {
    private(set) var log: [String] = []
    private var timers: [Timer] = []
    private var work: DispatchWorkItem?
    private var task: Task<Void, Error>?
    private var link: CADisplayLink?

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        guard gestureRecognizers?.isEmpty ?? true else { return }
        for taps in 1...3 {
            let tap = UITapGestureRecognizer(target: self, action: #selector(tapped(_:)))
            tap.numberOfTapsRequired = taps
            addGestureRecognizer(tap)
        }
    }

    @objc private func tapped(_ tap: UITapGestureRecognizer) {
        switch tap.numberOfTapsRequired {
        case 1: startTimers()
        case 2: startQueue()
        default: cancelAll()
        }
    }

    private func startTimers() {
        timers.append(Timer.scheduledTimer(timeInterval: 0.2, target: self, selector: #selector(fire(timer:)), userInfo: "selector", repeats: false))
        timers.append(Timer.scheduledTimer(withTimeInterval: 0.25, repeats: false) { [weak self] timer in
            self?.log.append("block")
            timer.invalidate()
        })
        let late = Timer(fire: Date(timeIntervalSinceNow: 0.3), interval: 0, repeats: false) { _ in
            self.log.append("date")
        }
        RunLoop.current.add(late, forMode: .default)
        timers.append(late)
        let tracking = Timer(timeInterval: 0.35, target: self, selector: #selector(Self.fire(timer:)), userInfo: ["name": "tracking"], repeats: false)
        RunLoop.main.add(tracking, forMode: RunLoop.Mode.common)
        timers.append(tracking)
    }

    private func startQueue() {
        DispatchQueue.main.async { self.log.append("next turn") }
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(200)) { self.log.append("queue") }
        DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.25, execute: { [weak self] in self?.log.append("wall") })
        work = DispatchWorkItem(block: { [weak self] in self?.log.append("work") })
        DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + DispatchTimeInterval.milliseconds(300), execute: work!)
        task = Task { @MainActor in
            try await Task.sleep(nanoseconds: 350_000_000)
            log.append("task")
        }
        self.perform(#selector(performed(_:)), with: "performed", afterDelay: 0.4)
        perform(Selector(("performedWithout")), with: nil, afterDelay: 0.45)
        link = CADisplayLink(target: self, selector: #selector(TimerZooView.frameCame))
        link?.add(to: .main, forMode: .default)
    }

    func cancelAll() {
        for timer in timers where timer.isValid { timer.invalidate() }
        timers.removeAll()
        work?.cancel()
        task?.cancel()
        link?.invalidate()
        NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(performed(_:)), object: "performed")
        NSObject.cancelPreviousPerformRequests(withTarget: self)
        log.append("cancelled")
    }

    @objc private func fire(timer: Timer) {
        if let name = timer.userInfo as? String {
            log.append(name)
        } else if let info = timer.userInfo as? [String: String], let name = info["name"] {
            log.append("\(name) at \(timer.fireDate > .distantPast)")
        }
    }

    @objc private func performed(_ word: Any?) { log.append(word as? String ?? "?") }
    @objc private func performedWithout() { log.append("performed without") }

    @objc private func frameCame(_ link: CADisplayLink) {
        log.append("frame")
        link.invalidate()
    }
}
