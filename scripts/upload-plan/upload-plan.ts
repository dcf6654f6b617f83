import { latestBuildPath } from '../../contract/site/build-notes'
import { cacheControl, workerPath } from '../../contract/site/site-headers'
import {
  encodedSuffix,
  type SiteEncoding,
  type SiteFile,
  type SiteManifest,
} from '../../contract/site/site-manifest'

/** The part of a release that the plan needs. */
export type Release = Pick<SiteManifest, 'files'>

/** One object to upload, as stored in the release's folder. */
export interface Upload {
  /** Key in the store, without a leading slash. */
  key: string
  /** File below the release's `files`. */
  source: string
  contentType: string
  cacheControl: string
  /** Encoding of a compressed copy; null for the bytes as they are. */
  contentEncoding: SiteEncoding | null
  bytes: number
}

/** Uploads that may run at the same time; the next step begins when all have ended. */
export interface UploadStep {
  name: 'assets' | 'pages' | 'service worker' | 'latest build'
  uploads: Upload[]
}

export interface UploadPlan {
  /** Ordered so that a visitor never gets a page whose files are not uploaded yet. */
  steps: UploadStep[]
  /** Keys that no page of this release needs any more; open pages of the previous release may. */
  deleteLater: string[]
  /** Addresses to purge from a CDN after the uploads. */
  purge: string[]
}

/**
 * How to upload a release to an object store: what to upload in which order, what may be deleted
 * later, and which addresses to purge.
 * @param before the release in the store; null if there is none: everything is uploaded
 */
export function uploadPlan(release: Release, before: Release | null): UploadPlan {
  const changed = Object.entries(release.files).filter(
    ([path, file]) => !isSame(before?.files[path], file),
  )
  const gone = Object.keys(before?.files ?? {}).filter(
    (path) => !Object.hasOwn(release.files, path),
  )
  const uploads = (name: UploadStep['name']) =>
    changed
      .filter(([path, file]) => stepOf(path, file) === name)
      .flatMap(([path, file]) => uploadsOf(path, file))
  const steps = stepNames.map((name) => ({ name, uploads: uploads(name) }))
  return {
    steps: steps.filter((step) => step.uploads.length > 0),
    deleteLater: deletable(release, before),
    purge: before ? [...changed.map(([path]) => path), ...gone].flatMap(addressesOf).sort() : [],
  }
}

const stepNames = ['assets', 'pages', 'service worker', 'latest build'] as const

/**
 * Pages come after the files that they load, the worker after the pages that it keeps, and last the
 * note from which open pages detect the release.
 */
function stepOf(path: string, file: SiteFile): UploadStep['name'] {
  if (path === latestBuildPath) return 'latest build'
  if (path === workerPath) return 'service worker'
  return file.immutable || !isPagePart(path, file) ? 'assets' : 'pages'
}

/** A page, or the data from which scripts build it. */
function isPagePart(path: string, { type }: SiteFile): boolean {
  return type.startsWith('text/html') || path.startsWith('/page-data/')
}

/** Compares the headers and copies of an object, too, not only its bytes. */
function isSame(known: SiteFile | undefined, file: SiteFile): boolean {
  const described = ({ etag, type, immutable, encodings: { br, gzip } }: SiteFile) =>
    [etag, type, immutable, br, gzip].join(' ')
  return known !== undefined && described(known) === described(file)
}

/** The file itself and its compressed copies, whose keys end in `.br` and `.gz`. */
function uploadsOf(path: string, file: SiteFile): Upload[] {
  const described = { contentType: file.type, cacheControl: cacheControl(path, file) }
  const copies = Object.entries(file.encodings) as [SiteEncoding, number][]
  return [
    ...copies.map(([encoding, bytes]) => ({
      ...described,
      key: `${path}${encodedSuffix[encoding]}`.slice(1),
      source: `${path}${encodedSuffix[encoding]}`,
      contentEncoding: encoding,
      bytes,
    })),
    // The file comes after its copies, so that a function that chooses among them finds both.
    { ...described, key: path.slice(1), source: path, contentEncoding: null, bytes: file.bytes },
  ]
}

function keysOf(path: string, file: SiteFile): string[] {
  return uploadsOf(path, file).map(({ key }) => key)
}

function deletable(release: Release, before: Release | null): string[] {
  if (!before) return []
  const kept = new Set(Object.entries(release.files).flatMap(([path, file]) => keysOf(path, file)))
  return Object.entries(before.files)
    .flatMap(([path, file]) => keysOf(path, file))
    .filter((key) => !kept.has(key))
    .sort()
}

/** The addresses of a file, percent-encoded: a page has two. */
function addressesOf(path: string): string[] {
  const page = path.endsWith('/index.html') ? [path.slice(0, -'/index.html'.length) || '/'] : []
  return [...page, path].map((address) => encodeURI(address))
}
