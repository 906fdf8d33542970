// Replays a script of touches on the WebAssembly module, and compares its log with the native one.
// Usage: node replay.mjs MODULE.wasm SCRIPT
import { readFileSync } from 'node:fs'

const [modulePath, scriptPath] = process.argv.slice(2)
const { instance } = await WebAssembly.instantiate(readFileSync(modulePath), {})
const page = instance.exports
page.__main_argc_argv(0, 0)

const bits = value => new BigUint64Array(new Float64Array([value]).buffer)[0].toString(16)
const expected = []
let touches = 0
const start = process.hrtime.bigint()
for (const line of readFileSync(scriptPath, 'utf8').trim().split('\n')) {
  const [word, ...rest] = line.split(' ')
  if (word === 'log') expected.push(line)
  if (word === 'advance') page.advance(Number(rest[0]))
  if (word === 'touch') {
    page.touch(...rest.map(Number))
    touches += 1
  }
}
const microseconds = Number(process.hrtime.bigint() - start) / 1000

const log = []
for (let index = 0; index < page.log_count(); index += 1) {
  const values = [0, 1].map(which => bits(page.log_value(index, which)))
  log.push(`log ${page.log_kind(index)} ${page.log_state(index)} ${values.join(' ')}`)
}
const different = [...Array(Math.max(log.length, expected.length)).keys()]
  .find(index => log[index] !== expected[index])
if (different !== undefined || log.length === 0) {
  console.error(`entry ${different} of the log differs:`)
  console.error(`  native: ${expected[different]}\n  wasm:   ${log[different]}`)
  process.exit(1)
}
console.log(
  `${touches} touches in ${Math.round(microseconds)} µs: all ${log.length} log entries have the native bits`)
