/** Languages that the site is published in, each by its own name. The first needs no prefix. */
export const siteLanguages = [{ code: 'el', name: 'Ελληνικά' }] as const
