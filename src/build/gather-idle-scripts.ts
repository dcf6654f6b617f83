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

/** What comes on every page once it is idle. */
const everywhere: readonly string[] = ['late', 'web-app']

/** What comes on public pages once they are idle, or at a deed there. */
const lateChunks: readonly string[] = [
  ...everywhere,
  'hearts',
  'live-product',
  'live-comments',
  'live-choice',
  'consent-settings',
  'cookie-receipt',
  'identity-prompt',
]

/** Whether a chunk shares with late ones only: what it has in common with others comes twice instead. */
export const isLate = ({ name }: Chunk) => lateChunks.includes(name ?? '')

const isEverywhere = ({ name }: Chunk) => everywhere.includes(name ?? '')

/** Whether a chunk belongs to a page's first load. */
const isFirst = ({ name }: Chunk) => name === 'app' || name?.startsWith('component---') === true

/**
 * Gathers what the later chunks have in common into two files; small ones of their own would each be
 * one more request of every first visit. Nothing of this enters a first load: what a page's component
 * needs as well, it keeps.
 */
export function gatherIdleScripts<Module>(): Record<'session' | 'late', CacheGroup<Module>> {
  const ofEach = { enforce: true, minChunks: 2 }
  return {
    // Every page asks who is here, so all others may lean on what the session needs.
    session: {
      ...ofEach,
      name: 'shared-by-session',
      priority: 16,
      test: (module, deps) => {
        const chunks = chunksOf(module, deps)
        return chunks.some(({ name }) => name === 'session') && !chunks.some(isFirst)
      },
    },
    late: {
      ...ofEach,
      name: 'shared-by-late',
      // Before what any two chunks share, after what all pages need.
      priority: 15,
      chunks: isLate,
      // What is not needed everywhere comes twice rather than where nobody asked for it.
      test: (module, deps) => chunksOf(module, deps).some(isEverywhere),
    },
  }
}

function chunksOf<Module>(module: Module, { chunkGraph }: ChunkDeps<Module>): Chunk[] {
  return [...chunkGraph.getModuleChunksIterable(module)]
}
