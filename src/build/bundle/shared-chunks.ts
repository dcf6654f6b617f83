interface Chunk {
  /** Null where the chunk has no name. */
  name?: string | null
}

interface BundledModule {
  /** Path of the module's file. */
  nameForCondition?: () => string | null
}

interface CacheGroup<Module> {
  name: string
  priority: number
  enforce: boolean
  minChunks: number
  chunks?: (chunk: Chunk) => boolean
  test: (module: Module, deps: ChunkDeps<Module>) => boolean
}

interface ChunkDeps<Module> {
  chunkGraph: { getModuleChunksIterable: (module: Module) => Iterable<Chunk> }
}

/** The chunk that every page loads when it is idle; the name is that of `webpackChunkName`. */
const everywhere = 'late'

/** Chunks of public pages that load when idle or at a user interaction. */
const deferredChunks: readonly string[] = [
  everywhere,
  'favourite-buttons',
  'live-product',
  'live-comments',
  'list-controls',
  'consent-settings',
  'cookie-receipt',
  'identity-prompt',
  'flows',
  'outage',
  'web-app-flows',
]

/** Whether a chunk is deferred: it shares modules only with deferred chunks. */
export const isDeferred = ({ name }: Chunk) => deferredChunks.includes(name ?? '')

const isEverywhere = ({ name }: Chunk) => name === everywhere

/** Whether a chunk belongs to a page's first load. */
const isFirst = ({ name }: Chunk) => name === 'app' || name?.startsWith('component---') === true

const isLater = (chunk: Chunk) => !isFirst(chunk)

/** The runtime of state machines. */
const machines = /node_modules\/@?xstate\//

/**
 * Cache groups that put the shared modules of chunks into few files, because each further file is
 * one more request. Modules of a page's first load stay there, and modules that only some pages
 * need are duplicated rather than loaded by all.
 */
export function sharedChunks<Module extends BundledModule>(): Record<
  'machines' | 'late' | 'session',
  CacheGroup<Module>
> {
  const group = { enforce: true, minChunks: 1, chunks: isLater }
  return {
    // Each flow loads its machine when it begins; a guest on a first visit loads none.
    machines: {
      ...group,
      name: 'shared-by-machines',
      priority: 17,
      test: (module) => machines.test(module.nameForCondition?.() ?? ''),
    },
    // Every page loads these when it is idle, so all deferred chunks may share them. Pages that
    // depend on the session do not wait for them: modules that both need are in both files.
    late: {
      ...group,
      chunks: isDeferred,
      name: 'shared-by-late',
      priority: 16,
      test: (module, deps) => chunksOf(module, deps).some(isEverywhere),
    },
    // Modules that members load; the session's own modules are included, so that it is one file.
    session: {
      ...group,
      chunks: (chunk) => isLater(chunk) && !isEverywhere(chunk),
      name: 'shared-by-session',
      // Below the group of all pages, above the groups of any two chunks.
      priority: 15,
      test: (module, deps) => chunksOf(module, deps).some(({ name }) => name === 'session'),
    },
  }
}

function chunksOf<Module>(module: Module, { chunkGraph }: ChunkDeps<Module>): Chunk[] {
  return [...chunkGraph.getModuleChunksIterable(module)]
}
