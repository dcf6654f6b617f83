/** Bytes of a text in UTF-8. */
export const text = (words: string) => new TextEncoder().encode(words)

/** Puts bytes behind one another. */
export function concat(...deps: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(deps.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of deps) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** Base64url without padding (RFC 4648, section 5). */
export const toBase64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

/** The bytes of a base64url text. */
export const fromBase64url = (words: string) => new Uint8Array(Buffer.from(words, 'base64url'))
