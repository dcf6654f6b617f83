import { LRUCache } from 'lru-cache'
import type { GatewayConfig } from '../config/read-config'
import { GatewayError } from '../gateway-error'
import { upTo } from './rate-limiter'

/** Recipient of a mail: an address that the request names, or a session that waits for a mail. */
export type MailTarget = { email: string } | { generation: string }

/** A request that may go on and trigger a mail. */
export interface AllowedMail {
  /**
   * Reports the outcome. A request that sent nothing is not counted; of one that did, the session that now
   * waits for the mail is remembered, so that sending it again counts for the same recipient.
   */
  ended(hasMailed: boolean, generation: string | null): void
}

/** Counts requests that make the API send a mail, by recipient. */
export interface MailLimits {
  /** @throws GatewayError 429 with `Retry-After` where the recipient has had enough */
  allow(target: MailTarget): Promise<AllowedMail>
}

/**
 * At most so many mails to one recipient within a sliding window, of any kind, the same for addresses
 * with and without an account. Recipients are kept as keyed hashes,
 * with a key of this process; LRU eviction.
 */
export function createMailLimits(
  rates: GatewayConfig['rates'],
  clock: () => number,
  random: (length: number) => Uint8Array<ArrayBuffer>,
): MailLimits {
  const { mailsPerRecipient, mailWindowMs, rememberedClients } = rates
  const hash = createHash(random)
  const sentAt = new LRUCache<string, number[]>(upTo(rememberedClients))
  const waiting = new LRUCache<string, string>(upTo(rememberedClients))

  function recent(recipient: string): number[] {
    const since = clock() - mailWindowMs
    return (sentAt.get(recipient) ?? []).filter((at) => at > since)
  }

  function refuseTooMany(times: readonly number[]): void {
    const [oldest] = times
    if (oldest === undefined || times.length < mailsPerRecipient) return
    throw new GatewayError(429, {
      reason: 'too many mails to one recipient',
      headers: { 'retry-after': String(secondsUntil(oldest + mailWindowMs - clock())) },
    })
  }

  return {
    async allow(target) {
      if (!rates.enabled) return uncounted
      const recipient =
        'email' in target
          ? await hash(mailboxOf(target.email))
          : (waiting.get(target.generation) ?? target.generation)
      const times = recent(recipient)
      refuseTooMany(times)
      const at = clock()
      sentAt.set(recipient, [...times, at])
      return {
        ended(hasMailed, generation) {
          if (!hasMailed) sentAt.set(recipient, without(recent(recipient), at))
          else if (generation) waiting.set(generation, recipient)
        },
      }
    },
  }
}

const uncounted: AllowedMail = { ended: () => undefined }

const secondsUntil = (ms: number) => Math.max(1, Math.ceil(ms / 1000))

/** One mailbox, however it is written: what follows a plus sign is a note of its owner's. */
function mailboxOf(email: string): string {
  const [, name = email, , domain = ''] = /^([^+@]+)(\+[^@]*)?(@.*)$/.exec(email.trim()) ?? []
  return `${name}${domain}`.normalize('NFKC').toLowerCase()
}

/** SHA-256 with a key that is drawn at the start and never leaves. */
function createHash(random: (length: number) => Uint8Array<ArrayBuffer>) {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  let key: Promise<CryptoKey> | null = null
  return async (text: string): Promise<string> => {
    key ??= crypto.subtle.importKey('raw', random(32), algorithm, false, ['sign'])
    const bytes = await crypto.subtle.sign('HMAC', await key, new TextEncoder().encode(text))
    return String.fromCharCode(...new Uint8Array(bytes))
  }
}

function without(times: readonly number[], at: number): number[] {
  const index = times.indexOf(at)
  return times.filter((_, each) => each !== index)
}
