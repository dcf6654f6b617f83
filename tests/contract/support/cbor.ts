import { concat, fromBase64url, text } from './bytes'

/** The few shapes of CBOR (RFC 8949) that a new passkey is written in. */
export const cborMap = (entries: [Uint8Array, Uint8Array][]) =>
  concat(header(5, entries.length), ...entries.flat())

export const cborText = (words: string) => {
  const bytes = text(words)
  return concat(header(3, bytes.length), bytes)
}

export const cborBytes = (bytes: Uint8Array) => concat(header(2, bytes.length), bytes)

const cborNumber = (value: number) => (value < 0 ? header(1, -1 - value) : header(0, value))

function header(kind: number, size: number): Uint8Array {
  const top = kind << 5
  if (size < 24) return new Uint8Array([top | size])
  if (size < 256) return new Uint8Array([top | 24, size])
  return new Uint8Array([top | 25, size >> 8, size & 255])
}

/** A public key on P-256 for ES256 (RFC 9053, section 7.1). */
export async function coseKey(key: CryptoKey): Promise<Uint8Array> {
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', key)
  return cborMap([
    [cborNumber(1), cborNumber(2)],
    [cborNumber(3), cborNumber(-7)],
    [cborNumber(-1), cborNumber(1)],
    [cborNumber(-2), cborBytes(fromBase64url(x))],
    [cborNumber(-3), cborBytes(fromBase64url(y))],
  ])
}
