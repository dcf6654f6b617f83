/** What a link's address leads to; nobody follows what is `refused`. */
export type AddressKind = 'page' | 'anchor' | 'external' | 'application' | 'refused'

/**
 * Tells pages of this site, places on the same page, other sites, and mail or telephone apart. All
 * else, such as `javascript:` and `data:`, is refused (R330).
 */
export function addressKind(address: string): AddressKind {
  if (address.startsWith('#')) return 'anchor'
  if (/^\/(?![/\\])/.test(address)) return 'page'
  if (/^(?:https?:)?\/\//i.test(address)) return 'external'
  return /^(?:mailto|tel):/i.test(address) ? 'application' : 'refused'
}
