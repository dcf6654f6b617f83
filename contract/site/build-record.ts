import * as z from 'zod/mini'
import { count } from '../wire/scalars'

/** How many entities each list of the API held when a site was built, by the list's name. */
export const contentCounts = z.record(z.string(), count)
export type ContentCounts = z.infer<typeof contentCounts>

/** What a finished build tells the publishing step about itself. */
export const buildRecord = z.object({
  /** Address of the site as visitors know it, without a closing slash. */
  publicUrl: z.url(),
  /** Services of Google that it was built with, for the content policy. */
  google: z.object({ identity: z.boolean(), analytics: z.boolean() }),
  /** Every page, and the pattern that it answers on the client, where it has one. */
  pages: z.array(z.object({ path: z.string(), matchPath: z.nullable(z.string()) })),
  /** Files that the bundler made for this build, relative to the site's root. */
  assets: z.array(z.string()),
  counts: contentCounts,
})
export type BuildRecord = z.infer<typeof buildRecord>

/** Where a build leaves its record, relative to the project; while one is running there is none. */
export const buildRecordFile = '.cache/build-record.json'

/** The published counts, relative to a site: `dist/manifest/content.json`. */
export const contentCountsFile = 'manifest/content.json'
