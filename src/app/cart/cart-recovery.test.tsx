import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { guest, member } from '#components/account/testing/render-account-page'
import { type FakeAnswer, fakeUpstream } from '#components/testing/fake-upstream'
import { exampleCart } from '#contract/examples/cart-examples'
import { openedPages } from '#lib/navigation/testing/opened-pages'
import { publishSession, type SessionView, unknownSession } from '#session/session'
import CartRecovery from './cart-recovery'

const opened = openedPages()
const read = 'GET /api/cart'
const other = '0d0f6f0e-8a52-4f9b-9a7b-0c8f0b1f5a11'

function show(session: SessionView, uuid = exampleCart.uuid, answer: FakeAnswer = exampleCart) {
  const answers: Record<string, FakeAnswer> = { [read]: answer }
  const { calls } = fakeUpstream(answers)
  publishSession(session)
  render(<CartRecovery uuid={uuid} />)
  return { calls, answers }
}

describe('the page of the mail about a cart that was left (R458)', () => {
  it('leads a member to their cart', async () => {
    show(member, exampleCart.uuid.toUpperCase())
    await waitFor(() => expect(opened).toEqual([['/cart', { replace: true }]]))
  })

  it('says that a cart is gone or of somebody else, and shows nothing of it', async () => {
    const { calls } = show(member, other)
    expect(await screen.findByText('Αυτό το καλάθι δεν είναι πια εδώ')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Το καλάθι μου' }).getAttribute('href')).toBe('/cart')
    expect(opened).toEqual([])
    expect(calls).toEqual([read])
  })

  it('asks a guest to sign in, and asks the shop nothing', () => {
    const { calls } = show(guest)
    const link = screen.getByRole('link', { name: 'Σύνδεση' })
    expect(link.getAttribute('href')).toBe(`/account/login?next=/cart/recover/${exampleCart.uuid}`)
    expect(calls).toEqual([])
  })

  it('waits for the session', () => {
    show(unknownSession)
    expect(screen.getByText('Το ψάχνουμε.')).toBeTruthy()
  })

  it('says where the session cannot be read, as to nobody who is signed out', () => {
    show({ ...unknownSession, status: 'unavailable' })
    expect(screen.getByRole('button', { name: /ξανά/ })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Σύνδεση' })).toBeNull()
  })

  it('lets one try again after a failure', async () => {
    const { answers } = show(member, exampleCart.uuid, [502, {}])
    const again = await screen.findByRole('button', { name: 'Δοκιμάστε ξανά' })
    answers[read] = exampleCart
    await userEvent.click(again)
    await waitFor(() => expect(opened).toHaveLength(1))
  })
})
