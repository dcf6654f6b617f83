import { act, renderHook } from '@testing-library/react'
import type { AuthOutcome } from '#session/auth-outcome'
import { useAuthSubmit } from './use-auth-submit'

const mockRequest = jest.fn()
jest.mock('#session/auth-client', () => ({ authRequest: (call: object) => mockRequest(call) }))

const wrongCode: AuthOutcome<unknown> = {
  kind: 'refused',
  errors: [{ code: 'incorrect_code', message: '', param: 'code' }],
}

/** The state after each outcome. */
const ends: readonly [AuthOutcome<unknown>, string][] = [
  [{ kind: 'signedIn' }, 'over'],
  [{ kind: 'nextStep', flow: { id: 'verify_email', is_pending: true } }, 'over'],
  [{ kind: 'reauthenticationRequired' }, 'over'],
  [{ kind: 'signedOut' }, 'over'],
  [{ kind: 'sessionEnded' }, 'over'],
  [{ kind: 'done', data: undefined }, 'over'],
  [wrongCode, 'ready'],
  [{ kind: 'refused', errors: [] }, 'ready'],
  [{ kind: 'missing' }, 'ready'],
  [{ kind: 'unreachable' }, 'ready'],
  [{ kind: 'broken', reason: 'x' }, 'ready'],
  [{ kind: 'rateLimited', seconds: 5 }, 'rateLimited'],
  [{ kind: 'forbidden', errors: [] }, 'closed'],
  [{ kind: 'conflict', errors: [] }, 'expired'],
]

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function start(outcome: AuthOutcome<unknown>, tries?: number) {
  mockRequest.mockReset().mockImplementation(async () => outcome)
  const { result } = renderHook(() =>
    useAuthSubmit<{ code: string }>({
      request: (body) => ({ method: 'POST', path: '/auth/code/confirm', body }),
      ...(tries && { tries }),
    }),
  )
  const submit = async () => {
    await act(async () => {
      const sent = result.current.submit({ code: 'ABC' })
      await jest.advanceTimersByTimeAsync(1)
      await sent
    })
    return result.current.status
  }
  return { result, submit }
}

describe('useAuthSubmit', () => {
  it.each(ends)('after %j it is %s', async (outcome, status) => {
    const { result, submit } = start(outcome)
    expect(await submit()).toBe(status)
    expect(result.current.outcome).toEqual(outcome)
    act(() => result.current.renewTries())
    expect(result.current.status).toBe(status)
    await act(async () => {
      result.current.reset()
      await jest.advanceTimersByTimeAsync(1)
    })
    expect(result.current.status).toBe(status === 'rateLimited' ? 'rateLimited' : 'ready')
  })

  it('sends the call of the values', async () => {
    const { submit } = start({ kind: 'signedIn' })
    await submit()
    expect(mockRequest.mock.calls).toEqual([
      [{ method: 'POST', path: '/auth/code/confirm', body: { code: 'ABC' } }],
    ])
  })

  it('expires with the last try, and counts again with a new code (R076)', async () => {
    const { result, submit } = start(wrongCode, 3)
    await submit()
    expect(await submit()).toBe('ready')
    act(() => result.current.renewTries())
    await submit()
    expect(await submit()).toBe('ready')
    expect(await submit()).toBe('expired')
    await act(async () => {
      result.current.reset()
      await jest.advanceTimersByTimeAsync(1)
    })
    expect(await submit()).toBe('ready')
  })

  it('counts no tries where no number is given', async () => {
    const { submit } = start(wrongCode)
    for (let miss = 0; miss < 10; miss += 1) expect(await submit()).toBe('ready')
  })
})
