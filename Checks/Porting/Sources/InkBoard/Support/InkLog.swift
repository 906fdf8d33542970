import os

enum InkLog {
    static let board = Logger(subsystem: "org.example.inkboard", category: "board")
    static let menu = Logger(subsystem: "org.example.inkboard", category: "menu")

    private static var signposts: OSLog { OSLog(subsystem: "org.example.inkboard", category: .pointsOfInterest) }

    static func old(_ message: StaticString) {
        os_log(message, log: signposts, type: .info)
    }
}
