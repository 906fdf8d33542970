// The function that a page calls: runs one seed of the simulator.

import TouchSimulation

#if arch(wasm32)
  /// What the log of a seed comes to: half of a number of 64 bits.
  @_expose(wasm, "digest") @_cdecl("digest")
  func digest(_ seed: Int32, _ events: Int32, _ half: Int32) -> UInt32 {
    let digest = Simulation(eventsPerSeed: Int(events)).digest(of: UInt64(seed))
    return UInt32(truncatingIfNeeded: digest >> UInt64(32 * half))
  }
#endif
