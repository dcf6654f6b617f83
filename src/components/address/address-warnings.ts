/** What may be wrong with an address, by field; it is only said, never held against anybody. */
export type AddressWarning = 'zipcode' | 'phone' | 'mobilePhone'

const greekZipcode = /^[1-8]\d{4}$/
const greekPhone = /^(2\d|69)\d{8}$/
const greekMobile = /^69\d{8}$/

/**
 * Whether a value looks wrong for Greece. Empty values, other countries and numbers
 * with another country's code are left alone.
 */
export function warnsOf(field: AddressWarning, value: string, country: string): boolean {
  const plain = value.replace(/[\s().-]/g, '')
  if (plain === '' || country !== 'GR') return false
  if (field === 'zipcode') return !greekZipcode.test(plain)
  const national = plain.replace(/^(?:\+|00)30/, '')
  if (/^(?:\+|00)/.test(national)) return false
  return !(field === 'phone' ? greekPhone : greekMobile).test(national)
}
