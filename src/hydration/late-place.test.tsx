import { act, render } from '@testing-library/react'
import { LatePlace } from './late-place'

const mockBegun: string[] = []
jest.mock('../lib/idle/when-idle', () => ({ whenIdle: async () => {} }))
jest.mock('../lib/idle/next-task', () => ({
  nextTask: async () => void mockBegun.push('task'),
}))
jest.mock('./late-parts', () => ({
  lateParts: ['bell', 'banner'].map((name) => async () => {
    mockBegun.push(name)
    return ({ path }: { path: string }) => <p>{`${name} at ${path}`}</p>
  }),
}))

beforeEach(() => mockBegun.splice(0))

it('begins the later parts one after the other, each in a task of its own', async () => {
  const { container, rerender } = render(<LatePlace path='/about' />)
  expect(container.textContent).toBe('')
  await act(async () => {})
  expect(mockBegun).toEqual(['task', 'bell', 'task', 'banner'])
  expect(container.textContent).toBe('bell at /aboutbanner at /about')
  rerender(<LatePlace path='/blog' />)
  expect(container.textContent).toBe('bell at /blogbanner at /blog')
})

it('begins nothing more once it is left', async () => {
  const { unmount } = render(<LatePlace path='/about' />)
  unmount()
  await act(async () => {})
  expect(mockBegun).not.toContain('banner')
})
