// Copies of a touch: its coalesced and predicted samples.

extension UITouch {
  /// Copies of this touch with other samples. The previous location of each copy is the location of
  /// the copy before it.
  final func copies(
    of samples: [TouchSample], after start: CGPoint, _ preciseStart: CGPoint
  ) -> [UITouch] {
    var (last, preciseLast) = (start, preciseStart)
    return samples.map { sample in
      let copy = copy(with: sample)
      copy.record.previousLocation = last
      copy.record.precisePreviousLocation = preciseLast
      (last, preciseLast) = (sample.location, sample.preciseLocation)
      return copy
    }
  }

  /// A copy of this touch with another sample.
  final func copy(with sample: TouchSample) -> UITouch {
    let copy = UITouch()
    copy.record = record
    copy.record.sample = sample
    copy.record.timestamp = sample.timestamp ?? record.timestamp
    copy.windowStorage = windowStorage
    copy.refereeNumber = refereeNumber
    copy.viewStorage = viewStorage
    copy.number = number
    copy.receivers = receivers
    return copy
  }
}
