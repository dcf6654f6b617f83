import { parseArgs } from 'node:util'
import { withBuildLock } from './lib/build-lock'
import { updateSite } from './lib/build-site'
import { isStopping, stopOnSignals, withChildren } from './lib/children'
import { Fault, log, root } from './lib/script'
import { emulatorPort } from './lib/settings'
import { listReleases } from './publish/swap-site'
import { compareReleases, describeReleases, RollbackRefused, rollBack } from './rebuild/releases'

const upstream = process.env.UPSTREAM_URL || `http://localhost:${emulatorPort}`

/** How long `--wait` waits for another build: longer than any build takes. */
const longestBuildMs = 30 * 60_000

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Serves an earlier release again: the given one, or the one served before. */
    rollback: { type: 'boolean' },
    /** Lists the files that differ between two releases: the given ones, or the last two. */
    compare: { type: 'boolean' },
    /** Builds even if nothing has changed. */
    force: { type: 'boolean' },
    /** Compares the whole content only where a product or post was saved, or once an hour. */
    poll: { type: 'boolean' },
    /** Waits for another build instead of refusing. */
    wait: { type: 'boolean' },
  },
})
const waitMs = values.wait ? longestBuildMs : 0

/** One line of JSON for monitoring; the last line of every run. */
function report(facts: Record<string, unknown>, began: number): void {
  const seconds = Math.round((Date.now() - began) / 100) / 10
  log(JSON.stringify({ event: 'rebuild', time: new Date().toISOString(), seconds, ...facts }))
}

async function rebuild(): Promise<Record<string, unknown>> {
  const update = await updateSite(upstream, {
    isForced: values.force ?? false,
    isPoll: values.poll ?? false,
    waitMs,
    needsContent: true,
  })
  const { isBuilt, changes, steps, release, previous, ...facts } = update
  const counts = Object.entries(changes).map(([list, { added, changed, removed }]) => [
    list,
    { added: added.length, changed: changed.length, removed: removed.length },
  ])
  const differs = isBuilt && release && previous && release !== previous
  const files = differs ? await compareReleases(root, previous, release) : null
  return {
    result: isBuilt ? 'published' : 'unchanged',
    release,
    previous,
    ...facts,
    content: Object.fromEntries(counts),
    ...(files
      ? {
          files: {
            added: files.added.length,
            changed: files.changed.length,
            removed: files.removed.length,
          },
        }
      : {}),
    ...steps,
  }
}

async function returnToEarlier(): Promise<Record<string, unknown>> {
  const { from, to } = await withBuildLock(waitMs, () => rollBack(root, positionals[0]))
  log(`Release ${to} is served again. Releases:\n${describeReleases(await listReleases(root))}`)
  return { result: 'rolled back', release: to, previous: from }
}

async function compare(): Promise<Record<string, unknown>> {
  const [newest, before] = await listReleases(root)
  const [older = before?.id, newer = newest?.id] = positionals
  if (!older || !newer) throw new Fault('There are no two releases to compare.')
  const { added, changed, removed } = await compareReleases(root, older, newer)
  for (const [kind, paths] of Object.entries({ added, changed, removed })) {
    for (const path of paths) log(`${kind.padEnd(8)} ${path}`)
  }
  return { result: 'compared', release: newer, previous: older, files: { added, changed, removed } }
}

async function runTask(): Promise<void> {
  const began = Date.now()
  const task = values.rollback ? returnToEarlier : values.compare ? compare : rebuild
  try {
    report(await task(), began)
  } catch (error) {
    if (isStopping()) return
    const isExpected = error instanceof Fault || error instanceof RollbackRefused
    const reason = error instanceof Error ? error.message : String(error)
    process.stderr.write(`${isExpected || !(error instanceof Error) ? reason : error.stack}\n`)
    report({ result: 'failed', reason: reason.split('\n')[0] }, began)
    process.exitCode = 1
  }
}

/** `npm run rebuild`: builds, checks and publishes what has changed, or another task of releases. */
export async function main(): Promise<void> {
  stopOnSignals(130)
  await withChildren(runTask)
}
