import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { updateSite } from './lib/build-site'
import { stopOnSignals, withChildren } from './lib/children'
import { at, Fault } from './lib/script'
import { freePort, startEmulator } from './lib/servers'

/** Types of the page queries, which the build writes and the repository contains. */
const queryTypes = at('src/gatsby-types.d.ts')

/** `npm run build`: builds and publishes the site, from an emulator unless an API is set. */
export async function main(): Promise<void> {
  stopOnSignals(130)
  await withChildren(build)
}

async function build(): Promise<void> {
  /** Refuses types of page queries that are out of date, as the check does. */
  const { values } = parseArgs({ options: { 'keep-types': { type: 'boolean' } } })
  const before = textOf(queryTypes)
  const upstream = process.env.UPSTREAM_URL || (await emulatorForThisBuild())
  await updateSite(upstream, { isForced: true, writesTypes: true })
  if (values['keep-types'] && textOf(queryTypes) !== before) {
    throw new Fault('src/gatsby-types.d.ts was out of date and has been rewritten: check again.')
  }
}

async function emulatorForThisBuild(): Promise<string> {
  const { url } = await startEmulator(await freePort(), { EMULATOR_DATABASE: ':memory:' })
  return url
}

function textOf(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}
