import { lazily } from './lazily'

it('makes nothing before it is asked, and once only', () => {
  const make = jest.fn(() => undefined)
  const get = lazily(make)
  expect(make).not.toHaveBeenCalled()
  expect(get()).toBeUndefined()
  expect(get()).toBeUndefined()
  expect(make).toHaveBeenCalledTimes(1)
})
