/** Family name of the site's font. */
export const fontFamily = 'Manrope'

// Constants instead of `fontUrls.greek` below: a property access would keep bundlers from dropping
// `fontFiles` where only the URLs are used (the service worker).
const greek = '/fonts/manrope-5.3.0-greek.woff2'
const latin = '/fonts/manrope-5.3.0-latin.woff2'

/** URLs of the font files; the version in the name makes them immutable for caches. */
export const fontUrls = { greek, latin } as const

/** Subsets of the font that every page preloads. */
export const fontFiles = [
  {
    source: 'manrope-greek-wght-normal.woff2',
    url: greek,
    unicodeRange: 'U+0370-0377,U+037A-037F,U+0384-038A,U+038C,U+038E-03A1,U+03A3-03FF',
  },
  {
    source: 'manrope-latin-wght-normal.woff2',
    url: latin,
    unicodeRange:
      'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  },
] as const

/** Range of weights of the variable font. */
export const fontWeights = '200 800'

/** Fallback families, in the order in which browsers try them (global-styles.ts). */
export const fallbackFamilies = ['Manrope as Arial', 'Manrope as Roboto'] as const
