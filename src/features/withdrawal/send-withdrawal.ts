import * as z from 'zod/mini'
import { notValid } from '#components/form/validation'
import { errorAnswer } from '#contract/errors/error-answer'
import { idempotencyHeader } from '#contract/shop/order-creation'
import { withdrawalProblem, withdrawalReceipt } from '#contract/withdrawal/withdrawal'
import { problemOf } from '#lib/http/api-problem'
import type { SendRequest } from '#lib/http/http-client'
import {
  type HttpAnswer,
  HttpStatusError,
  NoConnectionError,
  TimeoutError,
} from '#lib/http/http-request'
import type { WithdrawalAttempt, WithdrawalOutcome } from './withdrawal-machine'

interface SendDeps {
  send: SendRequest
  /** `navigator.onLine` */
  isOnline: () => boolean
}

/** In seconds, if the server gives no delay: the length of its rate limit window. */
const usualWaitSeconds = 60

/** Longer than the gateway waits for the API, in ms. */
const timeoutMs = 12_000

/**
 * Sends a statement with `POST /api/withdrawals` under its key. The request continues when the page
 * is left.
 */
export async function sendWithdrawal(
  { send, isOnline }: SendDeps,
  { key, statement }: WithdrawalAttempt,
): Promise<WithdrawalOutcome> {
  if (!isOnline()) return { kind: 'offline' }
  try {
    const answer = await send({
      method: 'POST',
      path: '/api/withdrawals',
      body: statement,
      headers: { [idempotencyHeader]: key },
      timeoutMs,
      keepalive: true,
      isAnswer: () => true,
    })
    return outcomeOf(answer)
  } catch (failure) {
    if (failure instanceof NoConnectionError || failure instanceof TimeoutError) {
      return { kind: 'unclear' }
    }
    throw failure
  }
}

function outcomeOf(answer: HttpAnswer): WithdrawalOutcome {
  if (answer.status < 400) {
    const { data } = z.safeParse(withdrawalReceipt, answer.body)
    return data ? { kind: 'received', receipt: data } : { kind: 'unclear' }
  }
  const problem = problemOf(new HttpStatusError('POST /api/withdrawals', answer))
  if (problem.kind === 'tooMany') {
    return { kind: 'rateLimited', seconds: problem.retryAfterSeconds ?? usualWaitSeconds }
  }
  if (problem.kind === 'refused') {
    const names = Object.keys(problem.fields)
    return { kind: 'refused', fields: Object.fromEntries(names.map((name) => [name, notValid])) }
  }
  const { data } = z.safeParse(errorAnswer, answer.body)
  const code = z.safeParse(withdrawalProblem, data?.data).data?.code
  return code === 'withdrawalNotSent' ? { kind: 'notSent' } : { kind: 'unclear' }
}
