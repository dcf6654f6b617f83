import * as z from 'zod/mini'

/** `builds/latest.json`: the served build and its time. */
export const latestBuild = z.object({
  id: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  /** Milliseconds since 1970. */
  timestamp: z.number().check(z.int(), z.nonnegative()),
})

/** Path of the note about the served build. */
export const latestBuildPath = '/builds/latest.json'

/** Path of the note about one build, which also lists its prerendered pages. */
export const buildMetaPath = (id: string) => `/builds/meta/${id}.json`
