/** What a link's address leads to. */
export type AddressKind = 'page' | 'anchor' | 'external' | 'application'

/** Tells pages of this site, places on the same page, other sites, and mail or telephone apart. */
export function addressKind(address: string): AddressKind {
  if (address.startsWith('#')) return 'anchor'
  if (/^\/(?!\/)/.test(address)) return 'page'
  return /^(?:https?:)?\/\//i.test(address) ? 'external' : 'application'
}
