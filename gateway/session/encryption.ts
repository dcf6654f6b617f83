import { base64urlOf, bytesOfBase64url, type KeyRing } from './key-ring'

const version = 1
const keyIdBytes = 4
const ivBytes = 12
const tagBytes = 16
const headBytes = 1 + keyIdBytes + ivBytes

/** A clock that runs ahead elsewhere may date a seal this far into our future. */
const clockToleranceMs = 60_000

export interface EncryptionDeps {
  ring: KeyRing
  clock: () => number
  random: (length: number) => Uint8Array<ArrayBuffer>
}

/** What a seal held, when it was made, and whether a retired key made it. */
export interface Unsealed {
  content: unknown
  issuedAtMs: number
  byRetiredKey: boolean
}

/**
 * Seals a JSON value with AES-256-GCM: version, key id, nonce, ciphertext, in base64url.
 * `purpose` binds it to one cookie: a seal of another purpose does not open.
 */
export async function seal(
  deps: EncryptionDeps,
  purpose: string,
  content: unknown,
  issuedAtMs = deps.clock(),
): Promise<string> {
  const { writer } = deps.ring
  const iv = deps.random(ivBytes)
  const text = JSON.stringify([Math.floor(issuedAtMs / 1000), content])
  const plain = new TextEncoder().encode(text)
  const box = await crypto.subtle.encrypt(algorithm(purpose, iv), writer.key, plain)
  const sealed = new Uint8Array(headBytes + box.byteLength)
  sealed[0] = version
  sealed.set(writer.idBytes, 1)
  sealed.set(iv, 1 + keyIdBytes)
  sealed.set(new Uint8Array(box), headBytes)
  return base64urlOf(sealed)
}

/** Opens a seal that is at most `lifetimeMs` old. Null for whatever is wrong with it; never throws. */
export async function unseal(
  deps: EncryptionDeps,
  purpose: string,
  text: string,
  lifetimeMs: number,
): Promise<Unsealed | null> {
  const sealed = bytesOfBase64url(text)
  if (!sealed || sealed.length < headBytes + tagBytes || sealed[0] !== version) return null
  const key = deps.ring.byId.get(base64urlOf(sealed.subarray(1, 1 + keyIdBytes)))
  if (!key) return null
  try {
    const iv = sealed.slice(1 + keyIdBytes, headBytes)
    const box = sealed.slice(headBytes)
    const plain = await crypto.subtle.decrypt(algorithm(purpose, iv), key.key, box)
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
