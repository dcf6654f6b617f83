import { parseArgs } from 'node:util'
import { steps, stepsOnNodes } from './lib/check-steps.mjs'
import { stopOnSignals } from './lib/children.mjs'
import { findChromium } from './lib/find-chromium.mjs'
import { findRedis } from './lib/find-redis.mjs'
import { installIfNeeded } from './lib/install.mjs'
import { readyNodes } from './lib/nodes.mjs'
import { runCheck } from './lib/run-check.mjs'
import { runMain } from './lib/script.mjs'

stopOnSignals(130)
await runMain(async () => {
  const { values } = parseArgs({ options: { long: { type: 'boolean' } } })
  if (values.long) process.env.LONG = '1'
  await installIfNeeded()
  process.env.CHROMIUM_PATH = await findChromium()
  process.env.REDIS_SERVER_PATH = await findRedis()
  const onOthers = values.long ? stepsOnNodes(await otherNodes()) : []
  const { failed, notRun } = await runCheck([...steps, ...onOthers], { all: true })
  process.exitCode = failed > 0 || notRun > 0 ? 1 : 0
})

/** The supported Nodes but the one that runs this. */
async function otherNodes() {
  const [running] = process.versions.node.split('.')
  return (await readyNodes()).filter(({ line }) => line !== running)
}
