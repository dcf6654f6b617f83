import { stampWithdrawal, withdraw } from '#contract/endpoints/withdrawals'
import type { Api } from '../http/api'
import { createRoutes } from '../http/create-routes'
import { createWithdrawalSending, type WithdrawalTools } from '../withdrawals/send-withdrawal'
import { createStamps } from '../withdrawals/stamps'

interface Tools extends WithdrawalTools {
  config: WithdrawalTools['config'] & { sessionKeys: readonly string[] }
  clock: () => number
  api: Api
}

/** Statements of withdrawal from a contract, by anybody, with or without an account. */
export function withdrawalRoutes(tools: Tools) {
  const stamps = createStamps(tools.config.sessionKeys, tools.clock)
  const sendWithdrawal = createWithdrawalSending(tools)
  const { routes, route } = createRoutes(tools.api)

  route(stampWithdrawal, ({ key }) => stamps.make(key))

  route(withdraw, async ({ c, key, body: { stamp, ...statement } }) => {
    const receivedAt = await stamps.read(key, stamp)
    return sendWithdrawal(c, { key, statement, receivedAt })
  })

  return routes
}
