interface Chunk {
  /** Null where the chunk was given none. */
  name?: string | null
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
  'live-choice',
  'consent-settings',
  'cookie-receipt',
  'identity-prompt',
]

/** Whether a chunk is deferred: it shares modules with deferred chunks only; with others they are duplicated. */
export const isDeferred = ({ name }: Chunk) => deferredChunks.includes(name ?? '')

const isEverywhere = ({ name }: Chunk) => name === everywhere

/** Whether a chunk belongs to a page's first load. */
const isFirst = ({ name }: Chunk) => name === 'app' || name?.startsWith('component---') === true

/**
 * Cache groups that put the modules deferred chunks have in common into the two files that every page
 * loads: files of their own would each be one more request of a first visit. Modules of a page's first
 * load stay there.
 */
export function sharedChunks<Module>(): Record<'session' | 'late', CacheGroup<Module>> {
  return {
    // Every page loads the session, so all others may share its modules; its own come with them, so
    // that no file of its own is left.
    session: {
      enforce: true,
      minChunks: 1,
      name: 'shared-by-session',
      priority: 16,
      chunks: (chunk) => !isFirst(chunk),
      test: (module, deps) => chunksOf(module, deps).some(({ name }) => name === 'session'),
    },
    late: {
      enforce: true,
      minChunks: 1,
      name: 'shared-by-late',
      // Below what all pages need, above what any two chunks share.
      priority: 15,
      chunks: isDeferred,
      // Modules that some pages need only are duplicated rather than loaded by all.
      test: (module, deps) => chunksOf(module, deps).some(isEverywhere),
    },
  }
}

function chunksOf<Module>(module: Module, { chunkGraph }: ChunkDeps<Module>): Chunk[] {
  return [...chunkGraph.getModuleChunksIterable(module)]
}
