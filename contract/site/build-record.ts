import * as z from 'zod/mini'
import { count } from '../wire/scalars'

/** How many entities each list of the API held when a site was built, by the list's name. */
export const contentCounts = z.record(z.string(), count)
export type ContentCounts = z.infer<typeof contentCounts>

/** Record of a finished build for the publishing step. */
export const buildRecord = z.object({
  /** Address of the site as visitors know it, without a closing slash. */
  publicUrl: z.url(),
  /** Services of Google that it was built with, for the content policy. */
  google: z.object({ identity: z.boolean(), analytics: z.boolean() }),
  /** Every page, with its client-side pattern if any. */
  pages: z.array(z.object({ path: z.string(), matchPath: z.nullable(z.string()) })),
  /** Files of the bundler, relative to the site's root. */
  assets: z.array(z.string()),
  counts: contentCounts,
})
export type BuildRecord = z.infer<typeof buildRecord>

/** File of the record, relative to the project; absent while a build is running. */
export const buildRecordFile = '.cache/build-record.json'

/** The published counts, relative to a site: `dist/manifest/content.json`. */
export const contentCountsFile = 'manifest/content.json'
