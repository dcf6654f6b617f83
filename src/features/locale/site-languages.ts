/** A language that people may choose, by its own name. */
export interface SiteLanguage {
  code: string
  name: string
}

/** Languages that the site is published in. The first needs no prefix. */
export const siteLanguages = [{ code: 'el', name: 'Ελληνικά' }] as const satisfies SiteLanguage[]
