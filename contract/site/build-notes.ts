import * as z from 'zod/mini'

/** `builds/latest.json`: which build is being served, and since when. */
export const latestBuild = z.object({
  id: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  /** Milliseconds since 1970. */
  timestamp: z.number().check(z.int(), z.nonnegative()),
})
export type LatestBuild = z.infer<typeof latestBuild>

/** Address of the note about the served build. */
export const latestBuildPath = '/builds/latest.json'

/** Address of the note about one build, which also lists its whole pages. */
export const buildMetaPath = (id: string) => `/builds/meta/${id}.json`
