// Taps and pans on the least application. Usage: node least.mjs MODULE.wasm
import { readFileSync } from 'node:fs'

const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[2]), {})
const page = instance.exports
page.__main_argc_argv(0, 0)
const [began, moved, ended] = [0, 1, 3]
page.touch(1, began, 100, 100, 0)
page.touch(1, ended, 100, 100, 0.1)
page.touch(2, began, 100, 100, 1)
for (let step = 1; step <= 5; step += 1) page.touch(2, moved, 100 + 10 * step, 100, 1 + step / 60)
const [taps, translation] = [page.taps(), page.translation()]
if (taps !== 1 || !(translation > 0 && translation <= 50)) {
  console.error(`the least application: ${taps} taps and ${translation} points, expected 1 and up to 50`)
  process.exit(1)
}
console.log(`the least application: ${taps} tap, panned by ${translation} points`)
