// Prints what the logs of some seeds of the simulator come to: lines of `seed events digest`. With --together
// the line that `touchkit simulate --seed 1 --events 1000 --seeds 20` prints.

import TouchSimulation

if CommandLine.arguments.contains("--together") {
  var summary = Simulation.Summary()
  let simulation = Simulation(eventsPerSeed: 1000)
  for seed in 1...20 {
    if let failure = simulation.run(UInt64(seed), into: &summary) {
      fatalError("seed \(seed): \(failure.text)")
    }
  }
  print("digest \(String(summary.digest, radix: 16))")
} else {
  let events = 2000
  for seed in 1...40 {
    let digest = Simulation(eventsPerSeed: events).digest(of: UInt64(seed))
    print("\(seed) \(events) \(String(digest, radix: 16))")
  }
}
