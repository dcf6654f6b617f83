import { act, render, screen } from '@testing-library/react'
import { type FakeAnswer, fakeUpstream } from '#components/testing/fake-upstream'
import type { CartItem } from '#contract/shop/cart'
import { publishSession, unknownSession } from '#session/session'
import { annasAccount } from '#session/testing/annas-account'
import { apiCart, apiCartItem } from '#tests/support/api-cart'
import CartButton from './cart-button'
import CartCount from './cart-count'

const cartWith = (...items: CartItem[]) => fakeUpstream({ 'GET /api/cart': apiCart(...items) })

it('shows the number of pieces, and none while it loads (R143)', async () => {
  const { calls } = cartWith(apiCartItem(3))
  const { container } = render(<CartButton />)
  const badge = () => container.querySelector('[data-count]')
  expect(badge()).toBeNull()
  const user = { ...annasAccount, isSuperuser: true }
  act(() => publishSession({ ...unknownSession, status: 'member', user }))
  expect(badge()).toBeNull()
  expect(await screen.findByRole('link', { name: 'Καλάθι: 3 τεμάχια' })).toBeTruthy()
  expect(badge()?.textContent).toBe('3')
  expect(calls).toEqual(['GET /api/cart'])
  act(() => publishSession({ ...unknownSession, status: 'guest' }))
  expect(badge()).toBeNull()
  expect(screen.getByRole('link', { name: 'Καλάθι' })).toBeTruthy()
})

it('is no empty cart where it could not be read (R511)', async () => {
  fakeUpstream({ 'GET /api/cart': [404, null] })
  const { container } = render(<CartButton />)
  render(
    <a href='/cart'>
      Καλάθι
      <CartCount />
    </a>,
  )
  const user = { ...annasAccount, id: 79, isSuperuser: true }
  act(() => publishSession({ ...unknownSession, status: 'member', user }))
  expect(await screen.findByRole('link', { name: 'Καλάθι: δεν φορτώθηκε' })).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Καλάθι ?δεν φορτώθηκε$/ })).toBeTruthy()
  expect(container.querySelector('[data-count=unknown]')?.textContent).toBe('–')
  act(() => publishSession({ ...unknownSession, status: 'guest' }))
  expect(container.querySelector('[data-count]')).toBeNull()
})

it('sends no requests for visitors who may not use the shop (R008)', async () => {
  const { calls } = cartWith()
  render(<CartButton />)
  await act(async () => {
    publishSession({ ...unknownSession, status: 'member', user: annasAccount })
  })
  expect(calls).toEqual([])
})

it('adds the number to a link’s text, and nothing for an empty cart (R143)', async () => {
  cartWith(apiCartItem(3))
  const user = { ...annasAccount, id: 77, isSuperuser: true }
  act(() => publishSession({ ...unknownSession, status: 'member', user }))
  render(
    <a href='/cart'>
      Καλάθι
      <CartCount />
    </a>,
  )
  expect(await screen.findByRole('link', { name: /^Καλάθι ?3 τεμάχια$/ })).toBeTruthy()
  act(() => publishSession({ ...unknownSession, status: 'guest' }))
  expect(screen.getByRole('link', { name: 'Καλάθι' })).toBeTruthy()
})

it.each<[string, FakeAnswer]>([
  ['a wait that the API has named', [429, null, { 'retry-after': '60' }]],
  ['the first pause after a failure', [503, null, { 'retry-after': '30' }]],
  ['a 401', [401, null]],
])('is not read again at each return within %s', async (_, answer) => {
  const { calls } = fakeUpstream({ 'GET /api/cart': answer })
  render(<CartButton />)
  const user = { ...annasAccount, id: 78, isSuperuser: true }
  await act(async () => publishSession({ ...unknownSession, status: 'member', user }))
  for (const _ of [1, 2, 3, 4]) {
    await act(async () => document.dispatchEvent(new Event('visibilitychange')))
    await act(async () => dispatchEvent(new Event('online')))
  }
  expect(calls).toHaveLength(1)
  act(() => publishSession({ ...unknownSession, status: 'guest' }))
})
