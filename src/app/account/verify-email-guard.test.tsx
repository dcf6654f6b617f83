import { act, screen, waitFor } from '@testing-library/react'
import { guest, member, renderAccountPage } from '#components/account/testing/render-account-page'
import { type FakeAnswers, fakeUpstream } from '#components/testing/fake-upstream'
import { seenToasts } from '#components/testing/seen-toasts'
import { openedPages } from '#lib/navigation/testing/opened-pages'
import { publishSession } from '#session/session'
import VerifyEmailGuard from './verify-email-guard'

jest.mock('#features/verify-email/verify-email-page', () => ({
  __esModule: true,
  default: () => <h1>Κωδικός</h1>,
}))

const address = (verified: boolean) => ({ email: 'anna@example.gr', verified, primary: !verified })
const path = '/account/verify-email'

const opened = openedPages()
const shown = seenToasts()

/** Renders the page; `answer` is the service's response about the e-mail addresses. */
function visit(
  answer: FakeAnswers[string] = [200, { status: 200, data: [address(true)] }],
  session = member,
  next: string | null = null,
) {
  const { calls } = fakeUpstream({ 'GET /account/email': answer })
  renderAccountPage(<VerifyEmailGuard path={path} params={{}} next={next} />, session)
  return calls
}
const page = () => screen.findByRole('heading', { name: 'Κωδικός' })

describe('the page that confirms an address (R081)', () => {
  it('is shown to guests at once', async () => {
    const calls = visit(undefined, guest)
    expect(await page()).toBeTruthy()
    expect(calls).toEqual([])
  })

  it.each([
    ['with an address to confirm', { status: 200, data: [address(true), address(false)] }],
    ['whose addresses cannot be read', { status: 503 }],
    [
      'whose addresses cannot all be read (R557)',
      { status: 200, data: [address(true)], leftOut: 1 },
    ],
  ])('is shown to members %s', async (_, answer) => {
    const calls = visit(answer)
    expect(await page()).toBeTruthy()
    expect(calls).toHaveLength(1)
    expect(opened).toEqual([])
  })

  it('redirects members without an unverified address home', async () => {
    visit()
    await waitFor(() => expect(opened).toEqual([['/', { replace: true }]]))
    expect(screen.queryByRole('heading')).toBeNull()
    expect(shown.map(({ title }) => title)).toEqual(['Δεν υπάρχει κάτι να επιβεβαιώσετε'])
  })

  it('redirects them to the next path where there is one', async () => {
    visit(undefined, member, '/cart')
    await waitFor(() => expect(opened).toEqual([['/cart', { replace: true }]]))
  })

  it('leaves it to the page to go on where a guest is signed in by the code', async () => {
    const calls = visit(undefined, guest)
    expect(await page()).toBeTruthy()
    act(() => publishSession(member))
    expect(await page()).toBeTruthy()
    expect([calls, opened]).toEqual([[], []])
  })
})
