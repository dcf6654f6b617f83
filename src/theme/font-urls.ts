/** The family's name. */
export const fontFamily = 'Manrope'

/** Where its files are served; the version in the name makes them cacheable for good. */
export const fontUrls = {
  greek: '/fonts/manrope-5.3.0-greek.woff2',
  latin: '/fonts/manrope-5.3.0-latin.woff2',
} as const
