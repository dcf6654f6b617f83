const keyBytes = 32
const keyIdBytes = 4

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

/** Bytes of base64url text, or null where the text is not their canonical encoding. */
export function bytesOfBase64url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return null
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
  return base64urlOf(bytes) === text ? bytes : null
}

export function base64urlOf(bytes: Uint8Array): string {
  const binary = String.fromCharCode(...bytes)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
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

const requestPrefixBytes = 6

/** Ids of requests: a random prefix for this copy of the gateway, then a running number. */
export function createRequestIds(random: (length: number) => Uint8Array): () => string {
  const prefix = base64urlOf(random(requestPrefixBytes))
  let served = 0
  return () => {
    served += 1
    return `${prefix}.${served.toString(36)}`
  }
}
