import { isWeakSecret } from '../config/weak-secret'

/**
 * The call with which the upstream announces changed content, signed in the format of Standard
 * Webhooks (https://www.standardwebhooks.com), so that libraries of any language can send it. Its
 * body is informational: the rebuild reads the changes from the API.
 */
export const contentHookPath = '/hooks/content'

/** Headers of the call: id of the message, seconds since 1970, and signatures. */
export const hookHeaders = {
  id: 'webhook-id',
  timestamp: 'webhook-timestamp',
  signature: 'webhook-signature',
} as const

/** How far the timestamp may be from the receiver's clock, in milliseconds. */
export const hookToleranceMs = 5 * 60_000

/** Largest body, in bytes. */
export const hookBodyLimit = 8192

/** A secret: `whsec_` and 24 to 64 random bytes in base64. Bytes that follow a pattern are none. */
export function isHookSecret(secret: string): boolean {
  if (!/^whsec_[A-Za-z0-9+/]+={0,2}$/.test(secret) || secret.slice(6).length % 4 !== 0) return false
  const bytes = hookBytes(secret)
  return bytes.length >= 24 && bytes.length <= 64 && !isWeakSecret(bytes)
}

export const hookBytes = (secret: string) =>
  Uint8Array.from(atob(secret.slice(6)), (letter) => letter.charCodeAt(0))

/** The key of a secret, for WebCrypto. */
export function hookKey(secret: string): Promise<CryptoKey> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  return crypto.subtle.importKey('raw', hookBytes(secret), algorithm, false, ['sign', 'verify'])
}

/** The bytes that a signature covers. */
export function signedBytes(
  id: string,
  timestamp: string,
  body: Uint8Array,
): Uint8Array<ArrayBuffer> {
  const head = new TextEncoder().encode(`${id}.${timestamp}.`)
  const bytes = new Uint8Array(head.length + body.length)
  bytes.set(head)
  bytes.set(body, head.length)
  return bytes
}

/** The headers of a signed call. `nowMs` is in milliseconds since 1970. */
export async function signHook(
  secret: string,
  { id, nowMs, body }: { id: string; nowMs: number; body: string },
): Promise<Record<string, string>> {
  const timestamp = String(Math.floor(nowMs / 1000))
  const bytes = signedBytes(id, timestamp, new TextEncoder().encode(body))
  const signature = await crypto.subtle.sign('HMAC', await hookKey(secret), bytes)
  return {
    [hookHeaders.id]: id,
    [hookHeaders.timestamp]: timestamp,
    [hookHeaders.signature]: `v1,${btoa(String.fromCharCode(...new Uint8Array(signature)))}`,
  }
}
