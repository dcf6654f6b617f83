/**
 * Which modules share a script file. Gatsby's own splitting costs 51 kB (gzip) on every public page
 * of this site:
 *
 * - It puts a module into the file of all pages (`commons`) if enough chunks use it, and it counts
 *   the chunks that load when idle as pages.
 * - It puts the modules that any two unnamed chunks share into one file (`shared`), which every
 *   page with one of these chunks then loads.
 *
 * Both assume that all chunks of a page load at once. Here most of them load when the page is idle,
 * or never. Therefore:
 *
 * - `commons` counts only pages (`component---…`).
 * - `shared` is a file for each combination of chunks, from 48,000 bytes on, and contains nothing
 *   of deferred chunks.
 * - Five more groups hold what deferred chunks share, because each further file is one more
 *   request: `shared-by-machines` (XState), `shared-by-queries` (TanStack Query), `shared-by-late`
 *   (modules of the chunk that every page loads when idle), `shared-by-requests` (what the session
 *   shares with parts for guests: the API client with its schemas) and `shared-by-session` (the rest
 *   of the session, which guests do not load).
 *
 * Modules of a page's first load stay there, and modules that only some pages need are duplicated
 * rather than loaded by all.
 */

interface Chunk {
  /** Null where the chunk has no name. */
  name?: string | null
}

interface BundledModule {
  /** Path of the module's file. */
  nameForCondition?: () => string | null
}

interface ChunkDeps {
  chunkGraph: { getModuleChunksIterable: (module: BundledModule) => Iterable<Chunk> }
}

/** A cache group of webpack's `optimization.splitChunks`. */
export interface CacheGroup {
  name?: unknown
  priority?: number
  enforce?: boolean
  minChunks?: number
  /** Before minifying, in bytes. */
  minSize?: number
  /** Which chunks may give modules to the group. */
  chunks?: (chunk: Chunk) => boolean
  /** Which modules the group takes. */
  test?: (module: BundledModule, deps: ChunkDeps) => boolean
}

type CompleteGroup = CacheGroup & Required<Pick<CacheGroup, 'chunks' | 'priority' | 'test'>>

/** The chunk that every page loads when it is idle; names are those of `webpackChunkName`. */
const everywhere = 'late'

/** Chunks of public pages that load for a guest when the page is idle or their place comes near. */
const guestChunks: readonly string[] = [
  everywhere,
  'offer-check',
  'live-product',
  'product-reviews',
  'live-comments',
  'lesson-tools',
  'lesson-practice',
  'saved-list',
  'practice',
  'practice-marks',
  'list-controls',
  'cookie-receipt',
]

/** Those that load at a user interaction, for a member, or when something has happened. */
const deferredChunks: readonly string[] = [
  ...guestChunks,
  'favourite-buttons',
  'consent-settings',
  'identity-prompt',
  'flows',
  'outage',
  'web-app-flows',
  'open-anew',
]

/** Whether a chunk is deferred: it shares modules only with deferred chunks. */
export const isDeferred = ({ name }: Chunk) => deferredChunks.includes(name ?? '')

const isForGuests = ({ name }: Chunk) => guestChunks.includes(name ?? '')
const isSession = ({ name }: Chunk) => name === 'session'
const isEverywhere = ({ name }: Chunk) => name === everywhere
const isPage = ({ name }: Chunk) => name?.startsWith('component---') ?? false
/** A worker is one script: its policy lets it load nothing. */
const isWorker = ({ name }: Chunk) => name === 'search-worker'
const isLater = (chunk: Chunk) => chunk.name !== 'app' && !isPage(chunk) && !isWorker(chunk)
const chunksOf = (module: BundledModule, { chunkGraph }: ChunkDeps) => [
  ...chunkGraph.getModuleChunksIterable(module),
]

type DeferredGroup = 'machines' | 'queries' | 'late' | 'requests' | 'session'

const ofDeferredChunks: Record<DeferredGroup, CompleteGroup> = {
  // Each flow loads its machine when it begins; a guest on a first visit loads none.
  machines: {
    name: 'shared-by-machines',
    enforce: true,
    minChunks: 1,
    priority: 17,
    chunks: isLater,
    test: (module) => /node_modules\/@?xstate\//.test(module.nameForCondition?.() ?? ''),
  },
  queries: {
    name: 'shared-by-queries',
    enforce: true,
    minChunks: 1,
    priority: 18,
    chunks: isLater,
    test: (module) => /node_modules\/@tanstack\//.test(module.nameForCondition?.() ?? ''),
  },
  // Every page loads these when it is idle, so all deferred chunks may share them. Pages that
  // depend on the session do not wait for them: modules that both need are in both files.
  late: {
    name: 'shared-by-late',
    enforce: true,
    minChunks: 1,
    priority: 16,
    chunks: isDeferred,
    test: (module, deps) => chunksOf(module, deps).some(isEverywhere),
  },
  // Otherwise a guest would load the session for the client that it sends its requests with.
  requests: {
    name: 'shared-by-requests',
    enforce: true,
    minChunks: 1,
    priority: 16,
    chunks: (chunk) => isLater(chunk) && !isEverywhere(chunk),
    test: (module, deps) => {
      const chunks = chunksOf(module, deps)
      return chunks.some(isSession) && chunks.some(isForGuests) && !chunks.some(isEverywhere)
    },
  },
  // The session's own modules are included, so that it is one file. The priority is above that of
  // Gatsby's groups.
  session: {
    name: 'shared-by-session',
    enforce: true,
    minChunks: 1,
    priority: 15,
    chunks: (chunk) => isLater(chunk) && !isEverywhere(chunk),
    test: (module, deps) => chunksOf(module, deps).some(isSession),
  },
}

/** Gatsby's cache groups, changed and completed as the head of this file says. */
export function splitChunks<Groups extends Record<'commons' | 'shared', CacheGroup>>(
  groups: Groups,
) {
  const { name: _, ...shared } = groups.shared
  return {
    ...groups,
    commons: { ...groups.commons, chunks: isPage },
    shared: {
      ...shared,
      minSize: 48_000,
      chunks: (chunk: Chunk) => !isDeferred(chunk) && !isWorker(chunk),
    },
    ...ofDeferredChunks,
  }
}
