import { act, renderHook } from '@testing-library/react'
import { usePressedPart } from './use-pressed-part'

const part = { default: 'part' }

it('loads with the first press, once', async () => {
  const load = jest.fn(async () => part)
  const { result } = renderHook(() => usePressedPart(load))
  expect(load).not.toHaveBeenCalled()
  act(() => result.current.open())
  expect(result.current).toMatchObject({ part: null, status: 'loading' })
  act(() => result.current.open())
  await act(async () => {})
  expect(result.current).toMatchObject({ part, status: 'open' })
  act(() => result.current.open())
  expect(load).toHaveBeenCalledTimes(1)
})

it('says that it did not load, and tries again with the next press', async () => {
  const load = jest.fn(async () => part).mockRejectedValueOnce(new Error('offline'))
  const { result } = renderHook(() => usePressedPart(load))
  await act(async () => result.current.open())
  expect(result.current).toMatchObject({ part: null, status: 'failed' })
  await act(async () => result.current.open())
  expect(result.current).toMatchObject({ part, status: 'open' })
})
