// Prints what the logs of some seeds of the simulator come to: lines of `seed events digest`.

import TouchSimulation

let events = 2000
for seed in 1...40 {
  let digest = Simulation(eventsPerSeed: events).digest(of: UInt64(seed))
  print("\(seed) \(events) \(String(digest, radix: 16))")
}
