import { parseArgs } from 'node:util'
import { steps } from './lib/check-steps.mjs'
import { stopOnSignals } from './lib/children.mjs'
import { findChromium } from './lib/find-chromium.mjs'
import { runCheck } from './lib/run-check.mjs'
import { Fault, runMain } from './lib/script.mjs'

stopOnSignals(130)
await runMain(async () => {
  const { values } = parseArgs({ options: { only: { type: 'string' }, all: { type: 'boolean' } } })
  const chosen = choose(values.only)
  if (chosen.some(({ name }) => name === 'e2e')) {
    process.env.CHROMIUM_PATH = await findChromium()
  }
  const { failed } = await runCheck(chosen, { all: values.all })
  process.exitCode = failed > 0 ? 1 : 0
})

function choose(only) {
  if (only === undefined) return steps
  const names = only.split(',').map((name) => name.trim())
  const unknown = names.find((name) => !steps.some((step) => step.name === name))
  if (unknown !== undefined) {
    throw new Fault(`No step is called '${unknown}': ${steps.map(({ name }) => name).join(', ')}`)
  }
  return steps.filter(({ name }) => names.includes(name))
}
