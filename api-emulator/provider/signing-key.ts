import { createHash } from 'node:crypto'

const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
const rsa = { ...algorithm, modulusLength: 2048, publicExponent: Uint8Array.of(1, 0, 1) }

/** A public key as the provider publishes it (RFC 7517). */
export interface PublicJwk {
  kty: string
  n: string
  e: string
  alg: 'RS256'
  use: 'sig'
  kid: string
}

/** The provider's key. It is made when it is first needed and lives as long as the process. */
export interface SigningKey {
  published(): Promise<PublicJwk>
  sign(text: string): Promise<string>
  isSigned(text: string, signature: string): Promise<boolean>
}

/** The name of a key: its thumbprint (RFC 7638). */
function thumbprint(kty: string, n: string, e: string): string {
  return createHash('sha256').update(JSON.stringify({ e, kty, n })).digest('base64url')
}

async function publishedKey(key: CryptoKey): Promise<PublicJwk> {
  const { kty = '', n = '', e = '' } = await crypto.subtle.exportKey('jwk', key)
  return { kty, n, e, alg: 'RS256', use: 'sig', kid: thumbprint(kty, n, e) }
}

/** A key of RS256, the kind that every client of OpenID Connect understands. */
export function createSigningKey(): SigningKey {
  let made: Promise<CryptoKeyPair> | undefined
  const pair = () => {
    made ??= crypto.subtle.generateKey(rsa, true, ['sign', 'verify'])
    return made
  }
  return {
    published: async () => publishedKey((await pair()).publicKey),
    async sign(text) {
      const { privateKey } = await pair()
      const signature = await crypto.subtle.sign(algorithm, privateKey, Buffer.from(text))
      return Buffer.from(signature).toString('base64url')
    },
    async isSigned(text, signature) {
      const bytes = new Uint8Array(Buffer.from(signature, 'base64url'))
      return crypto.subtle.verify(algorithm, (await pair()).publicKey, bytes, Buffer.from(text))
    },
  }
}
