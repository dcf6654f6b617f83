import { storeGuestAction, takeGuestAction } from './guest-action'

beforeEach(() => sessionStorage.clear())

it('is returned once, for its own item', () => {
  storeGuestAction({ kind: 'cart', id: 29, quantity: 3 })
  expect(takeGuestAction('cart', 30)).toBeNull()
  expect(takeGuestAction('products', 29)).toBeNull()
  expect(takeGuestAction('cart', 29)).toBe(3)
  expect(takeGuestAction('cart', 29)).toBeNull()
})

it('replaces an earlier one', () => {
  storeGuestAction({ kind: 'cart', id: 29, quantity: 3 })
  storeGuestAction({ kind: 'posts', id: 4, quantity: 1 })
  expect(takeGuestAction('cart', 29)).toBeNull()
  expect(takeGuestAction('posts', 4)).toBe(1)
})

it('ends after half an hour', () => {
  storeGuestAction({ kind: 'cart', id: 29, quantity: 3 })
  const inHalfAnHour = Date.now() + 30 * 60 * 1000
  jest.spyOn(Date, 'now').mockReturnValue(inHalfAnHour)
  expect(takeGuestAction('cart', 29)).toBeNull()
})
