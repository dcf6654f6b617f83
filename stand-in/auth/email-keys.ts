import { createHmac, timingSafeEqual } from 'node:crypto'
import type { RouteParts } from '../stand-in-parts'

/** Signs keys in links. It may be known: the stand-in never runs in production. */
const signingKey = 'stand-in'

/** How long the link of a mail verifies an address: three days. */
const linkLifeMs = 3 * 86_400_000

const signature = (text: string) =>
  createHmac('sha256', signingKey).update(text).digest('base64url')

/** Whether two signatures are the same, in a time that does not depend on where they differ. */
export function isSameSignature(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** Key of a link that verifies an address: `<address>:<time>:<signature>`, as the real service's. */
export function verificationKey({ clock }: RouteParts, address: number): string {
  const signed = `${base36(address)}:${base36(Math.floor(clock.now().getTime() / 1000))}`
  return `${signed}:${signature(signed)}`
}

/** Which address a key verifies; null where it is none of ours or too old. */
export function addressOfKey({ clock }: RouteParts, key: string): number | null {
  const [address = '', at = '', sign = ''] = key.split(':')
  if (!isSameSignature(sign, signature(`${address}:${at}`))) return null
  const age = clock.now().getTime() - Number.parseInt(at, 36) * 1000
  return age <= linkLifeMs ? Number.parseInt(address, 36) : null
}

const base36 = (number: number) => number.toString(36)
