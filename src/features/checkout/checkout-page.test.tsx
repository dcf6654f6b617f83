import { screen } from '@testing-library/react'
import { renderAccountPage } from '#components/account/testing/render-account-page'
import { fakeUpstream } from '#components/testing/fake-upstream'
import { annasAccount } from '#session/testing/annas-account'
import { apiCart, apiCartItem } from '#tests/support/api-cart'
import { CheckoutPage } from './checkout-page'

const parts = { cartNotices: null, newestOrders: null, onRefreshCart: () => {} }

it.each([
  ['1 προϊόν του καλαθιού σας δεν μπορεί να εμφανιστεί', [apiCartItem(2)], 1],
  ['2 προϊόντα του καλαθιού σας δεν μπορούν να εμφανιστούν', [], 2],
])('waits until what cannot be read is removed: «%s»', async (sentence, items, count) => {
  fakeUpstream({})
  const unreadItems = Array.from({ length: count }, (_, at) => ({ id: 504 + at, name: '' }))
  const cart = { ...apiCart(...items), unreadItems }
  const empty = <p>άδειο</p>
  renderAccountPage(
    <CheckoutPage {...parts} {...{ cart, empty }} user={annasAccount} isCartPending={false} />,
  )
  await screen.findByText(sentence)
  const link = screen.getByRole('link', { name: 'Διορθώστε το καλάθι' })
  expect(link.getAttribute('href')).toBe('/cart')
  expect(screen.queryByText('άδειο')).toBeNull()
  expect(screen.queryByRole('textbox')).toBeNull()
})
