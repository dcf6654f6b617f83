import * as z from 'zod/mini'
import { athensTime } from '#contract/wire/athens-time'
import {
  type Withdrawal,
  type WithdrawalProblem,
  type WithdrawalReceipt,
  withdrawalReference,
} from '#contract/withdrawal/withdrawal'
import { sentStatement, writeWithdrawal } from '#contract/withdrawal/withdrawal-message'
import { GatewayError } from '../gateway-error'
import { sendContact } from '../routes/contact'
import type { RouteContext, Services } from '../services'

/** A statement that somebody sends. */
interface WithdrawalRequest {
  /** The idempotency key, in lower case. */
  key: string
  statement: Withdrawal
}

/** What is remembered of a statement: nothing that names a person. */
const remembered = z.object({
  /** SHA-256 of key and statement. */
  print: z.string(),
  /** When it was first received, in ms since 1970. */
  receivedAt: z.number(),
  /** Whether the API has accepted it. */
  isSent: z.boolean(),
})
type Remembered = z.infer<typeof remembered>

const dayMs = 24 * 60 * 60_000

/**
 * Sends statements of withdrawal to the contact endpoint, as no generation of the API has one of
 * its own (decision note 55). One that the API has accepted is not sent again under the same key
 * within a day. After a lost answer of the API it is: the API has no way to look it up, so the
 * second message has the same reference and the same time.
 */
export function createWithdrawalSending({ deps, shared }: Pick<Services, 'deps' | 'shared'>) {
  const { upstreamTimeoutMs, rates } = deps.config
  const locks = shared.locks('withdrawals', 2 * upstreamTimeoutMs)
  const sent = shared.values('withdrawals', {
    lifetimeMs: dayMs,
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
      const print = await fingerprintOf(request)
      const known = readRemembered(await sent.get(key))
      if (known && known.print !== print) {
        throw new GatewayError(422, { reason: 'the key is of another statement' })
      }
      const entry: Remembered = known ?? {
        print,
        receivedAt: secondOf(deps.clock()),
        isSent: false,
      }
      const receipt = receiptOf(c, request, entry)
      if (entry.isSent) return receipt
      await sent.set(key, JSON.stringify(entry))
      await passOn(c, receipt)
      await sent.set(key, JSON.stringify({ ...entry, isSent: true } satisfies Remembered))
      return receipt
    } finally {
      await release()
    }
  }
}

/**
 * @throws GatewayError with the upstream's refusal, or 5xx with the code `withdrawalNotSent` where no
 * request was sent, else `withdrawalUnclear`
 */
async function passOn(c: RouteContext, receipt: WithdrawalReceipt): Promise<void> {
  const { name, email } = receipt.statement
  try {
    await sendContact(c, { name, email, message: writeWithdrawal(receipt) })
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    if (error.status < 500) throw error
    throw withProblem(error.details.unsent ? 'withdrawalNotSent' : 'withdrawalUnclear', error)
  }
}

function receiptOf(
  c: RouteContext,
  { key, statement }: WithdrawalRequest,
  { receivedAt }: Remembered,
): WithdrawalReceipt {
  return {
    reference: withdrawalReference(key),
    submittedAt: athensTime(receivedAt),
    statement: sentStatement(statement),
    isMailed: c.var.services.deps.config.shop.withdrawalMail === 'sent',
  }
}

/** The time without fractions of a second. */
const secondOf = (timeMs: number) => Math.floor(timeMs / 1000) * 1000

function readRemembered(text: string | null): Remembered | null {
  return text === null ? null : z.parse(remembered, JSON.parse(text))
}

async function fingerprintOf({ key, statement }: WithdrawalRequest): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify([key, statement]))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function withProblem(code: WithdrawalProblem, { status, message }: GatewayError): GatewayError {
  return new GatewayError(status, { data: { code }, reason: message })
}
