import { createHmac, timingSafeEqual } from 'node:crypto'
import type { RouteDeps } from '../dependencies'

/** Signs keys in links. It may be known: the emulator never runs in production. */
const signingKey = 'emulator'

/** How long the link of a mail verifies an address: three days. */
const linkLifeMs = 3 * 86_400_000

const signature = (text: string) =>
  createHmac('sha256', signingKey).update(text).digest('base64url')

/** Whether two signatures are the same, in a time that does not depend on where they differ. */
export function isSameSignature(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/**
 * Key of a link that verifies an address, `<address>:<time>:<signature>` as Django signs it: the id
 * as JSON in base64url, the time in seconds in base 62.
 */
export function verificationKey({ clock }: RouteDeps, address: number): string {
  const id = Buffer.from(JSON.stringify(address)).toString('base64url')
  const signed = `${id}:${base62(Math.floor(clock.now().getTime() / 1000))}`
  return `${signed}:${signature(signed)}`
}

/** Which address a key verifies; null where it is none of ours or too old. */
export function addressOfKey({ clock }: RouteDeps, key: string): number | null {
  const [id = '', at = '', sign = ''] = key.split(':')
  if (!isSameSignature(sign, signature(`${id}:${at}`))) return null
  const age = clock.now().getTime() - fromBase62(at) * 1000
  return age <= linkLifeMs ? Number(Buffer.from(id, 'base64url').toString()) : null
}

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

function base62(number: number): string {
  const rest = Math.floor(number / 62)
  return (rest > 0 ? base62(rest) : '') + digits.charAt(number % 62)
}

function fromBase62(text: string): number {
  return [...text].reduce((sum, digit) => sum * 62 + digits.indexOf(digit), 0)
}
