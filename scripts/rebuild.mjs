import { buildSite } from './lib/build-site.mjs'
import { stopOnSignals, withChildren } from './lib/children.mjs'
import { Fault, runMain } from './lib/script.mjs'
import { answers } from './lib/servers.mjs'
import { emulatorPort } from './lib/settings.mjs'

const upstream = process.env.UPSTREAM_URL || `http://localhost:${emulatorPort}`

stopOnSignals(130)
await runMain(async () => {
  if (!(await answers(`${upstream}/api/v1/health`))) {
    throw new Fault(`Nothing answers at ${upstream}: run npm start first, or set UPSTREAM_URL.`)
  }
  await withChildren(() => buildSite(upstream))
})
