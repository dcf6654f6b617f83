import { act, render, screen } from '@testing-library/react'
import { guest, member } from '#components/account/testing/render-account-page'
import { fakeUpstream } from '#components/testing/fake-upstream'
import { exampleCart } from '#contract/examples/cart-examples'
import { publicConfig } from '#lib/config/public-config'
import { publishSession, unknownSession } from '#session/session'
import { annasAccount } from '#session/testing/annas-account'
import BuySlot from './buy-slot'

const superuser = { ...member, user: { ...annasAccount, isSuperuser: true } }
const sessions = { unknown: unknownSession, guest, member, superuser }

afterEach(() => {
  Object.assign(publicConfig, { shopAudience: 'superusers' })
  act(() => publishSession(unknownSession))
})

it.each([
  ['everyone', ['unknown', 'guest', 'member', 'superuser']],
  ['customers', ['member', 'superuser']],
  ['superusers', ['superuser']],
])('for %s the button is shown to: %p (R004, R005)', async (shopAudience, expected) => {
  Object.assign(publicConfig, { shopAudience })
  fakeUpstream({ 'GET /api/cart': exampleCart })
  render(<BuySlot product={1} name='Κάρτες' path='/products/1/kartes' stock={9} compact />)
  // The first user interaction ends the wait for idleness.
  dispatchEvent(new Event('pointerdown'))
  const shown: string[] = []
  for (const [name, view] of Object.entries(sessions)) {
    await act(async () => publishSession(view))
    await act(async () => {})
    if (screen.queryByRole('button')) shown.push(name)
  }
  expect(shown).toEqual(expected)
})
