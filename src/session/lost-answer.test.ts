import type { AuthOutcome } from './auth-outcome'
import { afterLooking, madeIf, madeIfStored, sendThenLook } from './lost-answer'

const lost = [{ kind: 'unreachable' }, { kind: 'broken', reason: 'cut' }] as const
const read = <Data>(data: Data): AuthOutcome<Data> => ({ kind: 'done', data })

describe.each(lost)('a change whose answer is %j', (outcome) => {
  it('is made if it is found', async () => {
    expect(await afterLooking(outcome, async () => read('new'))).toEqual(read('new'))
  })

  it('is not made only if that was looked up', async () => {
    expect(await afterLooking(outcome, async () => read(null))).toBe(outcome)
  })

  it('is unclear if looking fails, or is impossible', async () => {
    const unclear = { kind: 'unclear' }
    expect(await afterLooking(outcome, async () => ({ kind: 'unreachable' }))).toEqual(unclear)
    expect(await afterLooking(outcome, async () => ({ kind: 'signedOut' }))).toEqual(unclear)
    expect(await afterLooking(outcome, undefined)).toEqual(unclear)
  })
})

it.each<AuthOutcome<string>>([
  { kind: 'done', data: 'new' },
  { kind: 'refused', errors: [] },
  { kind: 'reauthenticationRequired' },
  { kind: 'rateLimited', seconds: 5 },
])('is not looked up after %j', async (outcome) => {
  const look = jest.fn()
  expect(await afterLooking(outcome, look)).toBe(outcome)
  expect(look).not.toHaveBeenCalled()
})

describe('a change that is sent', () => {
  const line = { onLine: true }
  beforeAll(() => {
    Object.defineProperty(globalThis, 'navigator', { value: line, configurable: true })
  })

  it.each(lost)('is looked up after %j', async (outcome) => {
    line.onLine = true
    const sent = sendThenLook<string>(
      async () => {
        // The connection breaks while the answer is awaited.
        line.onLine = false
        return outcome
      },
      async () => read('new'),
    )
    expect(await sent).toEqual(read('new'))
  })

  it('without a connection is not made, which needs no look', async () => {
    line.onLine = false
    const look = jest.fn()
    expect(await sendThenLook(async () => lost[0], look)).toBe(lost[0])
    expect(look).not.toHaveBeenCalled()
  })
})

it('reads a change by what holds', () => {
  expect(madeIf(read([1, 2]), (list) => !list.includes(3))).toEqual(read([1, 2]))
  expect(madeIf(read([1, 3]), (list) => !list.includes(3))).toEqual(read(null))
  expect(madeIf({ kind: 'missing' }, () => true)).toEqual({ kind: 'missing' })
})

it.each([
  ['made', { city: 'Βόλος', phone: null }, 'made'],
  ['as before', { city: 'Χίος', phone: '210' }, 'not made'],
  ['something third, e.g. as the API writes it', { city: 'ΒΟΛΟΣ', phone: '' }, 'unclear'],
])('reads an edit that is %s', (_, stored, result) => {
  const seen = madeIfStored(
    read(stored),
    { city: 'Βόλος', phone: '' },
    { city: 'Χίος', phone: '210', other: 'x' },
  )
  const results = { made: read(stored), 'not made': read(null), unclear: { kind: 'unclear' } }
  expect(seen).toEqual(Reflect.get(results, result))
})
