// The name that iOS code imports. UIKit brings Foundation with it, and so does this.

@_exported import Foundation
@_exported import TouchKit
