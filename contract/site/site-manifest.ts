import * as z from 'zod/mini'
import { count } from '../wire/scalars'

/**
 * The output of a build for the host, in `<site>/manifest/`; the bytes are in `<site>/files/`, with
 * a compressed sibling (`.br`, `.gz`) where the manifest names one. Paths start at the site's root
 * with a slash and are not percent-encoded: `/about/index.html`.
 */
const sitePath = z.string().check(z.regex(/^\/(?!.*(?:\/\/|\/\.{1,2}(?:\/|$)|\\))[^/].*$/))

/** Encodings in the order in which the host prefers them. */
export const siteEncodings = ['br', 'gzip'] as const
export type SiteEncoding = (typeof siteEncodings)[number]

/** Suffix of the file that holds a compressed copy. */
export const encodedSuffix: Record<SiteEncoding, string> = { br: '.br', gzip: '.gz' }

/** One file of the site. Sizes are in bytes. */
export const siteFile = z.object({
  /** The whole Content-Type, e.g. `text/html; charset=utf-8`. */
  type: z.string().check(z.minLength(1)),
  /** Fingerprint of the bytes, without quotes. */
  etag: z.string().check(z.regex(/^[\w.-]{8,128}$/)),
  bytes: count,
  encodings: z.partialRecord(z.enum(siteEncodings), count),
  /** The name changes whenever the bytes do: a browser may cache it for ever. */
  immutable: z.boolean(),
})
export type SiteFile = z.infer<typeof siteFile>

/** `manifest/files.json`: every file by its path. */
export const siteFiles = z.record(sitePath, siteFile)

const hash = z.string().check(z.regex(/^sha(?:256|384|512)-[A-Za-z0-9+/]+={0,2}$/))

/** `manifest/csp.json`: hashes of the inline scripts and styles of each HTML file, by its path. */
export const sitePolicies = z.record(
  sitePath,
  z.object({ scripts: z.array(hash), styles: z.array(hash) }),
)

const slugById = z.record(
  z.string().check(z.regex(/^[1-9]\d*$/)),
  z.string().check(z.regex(/^[-\w]+$/)),
)

/** `manifest/entity-paths.json`: the slug of every entity that has a page, by kind and id. */
export const entityPaths = z.object({
  product: slugById,
  productCategory: slugById,
  blogPost: slugById,
  blogCategory: slugById,
})

/** Names of the three files under `<site>/manifest/`. */
export const manifestNames = {
  files: 'files.json',
  policies: 'csp.json',
  entityPaths: 'entity-paths.json',
} as const

/** The whole manifest of one build. */
export interface SiteManifest {
  files: z.infer<typeof siteFiles>
  policies: z.infer<typeof sitePolicies>
  entityPaths: z.infer<typeof entityPaths>
}
