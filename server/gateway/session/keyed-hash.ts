import { bytesOfBase64url } from '../lib/base64url'
import { hexOf } from '../lib/digest'

/** Hashes a text so that nobody without the key can find or make the hash. */
export type KeyedHash = (text: string) => Promise<string>

/**
 * HMAC-SHA-256 in hexadecimal digits, under the first session key, which all copies of the gateway
 * share; the purpose separates it from other uses of the key.
 */
export function createKeyedHash([first = '']: readonly string[], purpose: string): KeyedHash {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  let key: Promise<CryptoKey> | null = null
  return async (text) => {
    const secret = bytesOfBase64url(first.replace(/=+$/, '')) ?? new Uint8Array()
    key ??= crypto.subtle.importKey('raw', secret, algorithm, false, ['sign'])
    const bytes = new TextEncoder().encode(`${purpose}:${text}`)
    return hexOf(new Uint8Array(await crypto.subtle.sign('HMAC', await key, bytes)))
  }
}
