import { base64urlOf, bytesOfBase64url } from '../lib/base64url'

const keyBytes = 32
const keyIdBytes = 4
const version = 1
const ivBytes = 12
const tagBytes = 16
const headBytes = 1 + keyIdBytes + ivBytes

/** An encryption key, and its short public id, which is part of each encrypted value. */
export interface EncryptionKey {
  id: string
  idBytes: Uint8Array<ArrayBuffer>
  key: CryptoKey
}

/** Keys by id; `writer` encrypts, all of them decrypt. */
export interface KeyRing {
  writer: EncryptionKey
  byId: ReadonlyMap<string, EncryptionKey>
}

/** Imports base64url keys of 32 bytes; the first one becomes the writer. */
export async function openKeyRing(keys: readonly string[]): Promise<KeyRing> {
  const opened = await Promise.all(keys.map(openKey))
  const [writer] = opened
  if (!writer) throw new Error('A key ring needs at least one key')
  return { writer, byId: new Map(opened.map((key) => [key.id, key])) }
}

async function openKey(text: string): Promise<EncryptionKey> {
  const bytes = bytesOfBase64url(text.replace(/=+$/, ''))
  if (bytes?.length !== keyBytes) throw new Error(`A key must have ${keyBytes} bytes`)
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  const idBytes = new Uint8Array(digest).slice(0, keyIdBytes)
  const key = await crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
  return { id: base64urlOf(idBytes), idBytes, key }
}

/** Clocks of other copies of the gateway may run ahead by this much. */
const clockToleranceMs = 60_000

export interface EncryptionDeps {
  ring: KeyRing
  clock: () => number
  random: (length: number) => Uint8Array<ArrayBuffer>
}

/** A decrypted value, when it was encrypted, and whether by a retired key. */
export interface Decrypted {
  content: unknown
  issuedAtMs: number
  byRetiredKey: boolean
}

/**
 * Encrypts a JSON value with AES-256-GCM: version, key id, nonce, ciphertext, in base64url.
 * `purpose` binds it to one use: a value of another purpose cannot be decrypted.
 */
export async function encrypt(
  deps: EncryptionDeps,
  purpose: string,
  content: unknown,
  issuedAtMs = deps.clock(),
): Promise<string> {
  const { writer } = deps.ring
  const iv = deps.random(ivBytes)
  const text = JSON.stringify([Math.floor(issuedAtMs / 1000), content])
  const plain = new TextEncoder().encode(text)
  const ciphertext = await crypto.subtle.encrypt(algorithm(purpose, iv), writer.key, plain)
  const encrypted = new Uint8Array(headBytes + ciphertext.byteLength)
  encrypted[0] = version
  encrypted.set(writer.idBytes, 1)
  encrypted.set(iv, 1 + keyIdBytes)
  encrypted.set(new Uint8Array(ciphertext), headBytes)
  return base64urlOf(encrypted)
}

/** Decrypts a value that is at most `lifetimeMs` old. Null for an invalid one; never throws. */
export async function decrypt(
  deps: EncryptionDeps,
  purpose: string,
  text: string,
  lifetimeMs: number,
): Promise<Decrypted | null> {
  const encrypted = bytesOfBase64url(text)
  if (!encrypted || encrypted.length < headBytes + tagBytes || encrypted[0] !== version) return null
  const key = deps.ring.byId.get(base64urlOf(encrypted.subarray(1, 1 + keyIdBytes)))
  if (!key) return null
  try {
    const iv = encrypted.slice(1 + keyIdBytes, headBytes)
    const ciphertext = encrypted.slice(headBytes)
    const plain = await crypto.subtle.decrypt(algorithm(purpose, iv), key.key, ciphertext)
    const [issuedAt, content] = JSON.parse(new TextDecoder().decode(plain)) as [number, unknown]
    const ageMs = deps.clock() - issuedAt * 1000
    if (!(ageMs <= lifetimeMs && ageMs >= -clockToleranceMs)) return null
    return { content, issuedAtMs: issuedAt * 1000, byRetiredKey: key !== deps.ring.writer }
  } catch {
    return null
  }
}

function algorithm(purpose: string, iv: Uint8Array<ArrayBuffer>): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(`${version}:${purpose}`) }
}
