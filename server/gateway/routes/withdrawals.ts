import { Hono } from 'hono'
import { withdrawalBody } from '#contract/withdrawal/withdrawal'
import type { RouteEnv, Services } from '../services'
import { createWithdrawalSending } from '../withdrawals/send-withdrawal'
import { createStamps } from '../withdrawals/stamps'
import { discardBody, readBody, readIdempotencyKey } from './read-request'
import { answerJson } from './responses'

/** Statements of withdrawal from a contract, by anybody, with or without an account. */
export function withdrawalRoutes(services: Services): Hono<RouteEnv> {
  const stamps = createStamps(services.deps)
  const sendWithdrawal = createWithdrawalSending(services)
  return new Hono<RouteEnv>()
    .post('/withdrawals/stamp', async (c) => {
      const key = readIdempotencyKey(c)
      await discardBody(c)
      return answerJson(c, await stamps.make(key))
    })
    .post('/withdrawals', async (c) => {
      const key = readIdempotencyKey(c)
      const { stamp, ...statement } = await readBody(c, withdrawalBody)
      const receivedAt = await stamps.read(key, stamp)
      return answerJson(c, await sendWithdrawal(c, { key, statement, receivedAt }), 201)
    })
}
