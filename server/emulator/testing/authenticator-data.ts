import { createHash, type KeyObject } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest()

const userPresent = 0x01
const userVerified = 0x04
const hasKey = 0x40

/** Input of the authenticator data. */
interface DeviceStatement {
  rpId: string
  verifiesUser: boolean
  counter: number
}

function uint(value: number, bytes: 2 | 4): Buffer {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntBE(value, 0, bytes)
  return buffer
}

/** The public half of a P-256 key as COSE (RFC 9053). */
function coseKey(publicKey: KeyObject): Uint8Array {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
  return isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ]),
  )
}

/** Authenticator data (WebAuthn level 3, 6.1), with the key of a new credential. */
export function authenticatorData(
  { rpId, verifiesUser, counter }: DeviceStatement,
  made?: { id: Buffer; publicKey: KeyObject },
): Buffer {
  const flags = userPresent | (verifiesUser ? userVerified : 0) | (made ? hasKey : 0)
  const head = Buffer.concat([sha256(rpId), Buffer.of(flags), uint(counter, 4)])
  if (!made) return head
  const aaguid = Buffer.alloc(16)
  return Buffer.concat([head, aaguid, uint(made.id.length, 2), made.id, coseKey(made.publicKey)])
}

/** An attestation of format `none` (WebAuthn level 3, 8.7). */
export function attestationObject(data: Buffer): Buffer {
  const fields = new Map<string, string | Uint8Array | Map<string, string>>([
    ['fmt', 'none'],
    ['attStmt', new Map()],
    ['authData', new Uint8Array(data)],
  ])
  return Buffer.from(isoCBOR.encode(fields))
}

/** The signed bytes of an assertion. */
export function signedBytes(data: Buffer, clientData: Buffer): Buffer {
  return Buffer.concat([data, sha256(clientData)])
}
