import { ApiError, type ApiProblem } from '#lib/http/problem'
import { failing, settled } from '#lib/http/testing/settled'
import { afterLooking, type Look, madeIfStored, sendThenLook } from './lost-answer'

const lost = [{ kind: 'unreachable' }, { kind: 'broken', reason: 'cut' }] as const
const unclear = { kind: 'unclear' }
const afterProblem = (problem: ApiProblem, look: Look<string> | undefined) =>
  settled(afterLooking(new ApiError(problem), look))

describe.each(lost)('a change whose answer is %j', (problem) => {
  it('is made if it is found', async () => {
    expect(await afterProblem(problem, async () => 'new')).toBe('new')
  })

  it('is not made only if that was looked up', async () => {
    expect(await afterProblem(problem, async () => null)).toBe(problem)
  })

  it('is unclear if looking fails, or is impossible', async () => {
    expect(await afterProblem(problem, () => failing({ kind: 'unreachable' }))).toEqual(unclear)
    expect(await afterProblem(problem, () => failing({ kind: 'signedOut' }))).toEqual(unclear)
    expect(await afterProblem(problem, undefined)).toEqual(unclear)
  })
})

it.each<ApiProblem>([
  { kind: 'refused', errors: [] },
  { kind: 'reauthenticationRequired' },
  { kind: 'rateLimited', seconds: 5 },
])('is not looked up after %j', async (problem) => {
  const look = jest.fn()
  expect(await afterProblem(problem, look)).toBe(problem)
  expect(look).not.toHaveBeenCalled()
})

it('is not looked up after a success, nor after a mistake of ours', async () => {
  const look = jest.fn()
  expect(await sendThenLook(async () => 'new', look)).toBe('new')
  const mistake = new TypeError('x')
  await expect(sendThenLook(() => Promise.reject(mistake), look)).rejects.toBe(mistake)
  expect(look).not.toHaveBeenCalled()
})

describe('a change that is sent', () => {
  const line = { onLine: true }
  beforeAll(() => {
    Object.defineProperty(globalThis, 'navigator', { value: line, configurable: true })
  })
  afterEach(() => {
    line.onLine = true
  })

  it.each(lost)('is looked up after %j', async (problem) => {
    const sent = sendThenLook<string>(
      () => {
        // The connection breaks while the answer is awaited.
        line.onLine = false
        return failing(problem)
      },
      async () => 'new',
    )
    expect(await sent).toBe('new')
  })

  it('without a connection is not made, which needs no look', async () => {
    line.onLine = false
    const look = jest.fn()
    expect(await settled(sendThenLook(() => failing(lost[0]), look))).toBe(lost[0])
    expect(look).not.toHaveBeenCalled()
  })
})

it.each([
  ['made', { city: 'Βόλος', phone: null }, 'made'],
  ['as before', { city: 'Χίος', phone: '210' }, 'not made'],
  ['something third, e.g. as the API writes it', { city: 'ΒΟΛΟΣ', phone: '' }, 'unclear'],
])('reads an edit that is %s', async (_, stored, result) => {
  const look = async () =>
    madeIfStored(stored, { city: 'Βόλος', phone: '' }, { city: 'Χίος', phone: '210', other: 'x' })
  const results = { made: stored, 'not made': null, unclear }
  expect(await settled(look())).toEqual(Reflect.get(results, result))
})
