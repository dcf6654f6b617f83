import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderAccountPage } from '#components/account/testing/render-account-page'
import { fakeUpstream } from '#components/testing/fake-upstream'
import {
  exampleAuthenticators,
  exampleEmailAddresses,
} from '#contract/examples/authenticator-examples'
import { exampleFavourite } from '#contract/examples/cart-examples'
import { exampleOrder } from '#contract/examples/order-examples'
import { apiPage } from '#tests/support/api-page'
import OverviewWithOrder from './overview-with-order'

const answers = {
  'GET /account/email': exampleEmailAddresses,
  'GET /account/authenticators': exampleAuthenticators,
  'GET /api/orders': apiPage([exampleOrder]),
  'GET /api/products/favourites': apiPage([exampleFavourite]),
}

describe('a card of the overview', () => {
  it.each([
    ['GET /api/orders', /^Σύνολο /],
    ['GET /api/products/favourites', 'Αγαπημένα προϊόντα'],
  ] as const)('whose %s failed says so, and is read again on request', async (read, shown) => {
    let isBroken = true
    fakeUpstream({
      ...answers,
      [read]: () => (isBroken ? [500, { message: 'x' }] : answers[read]),
    })
    renderAccountPage(<OverviewWithOrder />)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Τα στοιχεία δεν φορτώθηκαν')
    isBroken = false
    await userEvent.click(within(alert).getByRole('button', { name: 'Δοκιμάστε ξανά' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(screen.getByText(shown)).toBeTruthy()
  })
})
