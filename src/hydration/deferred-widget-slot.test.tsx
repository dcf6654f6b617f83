import { act, render } from '@testing-library/react'
import { DeferredWidgetSlot } from './deferred-widget-slot'

const mockLoaded: string[] = []
jest.mock('#lib/idle/scheduling', () => ({
  whenIdle: async () => {},
  nextTask: async () => void mockLoaded.push('task'),
}))
jest.mock('./deferred-widget-list', () => ({
  deferredWidgets: ['bell', 'banner'].map((name) => async () => {
    mockLoaded.push(name)
    return ({ path }: { path: string }) => <p>{`${name} at ${path}`}</p>
  }),
}))

beforeEach(() => mockLoaded.splice(0))

it('evaluates the deferred widgets one after the other, each in a separate task', async () => {
  const { container, rerender } = render(<DeferredWidgetSlot path='/about' />)
  expect(container.textContent).toBe('')
  await act(async () => {})
  expect(mockLoaded).toEqual(['task', 'bell', 'task', 'banner'])
  expect(container.textContent).toBe('bell at /aboutbanner at /about')
  rerender(<DeferredWidgetSlot path='/blog' />)
  expect(container.textContent).toBe('bell at /blogbanner at /blog')
})

it('adds no more widgets once it is unmounted', async () => {
  const { unmount } = render(<DeferredWidgetSlot path='/about' />)
  unmount()
  await act(async () => {})
  expect(mockLoaded).not.toContain('banner')
})
