import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { buildSite } from './parts/build-site.mjs'
import { stopOnSignals, withChildren } from './parts/children.mjs'
import { installIfNeeded } from './parts/install.mjs'
import { at } from './parts/places.mjs'
import { anyFreePort } from './parts/ports.mjs'
import { Fault, tell } from './parts/say.mjs'
import { startStandIn } from './parts/servers.mjs'

/** The types of the pages' queries, which the build writes and the repository holds. */
const queryTypes = at('src/gatsby-types.d.ts')
const { values } = parseArgs({ options: { 'keep-types': { type: 'boolean' } } })

stopOnSignals(130)
await tell(() => withChildren(build))

async function build() {
  await installIfNeeded()
  const before = textOf(queryTypes)
  await buildSite(process.env.UPSTREAM_URL || (await standInForThisBuild()))
  if (values['keep-types'] && textOf(queryTypes) !== before) {
    throw new Fault('src/gatsby-types.d.ts was out of date. It is new now: check again.')
  }
}

async function standInForThisBuild() {
  const { url } = await startStandIn(await anyFreePort(), { STAND_IN_DATABASE: ':memory:' })
  return url
}

function textOf(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}
