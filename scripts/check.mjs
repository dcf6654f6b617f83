import { parseArgs } from 'node:util'
import { steps } from './parts/check-steps.mjs'
import { stopOnSignals } from './parts/children.mjs'
import { findChromium } from './parts/find-chromium.mjs'
import { runCheck } from './parts/run-check.mjs'
import { Fault, tell } from './parts/say.mjs'

stopOnSignals(130)
await tell(async () => {
  const { values } = parseArgs({ options: { only: { type: 'string' }, all: { type: 'boolean' } } })
  const chosen = choose(values.only)
  if (chosen.some(({ name }) => name === 'journeys')) {
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
