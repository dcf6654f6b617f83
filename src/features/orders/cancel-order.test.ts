import { QueryClient } from '@tanstack/react-query'
import { readOrder } from '#contract/endpoints/orders'
import { exampleOrderDetail } from '#contract/examples/order-examples'
import { orderDetail } from '#contract/shop/order'
import { createCall } from '#lib/http/call'
import type { ApiRequest } from '#lib/http/request'
import { endWith, type Outcome, outcomeOf } from '#lib/http/testing/settled'
import { queryKeyOf } from '#session/use-account-query'
import { sendCancellation } from './cancel-order'

const open = orderDetail.parse(exampleOrderDetail)
const canceled = { ...open, status: 'CANCELED' as const, canBeCanceled: false }
const shipped = { ...open, status: 'SHIPPED' as const, canBeCanceled: false }

/** Cancels with this response, and `later` as response to reading the order. */
async function cancelWith(answer: Outcome, later: Outcome = { kind: 'unreachable' }, named = open) {
  const calls: string[] = []
  const request = async ({ method = 'GET', path }: { method?: string; path: string }) => {
    calls.push(`${method} ${path}`)
    return endWith(method === 'POST' ? answer : later)
  }
  const queries = new QueryClient()
  const outcome = await outcomeOf(
    sendCancellation(createCall(request as ApiRequest), queries, named),
  )
  return {
    outcome,
    calls,
    kept: queries.getQueryData(queryKeyOf(readOrder, { params: { id: 640 } })),
  }
}

const done = (data: unknown): Outcome => ({ kind: 'done', data })

it('is done with one request if the response says so', async () => {
  const { outcome, calls, kept } = await cancelWith(done(canceled))
  expect(outcome.kind).toBe('done')
  expect(calls).toEqual(['POST /api/orders/640/cancel'])
  expect(kept).toBe(canceled)
})

it.each<Outcome>([
  { kind: 'unreachable' },
  { kind: 'broken', reason: 'cut' },
  { kind: 'conflict', errors: [] },
])('is done after %j if the order turns out cancelled', async (answer) => {
  const { outcome, calls, kept } = await cancelWith(answer, done(canceled))
  expect(outcome.kind).toBe('done')
  expect(calls).toEqual(['POST /api/orders/640/cancel', 'GET /api/orders/640'])
  expect(kept).toBe(canceled)
})

it('is a conflict if it was too late, and stores the order', async () => {
  const late: Outcome = { kind: 'conflict', errors: [] }
  const { outcome, kept } = await cancelWith(late, done(shipped))
  expect([outcome, kept]).toEqual([late, shipped])
})

it('is a conflict if the order is not cancelled after a success', async () => {
  const { outcome } = await cancelWith(done(shipped))
  expect(outcome).toEqual({ kind: 'conflict', errors: [] })
})

it('is unreachable if nothing can be read', async () => {
  const { outcome, kept } = await cancelWith({ kind: 'unreachable' })
  expect([outcome, kept]).toEqual([{ kind: 'unreachable' }, undefined])
})

it('is sent and read by its uuid for the order of a guest', async () => {
  const guests = { ...open, user: null }
  const lost: Outcome = { kind: 'unreachable' }
  const { outcome, calls } = await cancelWith(lost, done({ ...canceled, user: null }), guests)
  expect(outcome.kind).toBe('done')
  const path = `/api/orders/uuid/${open.uuid}`
  expect(calls).toEqual([`POST ${path}/cancel`, `GET ${path}`])
})
