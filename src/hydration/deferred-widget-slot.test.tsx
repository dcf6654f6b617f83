import { act, render } from '@testing-library/react'
import { DeferredWidgetSlot } from './deferred-widget-slot'

let mockBeIdle = () => {}
jest.mock('#lib/idle/scheduling', () => ({
  whenIdle: () =>
    new Promise<void>((resolve) => {
      mockBeIdle = resolve
    }),
}))
jest.mock('#app/deferred-widgets', () => ({
  __esModule: true,
  default: ({ path }: { path: string }) => <p>{`widgets at ${path}`}</p>,
}))

const idle = () => act(async () => mockBeIdle())

it('renders the widgets once the page is idle', async () => {
  const { container, rerender } = render(<DeferredWidgetSlot path='/about' />)
  await act(async () => {})
  expect(container.textContent).toBe('')
  await idle()
  expect(container.textContent).toBe('widgets at /about')
  rerender(<DeferredWidgetSlot path='/blog' />)
  expect(container.textContent).toBe('widgets at /blog')
})

it('renders nothing once it is unmounted', async () => {
  const { container, unmount } = render(<DeferredWidgetSlot path='/about' />)
  unmount()
  await idle()
  expect(container.textContent).toBe('')
})
