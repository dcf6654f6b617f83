import { lazyValue } from './lazy-value'

it('makes nothing before it is asked, and once only', () => {
  const make = jest.fn(() => undefined)
  const get = lazyValue(make)
  expect(make).not.toHaveBeenCalled()
  expect(get()).toBeUndefined()
  expect(get()).toBeUndefined()
  expect(make).toHaveBeenCalledTimes(1)
})
