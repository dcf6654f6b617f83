import { Hono } from 'hono'
import { withdrawalBody } from '#contract/withdrawal/withdrawal'
import { answerJson } from '../http/answer'
import { readIdempotencyKey } from '../http/idempotency-key'
import { discardBody, readBody } from '../http/read-request'
import type { RouteEnv } from '../http/route-env'
import { createWithdrawalSending, type WithdrawalTools } from '../withdrawals/send-withdrawal'
import { createStamps } from '../withdrawals/stamps'

interface Tools extends WithdrawalTools {
  config: WithdrawalTools['config'] & { sessionKeys: readonly string[] }
  clock: () => number
}

/** Statements of withdrawal from a contract, by anybody, with or without an account. */
export function withdrawalRoutes(tools: Tools): Hono<RouteEnv> {
  const stamps = createStamps(tools.config.sessionKeys, tools.clock)
  const sendWithdrawal = createWithdrawalSending(tools)
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
