import { act, render, screen } from '@testing-library/react'
import { createStore, useStore } from './create-store'

it('calls each watcher after a change, until it unsubscribes', () => {
  const store = createStore(1)
  const [first, second] = [jest.fn(), jest.fn()]
  const stop = store.watch(first)
  store.watch(second)
  store.set(2)
  stop()
  store.set(3)
  expect(store.get()).toBe(3)
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 2])
})

it('lets a watcher unsubscribe, or another begin, during a change', () => {
  const store = createStore(0)
  const late = jest.fn()
  const stop = store.watch(() => {
    stop()
    store.watch(late)
  })
  store.set(1)
  expect(late).not.toHaveBeenCalled()
  store.set(2)
  expect(late).toHaveBeenCalledTimes(1)
})

it('renders the present value', () => {
  const store = createStore('old')
  const Shown = () => <p>{useStore(store)}</p>
  render(<Shown />)
  act(() => store.set('new'))
  expect(screen.getByText('new')).toBeTruthy()
})
