import * as z from 'zod/mini'
import { stampWithdrawal, withdraw } from '#contract/endpoints/withdrawals'
import { errorAnswer } from '#contract/errors/error-answer'
import { idempotencyHeader } from '#contract/shop/order-creation'
import { type WithdrawalStamp, withdrawalProblem } from '#contract/withdrawal/withdrawal'
import { requestOf } from '#lib/http/call'
import { ApiError } from '#lib/http/problem'
import { problemOfAnswer } from '#lib/http/request'
import type { HttpAnswer, SendRequest } from '#lib/http/send-request'
import type { WithdrawalAttempt, WithdrawalOutcome } from './withdrawal-machine'

interface SendDeps {
  send: SendRequest
  /** `navigator.onLine` */
  isOnline: () => boolean
}

/** Longer than the gateway waits for the API, in ms. */
const timeoutMs = 12_000

/** The time of a stamp has to come before the wait for the statement's own answer begins, in ms. */
const stampTimeoutMs = 3000

/**
 * Asks for the time of a statement, which is the same each time that it is sent; undefined where there is no answer.
 */
export async function requestStamp(
  send: SendRequest,
  key: string,
): Promise<WithdrawalStamp | undefined> {
  const headers = { [idempotencyHeader]: key }
  const request = requestOf(stampWithdrawal, { headers, timeoutMs: stampTimeoutMs })
  const answer = await send(request).catch(() => null)
  return answer ? z.safeParse(stampWithdrawal.answer, answer.body).data : undefined
}

/**
 * Sends a statement under its key. The request continues when the page
 * is left.
 */
export async function sendWithdrawal(
  { send, isOnline }: SendDeps,
  { key, statement, stamp }: WithdrawalAttempt,
): Promise<WithdrawalOutcome> {
  if (!isOnline()) return { kind: 'offline' }
  try {
    const body = { ...statement, ...(stamp && { stamp }) }
    const headers = { [idempotencyHeader]: key }
    const request = requestOf(withdraw, { body, headers, timeoutMs, keepalive: true })
    return outcomeOf(await send(request))
  } catch (failure) {
    if (failure instanceof ApiError) return { kind: 'unclear' }
    throw failure
  }
}

function outcomeOf(answer: HttpAnswer): WithdrawalOutcome {
  if (answer.status < 400) {
    const { data } = z.safeParse(withdraw.answer, answer.body)
    return data ? { kind: 'received', receipt: data } : { kind: 'unclear' }
  }
  const problem = problemOfAnswer(answer)
  if (problem.kind === 'rateLimited') return { kind: 'rateLimited', seconds: problem.seconds }
  if (problem.kind === 'refused') {
    return { kind: 'refused', fields: problem.errors.flatMap(({ param }) => param ?? []) }
  }
  const { data } = z.safeParse(errorAnswer, answer.body)
  const code = z.safeParse(withdrawalProblem, data?.data).data?.code
  return code === 'withdrawalNotSent' ? { kind: 'notSent' } : { kind: 'unclear' }
}
