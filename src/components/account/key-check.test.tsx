import { act, renderHook, waitFor } from '@testing-library/react'
import { emailVerification } from '#contract/allauth/key-checks'
import type { AuthOutcome } from '#session/auth-outcome'
import { useKeyCheck } from './key-check'

const mockRequest = jest.fn()
jest.mock('#session/auth-client', () => ({ authRequest: (call: object) => mockRequest(call) }))

/** State of the key after each outcome (R073). */
const ends: readonly [AuthOutcome<string>, string][] = [
  [{ kind: 'done', data: 'anna@example.com' }, 'good'],
  [{ kind: 'conflict', errors: [] }, 'spent'],
  [{ kind: 'refused', errors: [] }, 'wrong'],
  [{ kind: 'missing' }, 'wrong'],
  [{ kind: 'signedOut' }, 'wrong'],
  [{ kind: 'forbidden', errors: [] }, 'wrong'],
  [{ kind: 'unreachable' }, 'unclear'],
  [{ kind: 'broken', reason: 'x' }, 'unclear'],
  [{ kind: 'rateLimited', seconds: 9 }, 'unclear'],
]

function check() {
  const { result } = renderHook(() =>
    useKeyCheck({ path: '/auth/email/verify', answer: emailVerification }),
  )
  const settled = () => waitFor(() => expect(result.current.key.status).not.toBe('checking'))
  return { result, settled }
}

beforeEach(() => mockRequest.mockReset())

describe('useKeyCheck', () => {
  it.each(ends)('after %j the key is %s', async (outcome, status) => {
    mockRequest.mockResolvedValue(outcome)
    const { result, settled } = check()
    expect(result.current.key).toEqual({ status: 'checking' })
    await settled()
    expect(result.current.key.status).toBe(status)
    expect(mockRequest).toHaveBeenCalledTimes(1)
  })

  it('returns the data of the key, also after a retry', async () => {
    mockRequest.mockResolvedValueOnce({ kind: 'unreachable' })
    mockRequest.mockResolvedValueOnce({ kind: 'done', data: 'anna' })
    const { result, settled } = check()
    await settled()
    act(() => result.current.retry())
    await settled()
    expect(result.current.key).toEqual({ status: 'good', data: 'anna' })
  })

  it('is unclear where the request itself fails', async () => {
    mockRequest.mockRejectedValue(new Error('x'))
    const { result, settled } = check()
    await settled()
    expect(result.current.key).toMatchObject({ status: 'unclear', outcome: { kind: 'broken' } })
  })
})
