import { act, screen } from '@testing-library/react'
import { guest, member, renderAccountPage } from '#components/account/testing/render-account-page'
import { fakeUpstream } from '#components/testing/fake-upstream'
import { examplePayWay } from '#contract/examples/order-examples'
import { exampleCountry, exampleRegion } from '#contract/examples/place-examples'
import { exampleRuntimeConfig } from '#contract/examples/site-examples'
import { tabStorage } from '#lib/storage/tab-storage'
import { publishSession } from '#session/session'
import { annasAccount } from '#session/testing/annas-account'
import { apiCart, apiCartItem } from '#tests/support/api-cart'
import { apiPage } from '#tests/support/api-page'
import { CheckoutPage } from './checkout-page'
import { browserKeys } from './order-keys'
import { pageParts } from './testing/page-parts'
import { someAttempt } from './testing/some-attempt'

const other = { ...annasAccount, id: 8 }

describe('the unanswered order of a guest who left the checkout', () => {
  const cart = apiCart(apiCartItem(2))
  const page = (buyer: typeof annasAccount | null) => (
    <CheckoutPage {...pageParts} {...{ cart, user: buyer }} empty={null} isCartPending={false} />
  )
  const checked = { ...guest, status: 'unknown' as const }

  it.each<[string, (typeof guest)[], boolean]>([
    ['is there when they are back', [], true],
    ['is there after the session was read again', [checked, guest], true],
    ['is gone after a member has signed in and out', [member, guest], false],
    ['is gone so, also where the session was read meanwhile', [member, checked, guest], false],
    ['is gone after two members', [member, { ...member, user: other }, guest], false],
  ])('%s', async (_, sessions, isThere) => {
    fakeUpstream({
      'GET /api/config/public': exampleRuntimeConfig,
      'GET /api/pay-way': apiPage([examplePayWay]),
      'GET /api/countries': apiPage([exampleCountry]),
      'GET /api/regions': apiPage([exampleRegion]),
      'GET /api/user/addresses': apiPage([]),
      'GET /api/orders': apiPage([]),
    })
    tabStorage.clear()
    window.history.replaceState(null, '', '/checkout')
    renderAccountPage(page(annasAccount)).unmount()
    const items = someAttempt.items.map((item) => ({ ...item, name: 'Ξυλομπογιές' }))
    browserKeys().keyFor({ ...someAttempt, items, owner: 'guest' })
    const first = renderAccountPage(page(null), guest)
    expect(await screen.findByText(/Ξυλομπογιές/)).toBeTruthy()
    first.unmount()
    for (const session of sessions) act(() => publishSession(session))
    // As the session does.
    if (sessions.includes(member)) tabStorage.clear()
    renderAccountPage(page(null), guest)
    if (isThere) expect(await screen.findByText(/Ξυλομπογιές/)).toBeTruthy()
    else expect(await screen.findByLabelText('Όνομα')).toBeTruthy()
    expect(screen.queryByText(/Ξυλομπογιές/) !== null).toBe(isThere)
  })
})
