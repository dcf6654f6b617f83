import { act, render, waitFor } from '@testing-library/react'
import { useDeferredWidgets } from './use-deferred-widgets'

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

const idle = () =>
  act(async () => {
    mockBeIdle()
    await import('#features/consent/consent-widget')
    await new Promise((nextTask) => setTimeout(nextTask))
  })

function Page({ path }: { path: string }) {
  const widgets = useDeferredWidgets()
  return widgets ? <widgets.default path={path} /> : null
}

it('has the widgets once the page is idle', async () => {
  const { container, rerender } = render(<Page path='/about' />)
  await act(async () => {})
  expect(container.textContent).toBe('')
  await idle()
  // Each part of them is a task of its own.
  await waitFor(() => expect(container.textContent).toBe('widgets at /about'))
  rerender(<Page path='/blog' />)
  expect(container.textContent).toBe('widgets at /blog')
})

it('renders nothing once it is unmounted', async () => {
  const { container, unmount } = render(<Page path='/about' />)
  unmount()
  await idle()
  expect(container.textContent).toBe('')
})
