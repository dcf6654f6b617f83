import { QueryClient } from '@tanstack/react-query'
import { exampleOrderDetail } from '../../../contract/examples/order-examples'
import { orderDetail } from '../../../contract/shop/order-detail'
import type { ChangeOutcome } from '../../session/change-machine'
import type { ownRequest } from '../../session/own-request'
import { cancelOrder, orderKey } from './cancel-order'

const open = orderDetail.parse(exampleOrderDetail)
const canceled = { ...open, status: 'CANCELED' as const, canBeCanceled: false }
const shipped = { ...open, status: 'SHIPPED' as const, canBeCanceled: false }

/** An API that answers so to cancelling, and so to reading afterwards. */
async function cancelWith(answer: ChangeOutcome, later: ChangeOutcome = { kind: 'unreachable' }) {
  const asked: string[] = []
  const ask = async ({ method = 'GET', path }: { method?: string; path: string }) => {
    asked.push(`${method} ${path}`)
    return method === 'POST' ? answer : later
  }
  const queries = new QueryClient()
  const outcome = await cancelOrder(ask as typeof ownRequest, queries, 640)
  return { outcome, asked, kept: queries.getQueryData(orderKey(640)) }
}

const done = (data: unknown): ChangeOutcome => ({ kind: 'done', data })

it('is done when the answer says so, with one call', async () => {
  const { outcome, asked, kept } = await cancelWith(done(canceled))
  expect(outcome.kind).toBe('done')
  expect(asked).toEqual(['POST /api/orders/640/cancel'])
  expect(kept).toBe(canceled)
})

it.each<ChangeOutcome>([
  { kind: 'unreachable' },
  { kind: 'broken', reason: 'cut' },
  { kind: 'conflict', errors: [] },
])('is done where the answer was %j and the order turns out cancelled', async (answer) => {
  const { outcome, asked, kept } = await cancelWith(answer, done(canceled))
  expect(outcome.kind).toBe('done')
  expect(asked).toEqual(['POST /api/orders/640/cancel', 'GET /api/orders/640'])
  expect(kept).toBe(canceled)
})

it('says that it was too late, and shows where the order is by now', async () => {
  const late: ChangeOutcome = { kind: 'conflict', errors: [] }
  const { outcome, kept } = await cancelWith(late, done(shipped))
  expect([outcome, kept]).toEqual([late, shipped])
})

it('takes no order for cancelled that does not say so', async () => {
  const { outcome } = await cancelWith(done(shipped))
  expect(outcome).toEqual({ kind: 'conflict', errors: [] })
})

it('claims nothing where nothing can be known', async () => {
  const { outcome, kept } = await cancelWith({ kind: 'unreachable' })
  expect([outcome, kept]).toEqual([{ kind: 'unreachable' }, undefined])
})
