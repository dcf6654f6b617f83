import * as z from 'zod/mini'
import type { ContactMessage } from '#contract/contact/contact-message'
import { athensTime } from '#contract/wire/athens-time'
import {
  type Withdrawal,
  type WithdrawalProblem,
  type WithdrawalReceipt,
  withdrawalReference,
} from '#contract/withdrawal/withdrawal'
import { sentStatement, writeWithdrawal } from '#contract/withdrawal/withdrawal-message'
import { sendContactMessage } from '#upstream/endpoints/shop'
import type { Api, Asking } from '../http/api'
import { clientOf } from '../http/client-of'
import type { RouteContext } from '../http/route-env'
import { sha256Of } from '../lib/digest'
import { GatewayError } from '../lib/gateway-error'
import { type MailLimits, type MailRates, tooManyMails } from '../middleware/mail-limits'
import { isMember } from '../session/encrypted-session'
import type { EventWindow, SharedState } from '../shared/shared-state'

/** A statement that somebody sends. */
interface WithdrawalRequest {
  /** The idempotency key, in lower case. */
  key: string
  statement: Withdrawal
  /** When the gateway was first asked to take it, in ms since 1970. */
  receivedAt: number
}

/** What is remembered of a statement: nothing that names a person. */
const remembered = z.object({
  /** SHA-256 of key and statement. */
  print: z.string(),
  /** When it was first received, in ms since 1970. */
  receivedAt: z.number(),
  /** Whether the API has accepted it. */
  isSent: z.boolean(),
  /** Whether it was asked for a receipt by e-mail. */
  isMailed: z.boolean(),
})
type Remembered = z.infer<typeof remembered>

/** What statements are sent with. */
export interface WithdrawalTools {
  config: {
    upstreamTimeoutMs: number
    rates: MailRates
    shop: { withdrawalMail: 'none' | 'sent' }
  }
  shared: Pick<SharedState, 'locks' | 'values' | 'window'>
  mails: MailLimits
  api: Api
}

const dayMs = 24 * 60 * 60_000

/**
 * Sends statements of withdrawal to the contact endpoint, as no generation of the API has one of its
 * own (form and receipt: docs/decisions/0055-withdrawals-go-to-the-contact-endpoint.md). One that the API has accepted is not sent again under the same key
 * within a day. After a lost answer of the API it is: the API has no way to look it up, so the
 * second message has the same reference and the same time. One sender may send few of them; beyond
 * the limit of mails to one recipient a statement is sent all the same, without a mail.
 */
export function createWithdrawalSending(tools: WithdrawalTools) {
  const { config, shared, api } = tools
  const { upstreamTimeoutMs, rates } = config
  const locks = shared.locks('withdrawals', 2 * upstreamTimeoutMs)
  const sent = shared.values('withdrawals', {
    lifetimeMs: dayMs,
    remembered: rates.rememberedClients,
  })

  const senders = shared.window('withdrawal-senders', {
    most: rates.mailsPerRecipient,
    windowMs: rates.mailWindowMs,
    remembered: rates.rememberedClients,
  })

  /**
   * @throws GatewayError 409 while a request with this key is under way, 422 where the key is of
   * another statement, and as `passOn`
   */
  return async (c: RouteContext, request: WithdrawalRequest): Promise<WithdrawalReceipt> => {
    const { key } = request
    const release = await locks.take(key)
    if (!release) {
      throw new GatewayError(409, {
        headers: { 'retry-after': '2' },
        reason: 'an earlier request is still under way',
      })
    }
    try {
      const print = await sha256Of(JSON.stringify([key, request.statement]))
      const known = readRemembered(await sent.get(key))
      if (known && known.print !== print) {
        throw new GatewayError(422, { reason: 'the key is of another statement' })
      }
      if (known?.isSent) return receiptOf(request, known)
      const receivedAt = known?.receivedAt ?? request.receivedAt
      const counted = await countSending(c, tools, senders, request.statement)
      const isMailed = known?.isMailed || counted.isMailed
      const entry: Remembered = { print, receivedAt, isSent: false, isMailed }
      const remember = (changed: Partial<Remembered>) =>
        sent.set(key, JSON.stringify({ ...entry, ...changed }))
      await remember({})
      const receipt = receiptOf(request, entry)
      try {
        await passOn(api.asGuest(c), receipt)
      } catch (error) {
        if (hasNotArrived(error)) await Promise.all([counted.undo(), remember({ isMailed: false })])
        throw error
      }
      await remember({ isSent: true })
      return receipt
    } finally {
      await release()
    }
  }
}

interface CountedSending {
  isMailed: boolean
  /** It was not sent. */
  undo(): Promise<void>
}

/**
 * Counts a statement for its sender, and its mail for the mailbox, which may be a stranger's.
 * @throws GatewayError 429 with `Retry-After` where the sender's limit is reached
 */
async function countSending(
  c: RouteContext,
  { config: { rates, shop }, mails }: WithdrawalTools,
  senders: EventWindow,
  { email }: Withdrawal,
): Promise<CountedSending> {
  const { session } = c.var
  const sender = rates.enabled ? clientOf(c).key : undefined
  const sending = sender === undefined ? null : await senders.add(sender)
  if (sending && sending.waitMs !== null) throw tooManyMails(sending.waitMs)
  const userId = isMember(session) ? session.userId : null
  const mail =
    shop.withdrawalMail === 'sent'
      ? await mails.allowOrOmit({ kind: 'withdrawal', target: { email }, userId })
      : null
  return {
    isMailed: mail !== null,
    async undo() {
      await sending?.undo()
      await mail?.ended(false, null)
    },
  }
}

/**
 * @throws GatewayError with the upstream's refusal, or 5xx with the code `withdrawalNotSent` where no
 * request was sent, else `withdrawalUnclear`
 */
async function passOn(guest: Asking, receipt: WithdrawalReceipt): Promise<void> {
  const { name, email } = receipt.statement
  const body: ContactMessage = { name, email, message: writeWithdrawal(receipt) }
  try {
    await guest.ask(sendContactMessage, { body })
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    if (error.status < 500) throw error
    throw withProblem(error)
  }
}

/** Whether a statement has certainly not arrived: the upstream refused it, or got no request. */
function hasNotArrived(error: unknown): boolean {
  return error instanceof GatewayError && (error.status < 500 || error.details.unsent === true)
}

function receiptOf(
  { key, statement }: WithdrawalRequest,
  { receivedAt, isMailed }: Remembered,
): WithdrawalReceipt {
  return {
    reference: withdrawalReference(key),
    submittedAt: athensTime(receivedAt),
    statement: sentStatement(statement),
    isMailed,
  }
}

function readRemembered(text: string | null): Remembered | null {
  return text === null ? null : z.parse(remembered, JSON.parse(text))
}

function withProblem({ status, message, details }: GatewayError): GatewayError {
  const code: WithdrawalProblem = details.unsent ? 'withdrawalNotSent' : 'withdrawalUnclear'
  return new GatewayError(status, { ...details, data: { code }, reason: message })
}
