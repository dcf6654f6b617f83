import { Hono } from 'hono'
import { withdrawalBody } from '#contract/withdrawal/withdrawal'
import type { RouteEnv, Services } from '../services'
import { createWithdrawalSending } from '../withdrawals/send-withdrawal'
import { readBody, readIdempotencyKey } from './read-request'
import { answerJson } from './responses'

/** Statements of withdrawal from a contract, by anybody, with or without an account. */
export function withdrawalRoutes(services: Services): Hono<RouteEnv> {
  const sendWithdrawal = createWithdrawalSending(services)
  return new Hono<RouteEnv>().post('/withdrawals', async (c) => {
    const key = readIdempotencyKey(c)
    const statement = await readBody(c, withdrawalBody)
    return answerJson(c, await sendWithdrawal(c, { key, statement }), 201)
  })
}
