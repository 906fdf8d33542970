// Every limit of the connections, with its unit and its reason. Each rule reads its own number
// here.

/// How much of everything the server takes, keeps and gives.
nonisolated enum Limits {
  // MARK: Connections

  /// Pages at once, each with a process. A further one is told 503; processes of pages that left are
  /// ended first.
  static let pagesMax = 200
  /// Connections that are no page: they ask for a file, or for nothing yet. When one more comes, the
  /// oldest is cut off, so that silent ones never keep others out. With the pages and the goodbyes
  /// it stays below the 1024 files that Linux allows a program.
  static let strangersMax = 400
  /// Seconds that a connection may be a stranger: for its request and for reading the answer.
  static let strangerSecondsMax = 10.0
  /// Pages that were told goodbye and still read it; the oldest is cut off when one more comes.
  static let goodbyesMax = 64
  /// Seconds that a page has for reading why its connection is closed.
  static let goodbyeSecondsMax = 2.0
  /// Seconds without a word after which a page is taken for lost. A page that is seen sends a tick
  /// every second; one that is not seen may be cut off, and finds its application again later.
  static let silenceSecondsMax = 6.0
  /// Seconds that the process of a page that left is kept for it.
  static let awaySecondsMax = 1_800.0

  // MARK: Sizes

  /// Bytes of a request: its first line and all headers. Cookies of other programs on this machine
  /// come along, so it is generous.
  static let requestSizeMax = 16_384
  /// Bytes that are still read from a connection after its request was answered.
  static let lingerSizeMax = 65_536
  /// Bytes of a frame's content, and of the message that frames make together. The largest that a
  /// page sends, 32 fingers with 64 samples each, is far below in practice.
  static let messageSizeMax = 65_536
  /// Bytes taken from a socket at a time.
  static let readSizeMax = 16_384
  /// Bytes that the system keeps for a connection on the way in. Linux doubles the number.
  static let receiveBufferSize: Int32 = 65_536
  /// Bytes that the system keeps for a connection on the way out: a page that does not read is
  /// noticed soon, and from then on only its newest scene is kept.
  static let sendBufferSize: Int32 = 131_072

  // MARK: What a page sends

  /// Frames a second in the long run; as many again at once. A display with 120 frames a second and
  /// two fingers needs about 500.
  static let framesPerSecondMax = 1_000.0
  /// Bytes a second in the long run; as many again at once.
  static let bytesPerSecondMax = 2_000_000.0
  /// Wrong messages at once; one more is forgiven each second.
  static let mistakesMax = 20.0

  // MARK: The process of a page's apps

  /// Processes that are started a second in the long run, by all pages together …
  static let startsPerSecondMax = 5.0
  /// … and at once. To start one takes the time of some hundred touches, and would slow the others.
  static let startsAtOnceMax = 40.0
  /// Seconds after which a process that does not answer is ended.
  static let appSilenceSecondsMax = 10
  /// Bytes of memory beyond which a process is ended: far more than an app on a phone gets.
  static let appMemoryMax = 1_000_000_000
  /// Recordings of processes that ended by themselves; of more, the oldest is dropped.
  static let endedRunsMax = 8

  // MARK: The inspector

  /// Seconds for which a process works for the inspector, before it looks whether the page said
  /// something: longer than it takes to answer a touch, and too short to be noticed.
  static let turn = 0.002

  /// Bytes of a run's recording: about three minutes of a finger that moves without a pause, and hours
  /// of a page that is only looked at. Then the recording ends.
  static let recordingSizeMax = 6_000_000
  /// Bytes of all recordings that a server keeps in its memory.
  static let recordingsSizeMax = 40_000_000
  /// Bytes of a line of a recording that a page opens; the rest of the recording is left out.
  static let openedLineSizeMax = 65_536
  /// Bytes of a recording that a page opens.
  static let openedSizeMax = 1_500_000
  /// Seconds between two updates of a page's inspector. Shorter pauses cost more than they show.
  static let inspectionPause = 0.15
  /// Touches and samples in a part of a trace that is sent to a page. Such a part takes half a
  /// millisecond.
  static let traceSamplesMax = 32

  /// Inputs after which fingers that have not all been lifted yet are explained no more.
  static let explainedInputsMax = 4_000

  // MARK: What is kept for a page that does not read

  /// Errors.
  static let errorsMax = 16
  /// Lines of its app's log.
  static let logLinesMax = 200
}
