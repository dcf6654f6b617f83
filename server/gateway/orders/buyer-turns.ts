import type { Buyer } from '../http/api'
import { sha256Of } from '../lib/digest'
import type { SharedState } from '../shared/shared-state'
import { underWay } from './order-attempts'

/** Most consecutive calls of the API until the outcome of an order is certain. */
const longestCalls = 8

/** How often a lock that another request holds is tried again, in ms. */
const lockPauseMs = 50

/** Does one thing after the other for a buyer, also by several copies of the gateway. */
export type InTurn = <Result>(buyer: Buyer, work: () => Promise<Result>) => Promise<Result>

/** @throws GatewayError 409 while another request of the buyer takes long */
export function createBuyerTurns(shared: Pick<SharedState, 'locks'>, timeoutMs: number): InTurn {
  const locks = shared.locks('orders', longestCalls * timeoutMs)
  const tries = Math.ceil(timeoutMs / lockPauseMs)

  async function takeTurn(name: string): Promise<() => Promise<void>> {
    for (let tried = 0; tried <= tries; tried += 1) {
      const release = await locks.take(name)
      if (release) return release
      await new Promise((resolve) => setTimeout(resolve, lockPauseMs))
    }
    throw underWay()
  }

  return async (buyer, work) => {
    const release = await takeTurn(await nameOfBuyer(buyer))
    try {
      if (buyer.userId === null) await buyer.refresh()
      return await work()
    } finally {
      await release()
    }
  }
}

/** What names a buyer among all others, and opens nothing. */
async function nameOfBuyer(buyer: Buyer): Promise<string> {
  if (buyer.userId !== null) return `${buyer.userId}`
  return `guest ${await sha256Of(`turn ${buyer.state().secret}`)}`
}
