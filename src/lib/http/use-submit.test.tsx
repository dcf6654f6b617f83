import { act, renderHook } from '@testing-library/react'
import { ApiError, type ApiProblem } from './problem'
import { failing } from './testing/settled'
import { useSubmit } from './use-submit'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const settle = () => act(() => jest.advanceTimersByTimeAsync(1))

function start(send: (text: string) => Promise<number>) {
  const onDone = jest.fn()
  const mocked = jest.fn(send)
  const { result, unmount } = renderHook(() => useSubmit({ send: mocked, onDone }))
  return { result, unmount, onDone, send: mocked }
}

async function submitted(problem: ApiProblem | null) {
  const form = start(async () => {
    if (problem) throw new ApiError(problem)
    return 7
  })
  act(() => void form.result.current.submit('α'))
  await settle()
  return form
}

describe('useSubmit', () => {
  it('is ready, pending, then done with the answer', async () => {
    const { result, onDone } = start(async () => 7)
    expect(result.current.status).toBe('ready')
    let sending: unknown
    act(() => {
      sending = result.current.submit('α')
    })
    act(() => void jest.advanceTimersByTime(0))
    expect(result.current).toMatchObject({ status: 'pending', values: 'α' })
    await settle()
    expect(result.current).toMatchObject({ status: 'done', answer: 7, problem: null })
    expect(await sending).toEqual({ status: 'done', answer: 7 })
    expect(onDone.mock.calls).toEqual([[7, 'α']])
  })

  it('sends once for several presses', async () => {
    const { result, send } = start(async () => 7)
    await act(async () => {
      const first = result.current.submit('α')
      expect(await result.current.submit('β')).toEqual({ status: 'ignored' })
      await first
    })
    expect(send.mock.calls.map(([text]) => text)).toEqual(['α'])
  })

  it.each<ApiProblem>([
    { kind: 'refused', errors: [] },
    { kind: 'unreachable' },
    { kind: 'broken', reason: 'x' },
  ])('has failed after %j, and can send again', async (problem) => {
    const { result, send, onDone } = await submitted(problem)
    expect(result.current).toMatchObject({ status: 'failed', problem, values: 'α' })
    expect(onDone).not.toHaveBeenCalled()
    act(() => void result.current.submit('β'))
    await settle()
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('is broken where sending itself fails', async () => {
    const { result } = start(() => Promise.reject(new Error('no request')))
    act(() => void result.current.submit('α'))
    await settle()
    expect(result.current.problem).toEqual({ kind: 'broken', reason: 'Error: no request' })
  })

  it('leaves it to the person when to try again after a 429 that names no time', async () => {
    const problem = { kind: 'rateLimited', seconds: null } as const
    const { result, send } = await submitted(problem)
    expect(result.current).toMatchObject({ status: 'failed', problem })
    act(() => void result.current.submit('β'))
    await settle()
    expect(send).toHaveBeenCalledTimes(2)
  })

  it.each([1, 30])('after a 429 with %p seconds it sends nothing for as long', async (seconds) => {
    const problem = { kind: 'rateLimited', seconds } as const
    const { result, send } = await submitted(problem)
    await act(() => jest.advanceTimersByTimeAsync(seconds * 1000 - 2))
    expect(result.current.status).toBe('rateLimited')
    await act(async () => {
      expect(await result.current.submit('β')).toEqual({ status: 'failed', problem })
    })
    expect(send).toHaveBeenCalledTimes(1)
    await act(() => jest.advanceTimersByTimeAsync(3))
    expect(result.current.status).toBe('ready')
    act(() => void result.current.submit('β'))
    await settle()
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('sends without a network, too, and never again by itself', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { result, send } = await submitted({ kind: 'unreachable' })
    expect(result.current.status).toBe('failed')
    online.mockRestore()
    act(() => void window.dispatchEvent(new Event('online')))
    await settle()
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('does not call back after its page was left', async () => {
    let finish = (_: number) => {}
    const { result, unmount, onDone } = start(() => new Promise((resolve) => (finish = resolve)))
    act(() => void result.current.submit('α'))
    await settle()
    unmount()
    finish(7)
    await settle()
    expect(onDone).not.toHaveBeenCalled()
  })

  it('forgets how the last try ended', async () => {
    const { result } = await submitted({ kind: 'unreachable' })
    act(() => result.current.reset())
    await settle()
    expect(result.current).toMatchObject({ status: 'ready', problem: null, values: undefined })
  })
})

describe('useSubmit for codes', () => {
  const wrongCode: ApiProblem = {
    kind: 'refused',
    errors: [{ code: 'incorrect_code', message: '', param: 'code' }],
  }
  function startCode(problem: ApiProblem, tries?: number) {
    const { result } = renderHook(() =>
      useSubmit({ send: (_: string) => failing(problem), ...(tries && { tries }) }),
    )
    const submit = async () => {
      await act(async () => {
        const sent = result.current.submit('123456')
        await jest.advanceTimersByTimeAsync(1)
        await sent
      })
      return result.current.isUsedUp
    }
    return { result, submit }
  }

  it('is used up with the last try, and counts again with a new code (R076)', async () => {
    const { result, submit } = startCode(wrongCode, 3)
    await submit()
    expect(await submit()).toBe(false)
    act(() => result.current.renewTries())
    await submit()
    expect(await submit()).toBe(false)
    expect(await submit()).toBe(true)
    await act(async () => {
      result.current.reset()
      await jest.advanceTimersByTimeAsync(1)
    })
    expect(await submit()).toBe(false)
  })

  it('counts no tries where no number is given, and no other problem', async () => {
    const codes = startCode(wrongCode)
    for (let miss = 0; miss < 10; miss += 1) expect(await codes.submit()).toBe(false)
    const offline = startCode({ kind: 'unreachable' }, 1)
    expect(await offline.submit()).toBe(false)
  })
})
