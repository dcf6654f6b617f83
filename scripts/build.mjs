import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { updateSite } from './lib/build-site.mjs'
import { stopOnSignals, withChildren } from './lib/children.mjs'
import { installIfNeeded } from './lib/install.mjs'
import { at, Fault, runMain } from './lib/script.mjs'
import { anyFreePort, startEmulator } from './lib/servers.mjs'

/** Types of the page queries, which the build writes and the repository contains. */
const queryTypes = at('src/gatsby-types.d.ts')
const { values } = parseArgs({ options: { 'keep-types': { type: 'boolean' } } })

stopOnSignals(130)
await runMain(() => withChildren(build))

async function build() {
  await installIfNeeded()
  const before = textOf(queryTypes)
  const upstream = process.env.UPSTREAM_URL || (await emulatorForThisBuild())
  await updateSite(upstream, { isForced: true, writesTypes: true })
  if (values['keep-types'] && textOf(queryTypes) !== before) {
    throw new Fault('src/gatsby-types.d.ts was out of date and has been rewritten: check again.')
  }
}

async function emulatorForThisBuild() {
  const { url } = await startEmulator(await anyFreePort(), { EMULATOR_DATABASE: ':memory:' })
  return url
}

function textOf(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}
