import { encryptedSession } from './encrypted-session'
import { bytesOfBase64url } from './key-ring'

const nonceBytes = 16
const tagBytes = 16

/**
 * The access token of a headed sign-in: base64url of nonce, tag and
 * ciphertext, AES-256-GCM under the SHA-256 of the shared secret. Null for whatever does not open.
 */
export async function openEncryptedToken(secret: string, sealed: string): Promise<string | null> {
  const bytes = bytesOfBase64url(sealed.replace(/=+$/, ''))
  if (!bytes || bytes.length <= nonceBytes + tagBytes) return null
  const iv = bytes.slice(0, nonceBytes)
  const tag = bytes.slice(nonceBytes, nonceBytes + tagBytes)
  const box = new Uint8Array(bytes.length - nonceBytes)
  box.set(bytes.subarray(nonceBytes + tagBytes))
  box.set(tag, box.length - tagBytes)
  try {
    const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await keyOf(secret), box)
    const token = encryptedSession.shape.accessToken.safeParse(new TextDecoder().decode(plain))
    return token.data ?? null
  } catch {
    return null
  }
}

async function keyOf(secret: string): Promise<CryptoKey> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret))
  return crypto.subtle.importKey('raw', digest, 'AES-GCM', false, ['decrypt'])
}
