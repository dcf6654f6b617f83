import type { MailLimitReached } from '#contract/errors/error-answer'
import type { GatewayConfig } from '../config/read-config'
import { GatewayError } from '../gateway-error'
import type { Metrics } from '../operations/metrics'
import { bytesOfBase64url } from '../session/encryption'
import type { SharedState } from '../shared/shared-state'

/** Recipient of a mail: an address that the request names, or a session that waits for a mail. */
export type MailTarget = { email: string } | { generation: string }

/** A request that may go on and trigger a mail. */
export interface AllowedMail {
  /**
   * Reports the outcome. A request that sent nothing is not counted; after one that did, the
   * session that now waits for the mail is stored, so that sending it again counts for the same
   * recipient.
   */
  ended(hasMailed: boolean, generation: string | null): Promise<void>
}

/** Counts requests that make the API send a mail, by recipient. */
export interface MailLimits {
  /** @throws GatewayError 429 with `Retry-After` where the recipient's limit is reached */
  allow(target: MailTarget): Promise<AllowedMail>
}

interface Tools {
  config: GatewayConfig
  shared: SharedState
  metrics: Metrics
}

/**
 * Limits the mails of any kind to one recipient within a sliding window, in the same manner with
 * and without an account. Recipients are kept as keyed hashes.
 */
export function createMailLimits({ config, shared, metrics }: Tools): MailLimits {
  const { enabled, mailsPerRecipient, mailWindowMs, rememberedClients } = config.rates
  const hash = createHash(config.sessionKeys)
  const remembered = rememberedClients
  const sent = shared.window('mails', {
    most: mailsPerRecipient,
    windowMs: mailWindowMs,
    remembered,
  })
  const waiting = shared.values('mail-recipients', {
    lifetimeMs: waitingMs(mailWindowMs),
    remembered,
  })

  return {
    async allow(target) {
      if (!enabled) return uncounted
      const recipient =
        'email' in target
          ? await hash(mailboxOf(target.email))
          : ((await waiting.get(target.generation)) ?? target.generation)
      const { waitMs, undo } = await sent.add(recipient)
      if (waitMs !== null) {
        metrics.refusedByLimit('mails')
        throw tooMany(waitMs)
      }
      return {
        async ended(hasMailed, generation) {
          if (!hasMailed) await undo()
          else if (generation) await waiting.set(generation, recipient)
        },
      }
    },
  }
}

const uncounted: AllowedMail = { ended: async () => undefined }

/** The upstream ends a session that waits for a mail longer than this, in ms. */
const longestWaitMs = 24 * 60 * 60_000
const waitingMs = (windowMs: number) => Math.max(windowMs, longestWaitMs)

function tooMany(waitMs: number): GatewayError {
  const data: MailLimitReached = { code: 'tooManyMails' }
  return new GatewayError(429, {
    data,
    reason: 'too many mails to one recipient',
    headers: { 'retry-after': String(Math.max(1, Math.ceil(waitMs / 1000))) },
  })
}

/** Google ignores dots in the names of its mailboxes, and has two domains for each. */
const googleDomains = new Set(['gmail.com', 'googlemail.com'])

/**
 * The mailbox of an address, whatever its spelling: without the tag after a plus sign, the domain
 * in the form of the DNS.
 */
export function mailboxOf(email: string): string {
  const written = email.trim().normalize('NFKC').toLowerCase()
  const [, name = written, host = ''] = /^([^+@]+)(?:\+[^@]*)?@(.+)$/.exec(written) ?? []
  const domain = URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : host
  const bare = domain.replace(/\.$/, '')
  return googleDomains.has(bare) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${bare}`
}

const hashPurpose = 'mail recipients:'

/**
 * HMAC-SHA-256 in hexadecimal digits, under the first session key, which all copies of the gateway
 * share; the purpose separates it from other uses of the key.
 */
function createHash([first = '']: readonly string[]) {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  let key: Promise<CryptoKey> | null = null
  return async (text: string): Promise<string> => {
    const secret = bytesOfBase64url(first.replace(/=+$/, '')) ?? new Uint8Array()
    key ??= crypto.subtle.importKey('raw', secret, algorithm, false, ['sign'])
    const bytes = new TextEncoder().encode(`${hashPurpose}${text}`)
    const digest = new Uint8Array(await crypto.subtle.sign('HMAC', await key, bytes))
    return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
  }
}
