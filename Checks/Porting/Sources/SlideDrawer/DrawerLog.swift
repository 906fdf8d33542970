//
//  DrawerLog.swift
//  SlideDrawer
//

import Foundation
import os.log

enum DrawerLog {
    private static let log = OSLog(subsystem: "org.example.slidedrawer", category: "drawer")

    static var isEnabled = false

    static func warn(_ message: @autoclosure () -> String) {
        guard isEnabled else { return }
        os_log("%{public}@", log: log, type: .error, message())
    }

    static func trace(_ message: @autoclosure () -> String, function: StaticString = #function) {
        #if DEBUG
        guard isEnabled else { return }
        os_log("%{public}@: %{public}@", log: log, type: .debug, "\(function)", message())
        #endif
    }
}
