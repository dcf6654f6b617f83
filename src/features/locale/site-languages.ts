/** A language of the site with its native name. */
export interface SiteLanguage {
  code: string
  name: string
}

/** Languages of the site; paths of the first one have no prefix. */
export const siteLanguages = [{ code: 'el', name: 'Ελληνικά' }] as const satisfies SiteLanguage[]
