import { exampleContactReceipt, exampleWithdrawal } from '#contract/examples/site-examples'
import { ownScript, type StartOptions, startGateway } from './start-gateway'

export const key = '7c2f91ab-04d3-4e68-8b77-000000000640'
export const otherKey = '8c2f91ab-04d3-4e68-8b77-000000000641'

/** A gateway whose upstream accepts statements, and what it sent. */
export function startWithdrawals(options: StartOptions = {}) {
  const gateway = startGateway(options)
  const post = (body: object = exampleWithdrawal, idempotencyKey: string | null = key) =>
    gateway.ask('/api/withdrawals', {
      method: 'POST',
      headers: { ...ownScript, ...(idempotencyKey && { 'idempotency-key': idempotencyKey }) },
      body: JSON.stringify(body),
    })
  const bodies = () => gateway.calls.map(({ body = '' }) => JSON.parse(body))
  return { ...gateway, post, bodies }
}

/** Answers the first request in its own way, the others with a receipt. */
export const once = (first: () => Response | Promise<Response>) => {
  let isFirst = true
  return () => {
    if (!isFirst) return Response.json(exampleContactReceipt, { status: 201 })
    isFirst = false
    return first()
  }
}
