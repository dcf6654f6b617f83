import type { MailLimitReached } from '#contract/errors/error-answer'
import { GatewayError } from '../lib/gateway-error'
import type { Metrics } from '../operations/metrics'
import { createKeyedHash } from '../session/keyed-hash'
import type { SharedState } from '../shared/shared-state'
import { mailboxOf } from './mailbox-of'

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

/** Mails of one kind are counted together, those of another kind apart from them. */
export type MailKind = 'sign-in' | 'withdrawal'

/** What is about to be sent, and at whose request. */
export interface MailRequest {
  kind: MailKind
  target: MailTarget
  /**
   * The signed-in person who asks; null for a guest. Each has a count of their own for every
   * recipient, so that nobody is stopped by what strangers ask for.
   */
  userId: number | null
}

/** Counts requests that make the API send a mail, by recipient. */
export interface MailLimits {
  /** @throws GatewayError 429 with `Retry-After` where the recipient's limit is reached */
  allow(request: MailRequest): Promise<AllowedMail>
  /** The same for a request that is carried out without its mail: null where there is none. */
  allowOrOmit(request: MailRequest): Promise<AllowedMail | null>
}

/** How many mails one recipient gets within a time. */
export interface MailRates {
  enabled: boolean
  mailsPerRecipient: number
  mailWindowMs: number
  rememberedClients: number
}

interface Tools {
  config: { rates: MailRates; sessionKeys: readonly string[] }
  shared: SharedState
  metrics: Metrics
}

/**
 * Limits the mails of a kind to one recipient within a sliding window, in the same manner with and
 * without an account. Recipients are kept as keyed hashes.
 */
export function createMailLimits({ config, shared, metrics }: Tools): MailLimits {
  const { enabled, mailsPerRecipient, mailWindowMs, rememberedClients } = config.rates
  const hash = createKeyedHash(config.sessionKeys, 'mail recipients')
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

  const nameOf = async ({ kind, target, userId }: MailRequest) =>
    'email' in target
      ? `${kind} ${userId ?? 'guest'} ${await hash(mailboxOf(target.email))}`
      : ((await waiting.get(target.generation)) ?? target.generation)

  async function count(request: MailRequest): Promise<{ mail: AllowedMail } | { waitMs: number }> {
    if (!enabled) return { mail: uncounted }
    const name = await nameOf(request)
    const { waitMs, undo } = await sent.add(name)
    if (waitMs !== null) {
      metrics.refusedByLimit('mails')
      return { waitMs }
    }
    const mail: AllowedMail = {
      async ended(hasMailed, generation) {
        if (!hasMailed) await undo()
        else if (generation) await waiting.set(generation, name)
      },
    }
    return { mail }
  }

  return {
    async allow(request) {
      const counted = await count(request)
      if ('mail' in counted) return counted.mail
      throw tooManyMails(counted.waitMs)
    },
    async allowOrOmit(request) {
      const counted = await count(request)
      return 'mail' in counted ? counted.mail : null
    },
  }
}

const uncounted: AllowedMail = { ended: async () => undefined }

/** The upstream ends a session that waits for a mail longer than this, in ms. */
const longestWaitMs = 24 * 60 * 60_000
const waitingMs = (windowMs: number) => Math.max(windowMs, longestWaitMs)

/** The refusal of a request beyond a limit of mails. */
export function tooManyMails(waitMs: number): GatewayError {
  const data: MailLimitReached = { code: 'tooManyMails' }
  return new GatewayError(429, {
    data,
    reason: 'too many mails',
    headers: { 'retry-after': String(Math.max(1, Math.ceil(waitMs / 1000))) },
  })
}
