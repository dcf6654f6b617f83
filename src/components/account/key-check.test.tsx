import { act, renderHook, waitFor } from '@testing-library/react'
import { endWith, type Outcome } from '#lib/http/testing/settled'
import { useKeyCheck } from './key-check'

const read = jest.fn()

/** State of the key after each outcome (R073). */
const ends: readonly [Outcome<string>, string][] = [
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
  const { result } = renderHook(() => useKeyCheck<string>(read))
  const settled = () => waitFor(() => expect(result.current.key.status).not.toBe('checking'))
  return { result, settled }
}

beforeEach(() => read.mockReset())

describe('useKeyCheck', () => {
  it.each(ends)('after %j the key is %s', async (outcome, status) => {
    read.mockImplementation(() => endWith(outcome))
    const { result, settled } = check()
    expect(result.current.key).toEqual({ status: 'checking' })
    await settled()
    expect(result.current.key.status).toBe(status)
    expect(read).toHaveBeenCalledTimes(1)
  })

  it('returns the data of the key, also after a retry', async () => {
    read.mockImplementationOnce(() => endWith({ kind: 'unreachable' }))
    read.mockResolvedValueOnce('anna')
    const { result, settled } = check()
    await settled()
    act(() => result.current.retry())
    await settled()
    expect(result.current.key).toEqual({ status: 'good', data: 'anna' })
  })

  it('is unclear where the request itself fails', async () => {
    read.mockRejectedValue(new Error('x'))
    const { result, settled } = check()
    await settled()
    expect(result.current.key).toMatchObject({ status: 'unclear', problem: { kind: 'broken' } })
  })
})
