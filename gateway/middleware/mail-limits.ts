import type { GatewayConfig } from '../config/read-config'
import { GatewayError } from '../gateway-error'

/** What a mail is asked for: an address that the request names, or a session that waits for one. */
export type MailTarget = { email: string } | { generation: string }

/** A request that may go on to ask for a mail. */
export interface AllowedMail {
  /**
   * Says how it ended. One that sent nothing is not counted; of one that did, the session that now
   * waits for the mail is remembered, so that sending it again counts for the same recipient.
   */
  ended(hasMailed: boolean, generation: string | null): void
}

/** Counts what makes the API send a mail, by recipient: whoever asks, from wherever. */
export interface MailLimits {
  /** @throws GatewayError 429 with `Retry-After` where the recipient has had enough */
  allow(target: MailTarget): Promise<AllowedMail>
}

/**
 * At most so many mails to one recipient within a sliding window, whatever they are about. It is the
 * same for addresses that have an account and that have none. Recipients are kept as keyed hashes,
 * with a key that nobody but this process has; the longest unasked are forgotten first.
 */
export function createMailLimits(
  rates: GatewayConfig['rates'],
  clock: () => number,
  random: (length: number) => Uint8Array<ArrayBuffer>,
): MailLimits {
  const { mailsPerRecipient, mailWindowMs, rememberedClients } = rates
  const hash = createHash(random)
  const asked = new Map<string, number[]>()
  const waiting = new Map<string, string>()

  function recent(recipient: string): number[] {
    const since = clock() - mailWindowMs
    return (asked.get(recipient) ?? []).filter((at) => at > since)
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
      keep(asked, recipient, [...times, at], rememberedClients)
      return {
        ended(hasMailed, generation) {
          if (!hasMailed) asked.set(recipient, without(recent(recipient), at))
          else if (generation) keep(waiting, generation, recipient, rememberedClients)
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

function keep<Value>(map: Map<string, Value>, name: string, value: Value, most: number): void {
  map.delete(name)
  map.set(name, value)
  const [oldest] = map.keys()
  if (map.size > most && oldest !== undefined) map.delete(oldest)
}

function without(times: readonly number[], at: number): number[] {
  const index = times.indexOf(at)
  return times.filter((_, each) => each !== index)
}
