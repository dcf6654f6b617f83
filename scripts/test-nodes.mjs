import { stepsOnNodes } from './lib/check-steps.mjs'
import { stopOnSignals } from './lib/children.mjs'
import { findRedis } from './lib/find-redis.mjs'
import { installIfNeeded } from './lib/install.mjs'
import { readyNodes } from './lib/nodes.mjs'
import { runCheck } from './lib/run-check.mjs'
import { runMain } from './lib/script.mjs'

stopOnSignals(130)
await runMain(async () => {
  await installIfNeeded()
  process.env.REDIS_SERVER_PATH = await findRedis()
  const { failed, notRun } = await runCheck(stepsOnNodes(await readyNodes()), { all: true })
  process.exitCode = failed > 0 || notRun > 0 ? 1 : 0
})
