// The player of an app that is not one of TouchKit's examples.

import TouchPlay
import TouchTrace
import Voyage

@main struct VoyagePlay: TouchPlayer {
  static let apps = [TouchApp.voyage]
}
