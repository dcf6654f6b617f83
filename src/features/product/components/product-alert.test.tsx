import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type FakeAnswer, fakeUpstream } from '#components/testing/fake-upstream'
import { exampleAlert } from '#contract/examples/writing-examples'
import { publishSession, unknownSession } from '#session/session'
import { annasAccount } from '#session/testing/annas-account'
import ProductAlert from './product-alert'

const address = 'POST /api/products/alerts'
const made: FakeAnswer = [201, exampleAlert]
const refused = (status: number, data: object): FakeAnswer => [
  status,
  { statusCode: status, statusMessage: '', message: 'Κάτι άλλαξε.', id: '1', data },
]

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
