import { parseArgs } from 'node:util'
import { steps } from './parts/check-steps.mjs'
import { stopOnSignals } from './parts/children.mjs'
import { findChromium } from './parts/find-chromium.mjs'
import { installIfNeeded } from './parts/install.mjs'
import { runCheck } from './parts/run-check.mjs'
import { tell } from './parts/say.mjs'

stopOnSignals(130)
await tell(async () => {
  const { values } = parseArgs({ options: { long: { type: 'boolean' } } })
  if (values.long) process.env.LONG = '1'
  await installIfNeeded()
  process.env.CHROMIUM_PATH = await findChromium()
  const { failed, notRun } = await runCheck(steps, { all: true })
  process.exitCode = failed > 0 || notRun > 0 ? 1 : 0
})
