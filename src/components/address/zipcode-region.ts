import { normalCode } from '#contract/wire/typed-text'

/** First digits of Greek postal codes, by the ISO 3166-2 code of their region. */
const prefixes: Readonly<Record<string, string>> = {
  'GR-A': '64 65 66 67 68 69',
  'GR-B': '54 55 56 57 58 59 60 61 62 63',
  'GR-C': '50 51 52 53',
  'GR-D': '44 45 46 47 48',
  'GR-E': '37 38 40 41 42 43',
  'GR-F': '28 29 31 49',
  'GR-G': '25 26 27 30',
  'GR-H': '32 33 34 35 36',
  // Kythira belongs to Attica.
  'GR-I': '10 11 12 13 14 15 16 17 18 19 801 802',
  'GR-J': '20 21 22 23 24',
  'GR-K': '81 82 83',
  'GR-L': '84 85',
  'GR-M': '70 71 72 73 74',
}

/** The region of a complete Greek postal code, as an ISO 3166-2 code; null where none is known. */
export function regionOf(zipcode: string): string | null {
  const digits = normalCode(zipcode).replace(/[\s.-]/g, '')
  if (!/^\d{5}$/.test(digits)) return null
  const found = Object.keys(prefixes).find((code) =>
    prefixes[code]?.split(' ').some((prefix) => digits.startsWith(prefix)),
  )
  return found ?? null
}

/**
 * The region of a Greek postal code, where it is another one than the chosen region.
 * @param region ISO 3166-2 code, as the API has it; the answer is null for a code that is not known
 */
export function otherRegionOf(zipcode: string, region: string): string | null {
  const found = Object.hasOwn(prefixes, region) ? regionOf(zipcode) : null
  return found === region ? null : found
}
