import {
  existsSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { availableParallelism } from 'node:os'
import { basename, dirname } from 'node:path'
import { withBuildLock } from './build-lock'
import { type Env, run } from './children'
import { at, duration, Fault, log, program } from './script'
import { contactOf, deliveryDaysOf, demonstrationOf, publicUrl } from './settings'
import {
  type ContentChanges,
  type ContentSource,
  type ContentState,
  compareStates,
  hasChangedSince,
  readContentState,
  sourcesFingerprint,
} from './site-state'

/** Sources and content of the published site, and of the build in progress. */
const builtFrom = at('.data/built.json')
const buildingFrom = at('.data/building.json')

/** Gatsby's temporary files. Its workers never remove theirs, so each rebuild would leave more. */
const gatsbyFiles = at('.data/gatsby-tmp')

/** File that requests a rebuild: the gateway writes it, the rebuild removes it (docs/deploy). */
export const requestFile = process.env.REBUILD_REQUEST_FILE || at('.data/rebuild-wanted')

const buildSettings = {
  GATSBY_TELEMETRY_DISABLED: '1',
  CI: 'true',
  NODE_ENV: 'production',
  PUBLIC_URL: publicUrl,
  DEMONSTRATION: demonstrationOf(),
  DELIVERY_DAYS: deliveryDaysOf(),
  ...contactOf(),
}

/** What a site was built from. */
export interface BuiltFrom {
  sources: string
  content: ContentState
  /** When the whole content was last compared, in ms since 1970. */
  comparedAt: number
}

/** How long a run with `--poll` may rely on the two questions alone. */
const comparedEveryMs = 60 * 60_000

/** Result of a run; durations of its steps in milliseconds. */
interface UpdateOutcome {
  isBuilt: boolean
  release: string | null
  previous: string | null
  sourcesChanged: boolean
  changes: ContentChanges
  /** Number of requests for changes at the API; the build itself reads the content again. */
  upstreamRequests: number
  steps: StepTimes
}
type StepTimes = { buildMs?: number; checkMs?: number; publishMs?: number }

interface UpdateOptions {
  /** Builds even if nothing has changed. */
  isForced?: boolean
  /** How long to wait for another build. */
  waitMs?: number
  /** Fails at once if the content cannot be read, instead of leaving the error to the build. */
  needsContent?: boolean
  /** Rewrites the types of the page queries, which depend on the sources alone. */
  writesTypes?: boolean
  /** First asks only whether products or posts have changed, unless a rebuild was requested. */
  isPoll?: boolean
}

/** Id of the release that is served, or null. */
function servedRelease(): string | null {
  try {
    return basename(readlinkSync(at('dist')))
  } catch {
    return null
  }
}

/**
 * Builds, checks and publishes the site from the API at `upstream`, unless the published site was
 * built from the same sources, settings and content. The published site is replaced only after all
 * steps have succeeded.
 * @throws Fault with a reason of one line
 */
export function updateSite(upstream: string, options: UpdateOptions = {}): Promise<UpdateOutcome> {
  const { isForced = false, waitMs = 0, needsContent = false, writesTypes = false } = options
  return withBuildLock(waitMs, async () => {
    const isRequested = existsSync(requestFile)
    // Removed first: a request that arrives from here on needs another run.
    rmSync(requestFile, { force: true })
    const began = Date.now()
    const from = { upstream, publicUrl, now: began }
    const before = servedRelease() ? readBuiltFrom() : null
    const sources = sourcesFingerprint({ ...process.env, ...buildSettings })
    if (options.isPoll && !isForced && !isRequested && before?.sources === sources) {
      const unchanged = await asLastRead(from, before)
      if (unchanged) return unchanged
    }
    const { state, requests, reason } = await contentOf(from, before?.content ?? null)
    if (!state && needsContent) {
      throw new Fault(`${reason} The published site was left as it was.`)
    }
    const outcome = {
      upstreamRequests: requests,
      sourcesChanged: before?.sources !== sources,
      changes: state ? compareStates(before?.content ?? null, state) : {},
      previous: servedRelease(),
    }
    const isSame = state && !outcome.sourcesChanged && Object.keys(outcome.changes).length === 0
    if (isSame && !isForced) {
      // What was saved without a change of the pages is not read again.
      writeWhole(builtFrom, { sources, content: state, comparedAt: began })
      log('The site is up to date.')
      return { ...outcome, isBuilt: false, release: servedRelease(), steps: {} }
    }
    describe(outcome)
    const built = state && { sources, content: state, comparedAt: began }
    const steps = await build(upstream, built, writesTypes)
    log(`The site was built in ${duration(Date.now() - began)}.`)
    return { ...outcome, isBuilt: true, release: servedRelease(), steps }
  })
}

/** The outcome where neither products nor posts have changed; null where they may have. */
async function asLastRead(
  from: ContentSource,
  { content, comparedAt }: BuiltFrom,
): Promise<UpdateOutcome | null> {
  if (from.now - comparedAt >= comparedEveryMs) return null
  const changed = await hasChangedSince(from, content).catch(() => true)
  if (changed) return null
  log('Products and posts are as they were.')
  const release = servedRelease()
  const none = { sourcesChanged: false, changes: {}, steps: {} }
  return { ...none, isBuilt: false, release, previous: release, upstreamRequests: 2 }
}

async function contentOf(
  from: ContentSource,
  known: ContentState | null,
): Promise<{ state: ContentState | null; requests: number; reason?: string }> {
  try {
    return await readContentState(from, known)
  } catch (error) {
    return {
      state: null,
      requests: 0,
      reason: error instanceof Error ? error.message : String(error),
    }
  }
}

/**
 * Builds, checks and publishes; returns the durations of the steps in milliseconds. `from` is null
 * if it is not known.
 */
async function build(
  upstream: string,
  from: BuiltFrom | null,
  writesTypes: boolean,
): Promise<StepTimes> {
  rmSync(buildingFrom, { force: true })
  if (from) writeWhole(buildingFrom, from)
  const cores = availableParallelism()
  const env = {
    ...buildSettings,
    UPSTREAM_URL: upstream,
    // Compression uses this pool, which has four threads by default.
    UV_THREADPOOL_SIZE: String(Math.max(4, cores)),
    // Gatsby renders with one process fewer than this; its own process waits meanwhile.
    GATSBY_CPU_COUNT: process.env.GATSBY_CPU_COUNT || String(cores + 1),
    WRITE_QUERY_TYPES: writesTypes ? 'yes' : '',
  }
  const steps: StepTimes = {}
  const step = async (
    key: keyof StepTimes,
    [command, args]: readonly [string, readonly string[]],
    name: string,
    more: Env = {},
  ) => {
    const began = Date.now()
    const code = await run(command, args, { ...env, ...more })
    if (code !== 0) {
      throw new Fault(`${name} ended with ${code}: the published site was left as it was.`)
    }
    steps[key] = Date.now() - began
  }
  const own = (name: string) =>
    [process.execPath, ['--import', 'tsx', at('scripts', name)]] as const
  const removeFiles = () => rmSync(gatsbyFiles, { recursive: true, force: true })
  const isFirst = !existsSync(at('.cache'))
  log(`Building the pages: ${isFirst ? 'the first time one to four minutes' : 'about a minute'} …`)
  removeFiles()
  mkdirSync(gatsbyFiles, { recursive: true })
  const gatsby = [program('gatsby'), ['build']] as const
  await step('buildMs', gatsby, 'gatsby build', { TMPDIR: gatsbyFiles }).finally(removeFiles)
  log('Checking the pages …')
  await step('checkMs', own('check-build.ts'), 'The check of the build')
  log('Publishing …')
  await step('publishMs', own('publish-site.ts'), 'Publishing')
  if (from) renameSync(buildingFrom, builtFrom)
  else rmSync(builtFrom, { force: true })
  return steps
}

/** Logs the changes for the person who waits. */
function describe({
  sourcesChanged,
  changes,
  previous,
}: Pick<UpdateOutcome, 'sourcesChanged' | 'changes' | 'previous'>): void {
  if (!previous) return
  if (sourcesChanged) log('Sources or settings have changed.')
  for (const [list, ids] of Object.entries(changes)) {
    const parts = Object.entries(ids).filter(([, { length }]) => length > 0)
    log(`${list}: ${parts.map(([kind, { length }]) => `${length} ${kind}`).join(', ')}`)
  }
}

function readBuiltFrom(): BuiltFrom | null {
  try {
    return existsSync(builtFrom) ? JSON.parse(readFileSync(builtFrom, 'utf8')) : null
  } catch {
    return null
  }
}

/** Atomic, so that a killed process leaves no partial file. */
function writeWhole(file: string, value: BuiltFrom): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(value))
  renameSync(`${file}.${process.pid}`, file)
}
