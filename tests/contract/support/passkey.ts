/** Bytes of a text in UTF-8. */
export const text = (words: string) => new TextEncoder().encode(words)

/** Concatenates bytes. */
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

/** Encodes the few types of CBOR (RFC 8949) that an attestation needs. */
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

type Options = {
  publicKey: { challenge: string; rpId?: string | undefined; rp?: { id?: string | undefined } }
}

/** A software authenticator: one key pair on P-256 (WebAuthn level 3, section 6). */
export interface Passkey {
  id: string
  /** Answers creation options, as `navigator.credentials.create` would. */
  register(options: Options & { publicKey: { user: { id: string } } }): Promise<object>
  /** Answers request options, as `navigator.credentials.get` would. */
  prove(options: Options): Promise<object>
}

const flags = { userPresent: 1, userVerified: 4, attestedData: 64 }
const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }

/** Creates a passkey; a resident one can sign in without a user name. */
export async function newPasskey(origin = 'http://localhost:8000', resident = true) {
  const pair = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const rawId = crypto.getRandomValues(new Uint8Array(32))
  const id = toBase64url(rawId)
  const envelope = { type: 'public-key', id, rawId: id, authenticatorAttachment: 'platform' }
  let userHandle = ''
  let signCount = 0

  const passkey: Passkey = {
    id,
    async register({ publicKey }) {
      userHandle = publicKey.user.id
      const key = await coseKey(pair.publicKey)
      const length = new Uint8Array([0, rawId.length])
      const attested = concat(new Uint8Array(16), length, rawId, key)
      const all = flags.userPresent | flags.userVerified | flags.attestedData
      const authData = concat(await head(publicKey.rp?.id, all, signCount), attested)
      const attestation = cborMap([
        [cborText('fmt'), cborText('none')],
        [cborText('attStmt'), cborMap([])],
        [cborText('authData'), cborBytes(authData)],
      ])
      return {
        ...envelope,
        clientExtensionResults: { credProps: { rk: resident } },
        response: {
          clientDataJSON: toBase64url(clientData('webauthn.create', publicKey.challenge, origin)),
          attestationObject: toBase64url(attestation),
          transports: ['internal'],
        },
      }
    },
    async prove({ publicKey }) {
      signCount += 1
      const client = clientData('webauthn.get', publicKey.challenge, origin)
      const both = flags.userPresent | flags.userVerified
      const authData = await head(publicKey.rpId, both, signCount)
      const signed = concat(authData, await sha256(client))
      const signature = await crypto.subtle.sign(algorithm, pair.privateKey, signed)
      return {
        ...envelope,
        clientExtensionResults: {},
        response: {
          clientDataJSON: toBase64url(client),
          authenticatorData: toBase64url(authData),
          signature: toBase64url(derSignature(new Uint8Array(signature))),
          userHandle,
        },
      }
    },
  }
  return passkey
}

function clientData(type: string, challenge: string, origin: string) {
  const canonical = toBase64url(fromBase64url(challenge))
  return text(JSON.stringify({ type, challenge: canonical, origin, crossOrigin: false }))
}

async function head(rpId = 'localhost', flagByte: number, signCount: number) {
  const count = new Uint8Array(4)
  new DataView(count.buffer).setUint32(0, signCount)
  return concat(await sha256(text(rpId)), new Uint8Array([flagByte]), count)
}

async function sha256(bytes: Uint8Array<ArrayBuffer>) {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
}

/** Web Crypto gives r and s side by side; authenticators write them as ASN.1 (RFC 3279). */
function derSignature(raw: Uint8Array) {
  const deps = [raw.slice(0, 32), raw.slice(32)].map((part) => {
    const first = part.findIndex((byte) => byte !== 0)
    const lean = part.slice(first)
    const sign = (lean[0] ?? 0) > 127 ? new Uint8Array(1) : new Uint8Array(0)
    return concat(new Uint8Array([2, sign.length + lean.length]), sign, lean)
  })
  const body = concat(...deps)
  return concat(new Uint8Array([48, body.length]), body)
}
