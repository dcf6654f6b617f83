import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { ApiError, type ApiProblem } from '#lib/http/problem'
import { interruptedChange } from './interrupted-change'
import { useAccountChange } from './use-account-change'

type ChangeOutcome = { kind: 'done'; data: unknown } | ApiProblem

const endings: readonly [ChangeOutcome, 'resting' | 'failed' | 'rateLimited'][] = [
  [{ kind: 'done', data: [] }, 'resting'],
  [{ kind: 'reauthenticationRequired' }, 'resting'],
  [{ kind: 'nextStep' }, 'resting'],
  [{ kind: 'signedOut' }, 'resting'],
  [{ kind: 'sessionEnded' }, 'resting'],
  [{ kind: 'rateLimited', seconds: 30 }, 'rateLimited'],
  [{ kind: 'refused', errors: [] }, 'failed'],
  [{ kind: 'forbidden', errors: [] }, 'failed'],
  [{ kind: 'missing' }, 'failed'],
  [{ kind: 'conflict', errors: [] }, 'failed'],
  [{ kind: 'unreachable' }, 'failed'],
  [{ kind: 'broken', reason: '' }, 'failed'],
]

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const settle = () => act(async () => void (await jest.advanceTimersByTimeAsync(1)))

function start(carryOut: (change: string) => Promise<ChangeOutcome>) {
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const interrupted = interruptedChange<string>()
  const onDone = jest.fn()
  const mocked = jest.fn(async (change: string) => {
    const outcome = await carryOut(change)
    if (outcome.kind !== 'done') throw new ApiError(outcome)
    return outcome.data
  })
  const mount = () =>
    renderHook(() => useAccountChange<string>({ carryOut: mocked, interrupted, onDone }), {
      wrapper,
    })
  return { ...mount(), mount, onDone, carryOut: mocked, interrupted }
}

async function submitted(outcome: ChangeOutcome) {
  const page = start(async () => outcome)
  act(() => void page.result.current.submit('α'))
  await settle()
  return page
}

describe('useAccountChange', () => {
  it.each(endings)(
    'after %j it is %s, and accepts another change unless it has to wait',
    async (outcome, status) => {
      const { result, onDone, carryOut } = await submitted(outcome)
      const isKept = status !== 'resting'
      // After a lost answer, which nobody can look up here.
      const isLost = outcome.kind === 'unreachable' || outcome.kind === 'broken'
      expect(result.current).toMatchObject({
        status,
        change: isKept ? 'α' : null,
        problem: isLost ? { kind: 'unclear' } : isKept ? outcome : null,
      })
      expect(onDone.mock.calls).toEqual(outcome.kind === 'done' ? [['α', outcome.data]] : [])
      act(() => result.current.consider('β'))
      await settle()
      expect(result.current.status).toBe(status === 'rateLimited' ? 'rateLimited' : 'confirming')
      act(() => result.current.cancel())
      await settle()
      act(() => void result.current.submit('γ'))
      await settle()
      expect(carryOut).toHaveBeenCalledTimes(status === 'rateLimited' ? 1 : 2)
    },
  )

  it('has failed where the request rejects, until the failure is dismissed', async () => {
    const { result } = start(() => Promise.reject(new Error('x')))
    act(() => void result.current.submit('α'))
    await settle()
    expect(result.current).toMatchObject({ status: 'failed', problem: { kind: 'broken' } })
    act(() => result.current.dismiss())
    await settle()
    expect(result.current.status).toBe('resting')
  })

  it('carries out a considered change only once it is confirmed', async () => {
    const { result, carryOut } = start(async () => ({ kind: 'missing' }))
    act(() => result.current.consider('β'))
    expect(result.current).toMatchObject({ status: 'confirming', change: 'β' })
    act(() => result.current.cancel())
    expect(result.current.change).toBeNull()
    await settle()
    expect(carryOut).not.toHaveBeenCalled()
    act(() => result.current.consider('β'))
    act(() => result.current.confirm())
    await settle()
    expect(result.current.status).toBe('failed')
    expect(carryOut.mock.calls).toEqual([['β']])
  })

  it('carries out another change right after the considered one was cancelled', async () => {
    const { result, carryOut } = start(async () => ({ kind: 'done', data: null }))
    act(() => result.current.consider('β'))
    act(() => {
      result.current.cancel()
      void result.current.submit('γ')
    })
    await settle()
    expect(carryOut.mock.calls).toEqual([['γ']])
  })

  it('sends one change at a time (A3-57)', async () => {
    let finish = (_: ChangeOutcome) => {}
    const { result, carryOut } = start(() => new Promise((resolve) => (finish = resolve)))
    act(() => {
      void result.current.submit('α')
      void result.current.submit('α')
    })
    await settle()
    expect(result.current).toMatchObject({ status: 'working', change: 'α' })
    act(() => {
      void result.current.submit('α')
      result.current.consider('β')
      result.current.cancel()
      result.current.dismiss()
    })
    await settle()
    expect(result.current.status).toBe('working')
    act(() => finish({ kind: 'done', data: null }))
    await settle()
    expect(result.current.status).toBe('resting')
    expect(carryOut).toHaveBeenCalledTimes(1)
  })

  it('asks to confirm the change that reauthentication interrupted (R270)', async () => {
    const { unmount, mount, carryOut } = await submitted({ kind: 'reauthenticationRequired' })
    unmount()
    const { result } = mount()
    expect(result.current).toMatchObject({ status: 'confirming', change: 'α' })
    expect(carryOut).toHaveBeenCalledTimes(1)
  })

  it.each<[ChangeOutcome, string | null]>([
    [{ kind: 'reauthenticationRequired' }, 'α'],
    [{ kind: 'done', data: null }, null],
  ])('after %j on a page that was left it keeps %j, without a callback', async (outcome, kept) => {
    let finish = (_: ChangeOutcome) => {}
    const page = start(() => new Promise((resolve) => (finish = resolve)))
    act(() => void page.result.current.submit('α'))
    await settle()
    page.unmount()
    finish(outcome)
    await settle()
    expect(page.interrupted.take()).toBe(kept)
    expect(page.onDone).not.toHaveBeenCalled()
  })
})
