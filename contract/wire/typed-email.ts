import { normalCode, withoutEnd } from './typed-text'

/** Longest e-mail address (RFC 5321, section 4.5.3). */
export const longestEmail = 254

/** An address as it is sent: ASCII, a domain of other letters in punycode. */
export const emailPattern =
  /^(?:[\w'+-]+\.)*[\w'+-]+@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]*[a-z\d])$/i

/**
 * An e-mail address as it is sent: without the name before it, `mailto:`, the punctuation of the
 * sentence around it, and with the domain in ASCII. A text that is no address keeps its words.
 */
export function normalEmail(typed: string): string {
  const text = normalCode(typed)
  const address = addressIn(text)
  return emailPattern.test(address) ? address : text
}

function addressIn(text: string): string {
  const bare = (/<([^<>]*)>[\s,;.]*$/.exec(text)?.[1] ?? text)
    .replace(/^(?:[\s"'(]|mailto:)+/i, '')
    .replace(/\?.*$/, '')
  const address = withoutEnd(bare, /[\s"'),;.]/)
  const at = address.lastIndexOf('@') + 1
  return address.slice(0, at) + asciiDomain(address.slice(at))
}

/** Why a text is no e-mail address: a letter that cannot be sent, or anything else. */
export type EmailFault = 'lettersBeforeAt' | 'mixedLetters' | 'other'

/** The fault of a text; null for an address. */
export function emailFault(typed: string): EmailFault | null {
  const address = addressIn(normalCode(typed))
  if (emailPattern.test(address)) return null
  const [, name, domain] = /^([^\s@]+)@([^\s@]+)$/.exec(address) ?? []
  if (!name || !domain) return 'other'
  if (/[^\0-\x7f]/.test(name)) return 'lettersBeforeAt'
  return isMixed(domain) ? 'mixedLetters' : 'other'
}

/**
 * Domains with letters of several alphabets in one word stay as they are and are refused: no
 * registry takes them, and one Greek letter between Latin ones is a slip of the keyboard.
 */
function asciiDomain(domain: string): string {
  if (/^[\0-\x7f]*$/.test(domain) || isMixed(domain) || /[\s/?#\\:%[\]]/.test(domain)) return domain
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return domain
  }
}

function isMixed(domain: string): boolean {
  return /\p{sc=Latn}[\p{L}\p{M}\d-]*\p{sc=Grek}|\p{sc=Grek}[\p{L}\p{M}\d-]*\p{sc=Latn}/u.test(
    domain,
  )
}
