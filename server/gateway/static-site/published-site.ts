import type { SiteEncoding, SiteManifest } from '#contract/site/site-manifest'

/** The files of one published build, and its manifests. */
export interface PublishedSite extends SiteManifest {
  /** The bytes of a file of the manifest, compressed or as they are. */
  read(path: string, encoding: SiteEncoding | null): Promise<Uint8Array<ArrayBuffer>>
}

/** The static site; null while nothing has been published. */
export interface SiteSource {
  current(): Promise<PublishedSite | null>
}
