import * as z from 'zod/mini'
import { isWeakSecret, weakSecretFault } from '#contract/config/weak-secret'
import { isHookSecret } from '#contract/hooks/content-hook'
import { bytesOfBase64url } from '../lib/base64url'
import { proxyFaults } from './proxy-ranges'

/** An http(s) address that is only an origin; normalised to that origin. */
export const originValue = z.pipe(
  z.string().check(z.refine(isOrigin, 'must be an origin such as https://shop.example.gr')),
  z.transform((text) => new URL(text).origin),
)

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  const bare = url.pathname === '/' && !url.search && !url.hash && !url.username && !url.password
  return bare && (url.protocol === 'http:' || url.protocol === 'https:')
}

/** The address of a Redis server; it may hold a user and a password. */
export const redisAddress = z
  .string()
  .check(z.refine(isRedisAddress, 'must be an address such as redis://localhost:6379'))

function isRedisAddress(text: string): boolean {
  return URL.canParse(text) && /^rediss?:$/.test(new URL(text).protocol)
}

/** A whole number within bounds, written in digits. */
export function wholeNumber(least: number, most: number, fallback: number) {
  return z._default(givenNumber(least, most), fallback)
}

/** A whole number without a fallback, for `z.optional`: a default would count as a given value. */
export function givenNumber(least: number, most: number) {
  const range = `must be a whole number from ${least} to ${most}`
  return z
    .pipe(
      z.string().check(z.regex(/^\d{1,12}$/, range)),
      z.transform((digits) => Number(digits)),
    )
    .check(z.refine((amount) => amount >= least && amount <= most, range))
}

/** `on`, also by default, or `off`. */
export const onOff = z._default(
  z.pipe(
    z.enum(['on', 'off'], 'must be on or off'),
    z.transform((word) => word === 'on'),
  ),
  true,
)

const keyLength = 32

/** Comma list of base64url keys of 32 bytes; the first one encrypts, all of them decrypt. */
export const keyList = z.pipe(
  z.string().check(
    z.check<string>(({ value, issues }) => {
      for (const [at, key] of value.split(',').entries()) {
        const fault = keyFault(key.trim())
        if (!fault) continue
        issues.push({ code: 'custom', input: undefined, message: `key ${at + 1} ${fault}` })
      }
    }),
  ),
  z.transform((text) => text.split(',').map((key) => key.trim())),
)

function keyFault(key: string): string | null {
  if (key === '') return 'is empty'
  if (!/^[\w-]+$/.test(key)) return 'is not base64url'
  const bytes = Math.floor((key.length * 6) / 8)
  if (bytes !== keyLength) return `has ${bytes} bytes instead of ${keyLength}`
  const decoded = bytesOfBase64url(key) ?? new Uint8Array()
  return isWeakSecret(decoded) ? weakSecretFault : null
}

/** The secret of a webhook, as Standard Webhooks writes it. */
export const hookSecret = z
  .string()
  .check(z.refine(isHookSecret, 'must be whsec_ and 24 to 64 random bytes in base64'))

/** A secret that is a text; another program may have made it. */
export const textSecret = z.string().check(
  z.minLength(16, { error: 'must have at least 16 characters', abort: true }),
  z.refine((secret) => !isWeakSecret(secret), weakSecretFault),
)

/** Hosts of other servers, with a port where they have one. */
export const hostList = z.pipe(
  z.string().check(
    z.check<string>(({ value, issues }) => {
      for (const host of wordsOf(value)) {
        if (isHost(host)) continue
        issues.push({ code: 'custom', input: undefined, message: `${host} is not a host` })
      }
    }),
  ),
  z.transform(wordsOf),
)

/** Whether a text is written as `URL.host` has it. */
const isHost = (text: string) =>
  URL.canParse(`http://${text}`) && new URL(`http://${text}`).host === text

/** Addresses or ranges of proxies, as `10.0.0.0/8`. */
export const proxyList = z.pipe(
  z.string().check(
    z.check<string>(({ value, issues }) => {
      for (const message of proxyFaults(wordsOf(value))) {
        issues.push({ code: 'custom', input: undefined, message })
      }
    }),
  ),
  z.transform(wordsOf),
)

function wordsOf(text: string): string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
}
