// The kinds of motion and remote control, with UIKit's raw values.

extension UIEvent {
  /// What a motion or remote-control event is about.
  nonisolated public enum EventSubtype: Int, Sendable {
    /// The event has no subtype.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
    /// Start playing.
    case remoteControlPlay = 100
    /// Pause.
    case remoteControlPause = 101
    /// Stop.
    case remoteControlStop = 102
    /// Play if paused, pause if playing.
    case remoteControlTogglePlayPause = 103
    /// Go to the next track.
    case remoteControlNextTrack = 104
    /// Go to the previous track.
    case remoteControlPreviousTrack = 105
    /// Start moving backwards through the track.
    case remoteControlBeginSeekingBackward = 106
    /// Stop moving backwards through the track.
    case remoteControlEndSeekingBackward = 107
    /// Start moving forwards through the track.
    case remoteControlBeginSeekingForward = 108
    /// Stop moving forwards through the track.
    case remoteControlEndSeekingForward = 109
  }
}
