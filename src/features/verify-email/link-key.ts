/** What can be read off a key that the service refused, without the secret that it is signed with. */
export type RefusedKey = 'invalid' | 'used' | 'expired'

/** How long a link verifies an address where the service is not told otherwise, in ms: three days. */
const linkLifeMs = 3 * 86_400_000

/** `<address>:<time>:<signature>`, as Django signs: 32 or 20 bytes of signature in base64url. */
const signedKey = /^[\w-]+:([0-9A-Za-z]{5,8}):[\w-]{27,43}$/
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/**
 * Why a link was refused, as far as its key tells. The service says the same of all refused keys,
 * but each names the second in which it was made: a whole one that is still young was used before.
 */
export function refusedKey(key: string, nowMs: number): RefusedKey {
  const madeAt = signedKey.exec(key)?.[1]
  if (madeAt === undefined) return 'invalid'
  const seconds = [...madeAt].reduce((sum, digit) => sum * 62 + digits.indexOf(digit), 0)
  return nowMs - seconds * 1000 > linkLifeMs ? 'expired' : 'used'
}

/** Whether a key may be a code, which some mails put into a link: six signs, or four and four. */
export function isCode(key: string): boolean {
  return /^[A-Z0-9]{6,10}$|^[A-Z0-9]{4}-[A-Z0-9]{4}$/.test(key)
}
