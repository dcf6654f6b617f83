import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { guest, member } from '#components/account/testing/render-account-page'
import { stubDialogs } from '#components/testing/browser-stubs'
import { type FakeAnswers, fakeUpstream } from '#components/testing/fake-upstream'
import { exampleOrderDetail, exampleOrderState } from '#contract/examples/order-examples'
import { exampleRuntimeConfig } from '#contract/examples/site-examples'
import { publicConfig } from '#lib/config/public-config'
import { publishSession, unknownSession } from '#session/session'
import { PlacedOrder } from './placed-order'

const { uuid } = exampleOrderDetail
const whole = `GET /api/orders/uuid/${uuid}`
const state = `${whole}/state`

beforeEach(() => {
  stubDialogs()
  Object.assign(publicConfig, { shopAudience: 'everyone' })
})
afterEach(() => {
  // What was read is forgotten with the visitor.
  for (const view of [member, unknownSession]) act(() => publishSession(view))
  Object.assign(publicConfig, { shopAudience: 'superusers' })
})

it.each([
  ['of a guest', guest, { [whole]: [500, {}] }],
  ['of a member', member, { [whole]: [500, {}] }],
  ['in another browser', guest, { [whole]: [404, {}], [state]: [500, {}] }],
] as const)(
  'the order %s has a title and a warning where it cannot be read, until it is (R541)',
  async (_, view, answers) => {
    const given: FakeAnswers = { 'GET /api/config/public': exampleRuntimeConfig, ...answers }
    fakeUpstream(given)
    publishSession(view)
    render(<PlacedOrder path={`/checkout/success/${uuid}`} />)
    const title = { level: 1, name: 'Η παραγγελία δεν εμφανίζεται τώρα' }
    await screen.findByRole('heading', title)
    expect(document.body.textContent).toContain('μην παραγγείλετε ξανά')
    given[whole] = exampleOrderDetail
    given[state] = exampleOrderState
    fireEvent.click(screen.getByRole('button', { name: 'Δοκιμάστε ξανά' }))
    await waitFor(() => expect(screen.queryByRole('heading', title)).toBeNull())
    await screen.findByRole('heading', { level: 1 })
  },
)
