// Runs seeds of the simulator on the WebAssembly module, and compares what their logs come to with the
// native build's.
// Usage: node digests.mjs MODULE.wasm DIGESTS
import { readFileSync } from 'node:fs'

const [modulePath, digestsPath] = process.argv.slice(2)
const { instance } = await WebAssembly.instantiate(readFileSync(modulePath), {})
const page = instance.exports
page.__main_argc_argv(0, 0)

const lines = readFileSync(digestsPath, 'utf8').trim().split('\n')
let total = 0
for (const line of lines) {
  const [seed, events, native] = line.split(' ')
  const halves = [1, 0].map(half => BigInt(page.digest(Number(seed), Number(events), half) >>> 0))
  const digest = ((halves[0] << 32n) | halves[1]).toString(16)
  if (digest !== native) {
    console.error(`seed ${seed}: the log comes to ${native} natively, and to ${digest} here`)
    process.exit(1)
  }
  total += Number(events)
}
if (total === 0) throw new Error('no seed was run')
console.log(`${total} simulated events, ${lines.length} seeds: all logs have the native bits`)
