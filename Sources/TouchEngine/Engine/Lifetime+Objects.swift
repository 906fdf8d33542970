// Which objects report their end to weak references in Embedded Swift.

#if hasFeature(Embedded)
  extension Lifetime {
    /// The lifetime of an object of TouchKit; `nil` for other objects.
    static func of(_ object: AnyObject) -> Lifetime? {
      if let responder = object as? UIResponder { return responder.lifetime }
      if let recognizer = object as? UIGestureRecognizer { return recognizer.lifetime }
      if let touch = object as? UITouch { return touch.lifetime }
      if let receivers = object as? TouchReceivers { return receivers.lifetime }
      if let layer = object as? CALayer { return layer.lifetime }
      if let referee = object as? Referee { return referee.lifetime }
      if let engine = object as? Engine { return engine.lifetime }
      if let clock = object as? AnimationClock { return clock.lifetime }
      if Linked.animations {
        if let transaction = object as? AnimationTransaction { return transaction.lifetime }
        if let timeline = object as? AnimationTimeline { return timeline.lifetime }
      }
      if let guest = object as? WindowGuest { return guest.lifetime }
      return (object as? Scheduler)?.lifetime
    }
  }
#endif
