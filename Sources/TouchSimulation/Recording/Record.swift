// All that can be seen of a run, as numbers that can be kept. Not in Embedded Swift, which has no words
// for observations.

import GestureCore
import TouchKit

#if !hasFeature(Embedded)
  /// What a run looks like from everywhere: each callback and observation in its order, and after each
  /// input what can be read of views, touches, recognizers and widgets.
  ///
  /// It is kept to notice a change of behaviour. It cannot tell right from wrong.
  final class Record {
    /// How many inputs have a number of their own.
    static let chunkLength = 50

    /// A number for each chunk of inputs that is over.
    private(set) var chunks: [UInt64] = []
    /// All that was noted in a range of inputs, in words, if that is wanted.
    private(set) var words: [String] = []
    /// The chunk whose words are wanted.
    private let wanted: Int?
    private var number: UInt64 = 0xCBF2_9CE4_8422_2325
    /// What a host drew last.
    var last: Drawn?
    /// How many pictures differed from the last one although the application had not asked for any.
    var unaskedPictures = 0

    /// What a host drew.
    struct Drawn: Equatable {
      let style: UIUserInterfaceStyle
      let windows: [ViewSnapshot]
    }

    init(wordsOf wanted: Int? = nil) { self.wanted = wanted }

    deinit {}

    /// A chunk of inputs is over.
    func endChunk() { chunks.append(number) }

    // MARK: Noting

    func note(_ word: StaticString, _ value: Int) {
      write { "\(word) \(value)" }
      mix(UInt64(bitPattern: Int64(value)))
    }

    func note(_ word: StaticString, _ value: Bool) { note(word, value ? 1 : 0) }

    func note(_ word: StaticString, _ value: Double) {
      write { "\(word) \(value)" }
      // Both zeros are the same number.
      mix(value == 0 ? 0 : value.bitPattern)
    }

    func note(_ word: StaticString, _ value: CGFloat) { note(word, Double(value)) }

    func note(_ word: StaticString, _ value: CGPoint) {
      note(word, value.x)
      note(word, value.y)
    }

    func note(_ word: StaticString, _ value: CGRect) {
      note(word, value.origin)
      note(word, value.size)
    }

    func note(_ word: StaticString, _ value: CGSize) {
      note(word, value.width)
      note(word, value.height)
    }

    func note(_ word: StaticString, _ value: UIEdgeInsets) {
      note(word, CGPoint(x: value.left, y: value.top))
      note(word, CGPoint(x: value.right, y: value.bottom))
    }

    func note(_ word: StaticString, _ value: CGColor?) {
      guard let value else { return note(word, -1) }
      note(word, CGPoint(x: value.red, y: value.green))
      note(word, CGPoint(x: value.blue, y: value.alpha))
    }

    func note(_ word: StaticString, _ value: CGAffineTransform) {
      guard !value.isIdentity else { return }
      note(word, CGPoint(x: value.a, y: value.b))
      note(word, CGPoint(x: value.c, y: value.d))
      note(word, CGPoint(x: value.tx, y: value.ty))
    }

    func note(_ word: StaticString, _ value: IndexPath?) {
      note(word, (value?.section ?? -1) << 20 ^ (value?.row ?? -1))
    }

    func note(_ word: StaticString, _ text: String?) {
      guard let text else { return note(word, -1) }
      write { "\(word) \(text)" }
      var hash: UInt64 = 0
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      mix(hash)
    }

    /// A number that has changed in any of its bits changes all of them: most bits of a short decimal
    /// fraction are 0.
    private func mix(_ value: UInt64) {
      number = (number ^ value) &* 0x9E37_79B9_7F4A_7C15
      number ^= number >> 32
    }

    private func write(_ line: () -> String) {
      if let wanted, wanted == chunks.count { words.append(line()) }
    }
  }
#endif
