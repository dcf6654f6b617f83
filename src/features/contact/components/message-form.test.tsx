import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeUpstream } from '#components/testing/fake-upstream'
import contact from '#locales/el/contact.json'
import { publishSession, unknownSession } from '#session/session'
import { annasAccount } from '#session/testing/annas-account'
import { usePersonKey } from '#session/use-person-key'
import ContactForm from './contact-form'

const Form = () => <ContactForm person={usePersonKey()} />

const values = {
  name: 'Άννα Παππά',
  email: 'anna@example.com',
  message: 'Πότε έρχεται η παραγγελία μου;',
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`))
const button = () => screen.getByRole('button', { name: contact.contact.send })
const send = () => userEvent.click(button())
const valueOfMessage = () => field(contact.fields.message).value

function fill(): void {
  for (const [name, value] of Object.entries(values)) {
    const label = contact.fields[name as keyof typeof values]
    fireEvent.change(field(label), { target: { value } })
  }
}

/** Fills the form and sends it. */
async function submitted(answer: Parameters<typeof fakeUpstream>[0][string]) {
  const upstream = fakeUpstream({ 'POST /api/contact': answer })
  render(<Form />)
  fill()
  await send()
  return upstream
}

const refusal = (data: object) =>
  [400, { statusCode: 400, statusMessage: '', message: '', id: 'x', data }] as [number, object]

beforeEach(() => sessionStorage.clear())
afterEach(() => jest.restoreAllMocks())

it('confirms what was sent, and offers another message by the same writer', async () => {
  const { sent } = await submitted([201, {}])
  const title = await screen.findByRole('heading', { name: contact.sent.contact.title })
  expect(document.activeElement).toBe(title)
  expect(sent).toEqual([values])
  await userEvent.click(screen.getByRole('button', { name: contact.sent.contact.another }))
  await waitFor(() => expect(document.activeElement).toBe(field(contact.fields.message)))
  expect(field(contact.fields.name).value).toBe(values.name)
  expect([field(contact.fields.email).value, valueOfMessage()]).toEqual([values.email, ''])
  cleanup()
  render(<Form />)
  expect(valueOfMessage()).toBe('')
})

it('is sent once, and goes on being sent when the page is left', async () => {
  const { calls } = fakeUpstream({ 'POST /api/contact': [503, null] })
  const fetch = jest.spyOn(globalThis, 'fetch')
  render(<Form />)
  fill()
  await send()
  expect(await screen.findByText(/Δεν είναι δυνατή η σύνδεση/)).toBeTruthy()
  expect(calls).toEqual(['POST /api/contact'])
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ body: JSON.stringify(values), keepalive: true })
})

it('shows Greek errors at their fields, its own instead of English ones, and keeps the text', async () => {
  await submitted(refusal({ email: ['Δεν δεχόμαστε αυτή τη διεύθυνση.'], name: ['Too long.'] }))
  expect(await screen.findByText('Δεν δεχόμαστε αυτή τη διεύθυνση.')).toBeTruthy()
  expect(screen.getByText(/^Το πεδίο «.+» δεν είναι σωστό/)).toBeTruthy()
  expect(valueOfMessage()).toBe(values.message)
})

it.each([
  ['the error of the whole message', ['Το μήνυμα υπάρχει ήδη.'], /^Το μήνυμα υπάρχει ήδη/],
  ['a sentence of its own where that is English', ['Exists.'], /χρειάζονται διόρθωση/],
])('shows %s', async (_, nonFieldErrors, sentence) => {
  await submitted(refusal({ nonFieldErrors }))
  expect(await screen.findByText(sentence)).toBeTruthy()
})

it('keeps typed text for the writer who signs in, and hides it from another member', async () => {
  const signIn = (userId: number) =>
    act(async () => {
      const user = { ...annasAccount, id: userId }
      publishSession({ ...unknownSession, status: 'member', user })
    })
  const signOut = () => act(async () => publishSession({ ...unknownSession, status: 'guest' }))
  await signOut()
  render(<Form />)
  await userEvent.type(field(contact.fields.message), values.message)
  for (const step of [() => signIn(7), signOut, () => signIn(7)]) {
    await step()
    expect(valueOfMessage()).toBe(values.message)
  }
  sessionStorage.clear()
  await signIn(8)
  expect(valueOfMessage()).toBe('')
})

it('counts the wait down, with a button that keeps its focus', async () => {
  const { calls } = await submitted([429, null, { 'retry-after': '17' }])
  expect(await screen.findByText(/17 δευτερόλεπτα/)).toBeTruthy()
  expect(button().getAttribute('aria-disabled')).toBe('true')
  await send()
  expect(calls).toHaveLength(1)
})

it('asks to wait a little where nobody knows how long, and can be sent again', async () => {
  const { calls } = await submitted([429, null])
  expect(await screen.findByText(contact.problems.heldBack)).toBeTruthy()
  await send()
  await waitFor(() => expect(calls).toHaveLength(2))
})

it.each([500, 403, 404, 409, 401])(
  'says after a %i that it was not sent, and can be sent again',
  async (status) => {
    const { calls } = await submitted([status, null])
    expect(await screen.findByText(/από την πλευρά μας/)).toBeTruthy()
    await send()
    await waitFor(() => expect(calls).toHaveLength(2))
  },
)

it('says that the device is offline until the connection returns, and sends nothing by itself', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { calls } = await submitted(new Error('no network'))
  const notice = await screen.findByText(contact.problems.offline)
  expect(notice.closest('[tabindex="-1"]')).toBe(document.activeElement)
  online.mockRestore()
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(screen.queryByText(contact.problems.offline)).toBeNull())
  expect(calls).toHaveLength(1)
})

it('does not call an unreachable server a missing connection', async () => {
  await submitted(new Error('broken'))
  expect(await screen.findByText(/Δεν είναι δυνατή η σύνδεση/)).toBeTruthy()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.getByText(/Δεν είναι δυνατή η σύνδεση/)).toBeTruthy()
})
