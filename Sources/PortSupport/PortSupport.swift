// What ported iOS code needs beside UIKit. The rewriter writes the import of this module.

@_exported import Foundation
@_exported import UIKit
