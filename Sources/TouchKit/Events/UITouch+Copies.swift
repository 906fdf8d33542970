// Touches as they were between events, and as they are expected next.

extension UITouch {
  /// Touches that look like this one at other moments, each of which comes from where the one
  /// before was.
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

  /// A touch that looks like this one at another moment.
  final func copy(with sample: TouchSample) -> UITouch {
    let copy = UITouch()
    copy.record = record
    copy.record.sample = sample
    copy.record.timestamp = sample.timestamp ?? record.timestamp
    copy.windowStorage = windowStorage
    copy.refereeNumber = refereeNumber
    copy.viewStorage = viewStorage
    copy.receivers = receivers
    return copy
  }
}
