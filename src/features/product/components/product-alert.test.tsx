import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type FakeAnswer, fakeUpstream } from '#components/testing/fake-upstream'
import { exampleAlert, exampleOwnAlert } from '#contract/examples/writing-examples'
import { forgetOwn } from '#lib/storage/site-storage'
import { publishSession, unknownSession } from '#session/session'
import { annasAccount } from '#session/testing/annas-account'
import { apiPage } from '#tests/support/api-page'
import { noteAsked } from '../alert-marks'
import ProductAlert from './product-alert'

const address = 'POST /api/products/alerts'
const list = 'GET /api/products/alerts'
const listed = `${list}?product=36&kind=restock&isActive=true&pageSize=1`
const made: FakeAnswer = [201, exampleAlert]
const refused = (status: number, data: object): FakeAnswer => [
  status,
  { statusCode: status, statusMessage: '', message: 'Κάτι άλλαξε.', id: '1', data },
]

beforeEach(forgetOwn)

/** Shows the button and presses it. */
async function press(answer: FakeAnswer, { kind = 'restock' as const, isMember = false } = {}) {
  const user = isMember ? annasAccount : null
  publishSession({ ...unknownSession, status: isMember ? 'member' : 'guest', user })
  const upstream = fakeUpstream({ [address]: answer })
  render(<ProductAlert productId={36} kind={kind} price={30.9} />)
  await userEvent.click(screen.getByRole('button', { name: 'Πείτε μου όταν έρθει' }))
  return upstream
}

async function write(email: string) {
  const field = await screen.findByLabelText(/E-mail/)
  expect(document.activeElement).toBe(field)
  await userEvent.type(field, email)
  await userEvent.click(screen.getByRole('button', { name: 'Πείτε μου όταν έρθει' }))
}

describe('a guest (R433)', () => {
  it('names an address, and reads which one is on the list', async () => {
    const { sent } = await press(made)
    await write('nefeli@example.gr')
    expect((await screen.findByRole('status')).textContent).toMatch(
      /Σας βάλαμε στη λίστα.*nefeli@example\.gr/,
    )
    expect(sent).toEqual([{ product: 36, kind: 'restock', email: 'nefeli@example.gr' }])
  })

  it('sends nothing without an address', async () => {
    const { calls } = await press(made)
    await write('nefeli')
    expect(screen.getByLabelText(/E-mail/).getAttribute('aria-invalid')).toBe('true')
    expect(calls).toEqual([])
  })

  it.each([
    [
      refused(409, { code: 'alertKnown' }),
      /Το έχετε ζητήσει και άλλη φορά.*δεν γίνεται να το ζητήσετε ξανά/,
    ],
    [refused(429, { code: 'tooManyMails' }), /Έγιναν πολλές προσπάθειες/],
    [refused(403, { code: 'alertNotOffered' }), /δεν στέλνουμε τέτοιο μήνυμα/],
    [new TypeError('no network'), /Δεν είναι δυνατή η σύνδεση/],
  ])('is told why not: %#', async (answer, words) => {
    await press(answer)
    await write('nefeli@example.gr')
    expect(await screen.findByText((_, element) => isNotice(element, words))).toBeTruthy()
    // What was typed stays.
    expect(screen.getByLabelText<HTMLInputElement>(/E-mail/).value).toBe('nefeli@example.gr')
  })
})

const isNotice = (element: Element | null, words: RegExp) =>
  /status|alert/.test(element?.getAttribute('role') ?? '') && words.test(element?.textContent ?? '')

describe('a member (R433)', () => {
  it('is on the list by the press alone', async () => {
    const { sent } = await press(made, { isMember: true })
    expect((await screen.findByRole('status')).textContent).toContain(annasAccount.email)
    expect(sent).toEqual([{ product: 36, kind: 'restock' }])
    const list = screen.getByRole('link', { name: 'Δείτε τη λίστα αναμονής' })
    expect(list.getAttribute('href')).toBe('/account/alerts')
  })

  it('is told of one that still waits', async () => {
    await press(refused(409, { code: 'alertKnown' }), { isMember: true })
    expect((await screen.findByRole('status')).textContent).toMatch(/Το έχετε ήδη ζητήσει: μόλις/)
    expect(screen.queryByRole('button')).toBeNull()
  })
})

it('names the price to fall below', async () => {
  publishSession({ ...unknownSession, status: 'guest' })
  const { sent } = fakeUpstream({ [address]: made })
  render(<ProductAlert productId={36} kind='price_drop' price={30.9} />)
  const name = 'Πείτε μου όταν πέσει η τιμή'
  await userEvent.click(screen.getByRole('button', { name }))
  await userEvent.type(await screen.findByLabelText(/E-mail/), 'nefeli@example.gr')
  expect(screen.getByText(/κάτω από 30,90/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name }))
  await screen.findByRole('status')
  const email = 'nefeli@example.gr'
  expect(sent).toEqual([{ product: 36, kind: 'price_drop', email, targetPrice: 30.89 }])
})

describe('who waits for it already (R465)', () => {
  const name = 'Πείτε μου όταν έρθει'
  const alert = <ProductAlert productId={36} kind='restock' price={30.9} />
  it('is a guest who has asked from this browser, and may name another address', async () => {
    await press(made)
    await write('nefeli@example.gr')
    await screen.findByText(/Σας βάλαμε στη λίστα/)
    expect(JSON.stringify({ ...localStorage })).not.toContain('nefeli')
    cleanup()
    render(alert)
    expect(await screen.findByText('Είστε στη λίστα αναμονής')).toBeTruthy()
    expect(screen.queryByRole('button', { name })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Με άλλο e-mail' }))
    expect(await screen.findByLabelText(/E-mail/)).toBeTruthy()
  })

  it.each([
    ['of another product', () => noteAsked(37, 'restock')],
    ['of its price', () => noteAsked(36, 'price_drop')],
    ['of it, unreadably', () => localStorage.setItem('own-asked-alerts', '{}')],
  ])('is nobody who has asked to be told %s', async (_, note) => {
    note()
    publishSession({ ...unknownSession, status: 'guest' })
    render(alert)
    await act(async () => {})
    expect(screen.getByRole('button', { name })).toBeTruthy()
    expect(screen.queryByText('Είστε στη λίστα αναμονής')).toBeNull()
  })

  it('is a member of whom the shop knows it, and who goes to the list', async () => {
    publishSession({ ...unknownSession, status: 'member', user: annasAccount })
    fakeUpstream({ [list]: apiPage([exampleOwnAlert]) })
    render(alert)
    const link = await screen.findByRole('link', { name: 'Δείτε τη λίστα αναμονής' })
    expect(link.getAttribute('href')).toBe('/account/alerts')
    expect(screen.queryByRole('button', { name })).toBeNull()
  })

  it.each<[string, FakeAnswer]>([
    ['does not wait', apiPage([])],
    ['cannot be asked for', [503, {}]],
  ])('is no member who %s: the button stays', async (_, answer) => {
    publishSession({ ...unknownSession, status: 'member', user: annasAccount })
    const { calls } = fakeUpstream({ [list]: answer })
    render(alert)
    await waitFor(() => expect(calls).toContain(listed))
    expect(await screen.findByRole('button', { name })).toBeTruthy()
  })
})
