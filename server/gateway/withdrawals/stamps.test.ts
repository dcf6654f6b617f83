import { exampleWithdrawal } from '#contract/examples/site-examples'
import { readWithdrawal } from '#contract/withdrawal/withdrawal-message'
import { unreachable } from '../testing/failing-upstream'
import { ownScript } from '../testing/start-gateway'
import { key, otherKey, startWithdrawals as start } from '../testing/start-withdrawals'

describe('the time of a statement (R360)', () => {
  const stampOf = async ({ ask }: ReturnType<typeof start>, idempotencyKey = key) => {
    const headers = { ...ownScript, 'idempotency-key': idempotencyKey }
    return (await ask('/api/withdrawals/stamp', { method: 'POST', headers })).json()
  }

  it('is the same for a gateway that was started anew', async () => {
    const [first, second] = [start({ upstream: unreachable }), start()]
    const stamp = await stampOf(first)
    expect(stamp.submittedAt).toBe('2026-04-01T12:00:00+03:00')
    second.time.now += 90_000
    for (const gateway of [first, second]) {
      gateway.time.now += 2000
      await gateway.post({ ...exampleWithdrawal, stamp })
    }
    expect(second.bodies()).toEqual(first.bodies())
    expect(readWithdrawal(second.bodies()[0].message)?.submittedAt).toBe(stamp.submittedAt)
  })

  it.each<[string, (stamp: { submittedAt: string }, other: object) => object]>([
    [
      'a time that the gateway did not give',
      (stamp) => ({ ...stamp, submittedAt: '2026-03-31T12:00:00+03:00' }),
    ],
    ['the stamp of another key', (_, other) => other],
    ['a proof of its own', (stamp) => ({ ...stamp, proof: 'ab'.repeat(32) })],
  ])('is that of its arrival with %s', async (_, changed) => {
    const gateway = start()
    const stamp = changed(await stampOf(gateway), await stampOf(gateway, otherKey))
    gateway.time.now += 60_000
    const answer = await gateway.post({ ...exampleWithdrawal, stamp })
    expect(await answer.json()).toMatchObject({ submittedAt: '2026-04-01T12:01:00+03:00' })
  })

  it('is that of its arrival an hour after its stamp', async () => {
    const gateway = start()
    const stamp = await stampOf(gateway)
    gateway.time.now += 60 * 60_000
    const answer = await gateway.post({ ...exampleWithdrawal, stamp })
    expect(await answer.json()).toMatchObject({ submittedAt: '2026-04-01T13:00:00+03:00' })
  })
})
