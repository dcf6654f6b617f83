import { buildSite } from './parts/build-site.mjs'
import { stopOnSignals, withChildren } from './parts/children.mjs'
import { Fault, tell } from './parts/say.mjs'
import { answers } from './parts/servers.mjs'
import { standInPort } from './parts/settings.mjs'

const upstream = process.env.UPSTREAM_URL || `http://localhost:${standInPort}`

stopOnSignals(130)
await tell(async () => {
  if (!(await answers(`${upstream}/api/v1/health`))) {
    throw new Fault(`Nothing answers at ${upstream}: run npm start first, or set UPSTREAM_URL.`)
  }
  await withChildren(() => buildSite(upstream))
})
