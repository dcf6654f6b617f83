import { lazyValue } from './lazy'

it('creates the value at first use, once', () => {
  const make = jest.fn(() => undefined)
  const get = lazyValue(make)
  expect(make).not.toHaveBeenCalled()
  expect(get()).toBeUndefined()
  expect(get()).toBeUndefined()
  expect(make).toHaveBeenCalledTimes(1)
})
