import { act, render, screen, waitFor } from '@testing-library/react'
import { fakeUpstream } from '#components/testing/fake-upstream'
import { publishSession, unknownSession } from '#session/session'
import { annasAccount } from '#session/testing/annas-account'
import { apiCart, apiCartItem } from '#tests/support/api-cart'
import { cartActor } from './cart-actor'
import { CartNotices } from './cart-notices'

afterEach(() => act(() => publishSession(unknownSession)))

it('tells a new price once: not where the checkout does, and not again afterwards', async () => {
  const shop = { cart: apiCart(apiCartItem(2)) }
  fakeUpstream({ 'GET /api/cart': () => shop.cart })
  const user = { ...annasAccount, isSuperuser: true }
  act(() => publishSession({ ...unknownSession, status: 'member', user }))
  const { rerender } = render(<CartNotices areChangesTold={false} />)
  const changes = () => screen.queryByText('Κάτι άλλαξε από την τελευταία φορά')
  const readAgain = async (finalPrice: number) => {
    shop.cart = apiCart(apiCartItem(2, { finalPrice }))
    act(() => cartActor().send({ type: 'refresh.requested' }))
    await waitFor(() => expect(cartActor().getSnapshot().context.cart).toEqual(shop.cart))
  }
  await waitFor(() => expect(cartActor().getSnapshot().value).toBe('resting'))
  await readAgain(12)
  expect(changes()).toBeTruthy()
  rerender(<CartNotices areChangesTold />)
  expect(changes()).toBeNull()
  await readAgain(13)
  expect(changes()).toBeNull()
  rerender(<CartNotices areChangesTold={false} />)
  expect(changes()).toBeNull()
})
