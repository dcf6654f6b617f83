import { act, renderHook } from '@testing-library/react'
import type { ContactMessage } from '#contract/contact/contact-message'
import type { ContactOutcome } from './send-message'
import { useContactMessage } from './use-contact-message'

const message: ContactMessage = {
  name: 'Άννα',
  email: 'anna@example.com',
  message: 'Πότε έρχεται η παραγγελία μου;',
}
const refused: ContactOutcome = {
  kind: 'refused',
  fields: { email: 'Δεν δεχόμαστε αυτή τη διεύθυνση.' },
  whole: null,
}
const rateLimited: ContactOutcome = { kind: 'rateLimited', seconds: 30 }
const outcomes: readonly ContactOutcome[] = [
  { kind: 'sent' },
  refused,
  rateLimited,
  { kind: 'unreachable' },
  { kind: 'offline' },
  { kind: 'broken' },
]

function startContact(send: (message: ContactMessage) => Promise<ContactOutcome>) {
  const onSent = jest.fn()
  const { result } = renderHook(() => useContactMessage({ send, onSent }))
  return {
    onSent,
    state: () => result.current,
    kind: () => result.current.status.kind,
    submit: () => act(async () => void (await result.current.submit(message))),
  }
}

async function startIn(outcome: ContactOutcome) {
  const send = jest.fn(async () => outcome)
  const contact = startContact(send)
  await contact.submit()
  return { ...contact, send }
}

describe('useContactMessage', () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())

  it('starts in the form', () => {
    expect(startContact(async () => refused).kind()).toBe('editing')
  })

  it.each(outcomes)('ends in $kind, and calls back only once it is sent', async (outcome) => {
    const { state, onSent } = await startIn(outcome)
    expect(state().status).toEqual(outcome)
    expect(onSent).toHaveBeenCalledTimes(outcome.kind === 'sent' ? 1 : 0)
  })

  it('is broken if sending itself fails', async () => {
    const contact = startContact(() => Promise.reject(new Error('no request')))
    await contact.submit()
    expect(contact.kind()).toBe('broken')
  })

  it('sends what was submitted, once', async () => {
    const send = jest.fn(async (): Promise<ContactOutcome> => ({ kind: 'sent' }))
    const { state } = startContact(send)
    await act(async () => {
      await Promise.all([state().submit(message), state().submit(message)])
    })
    expect(send.mock.calls).toEqual([[message]])
  })

  it('allows another message, with name and address kept', async () => {
    const { state, kind, submit, send } = await startIn({ kind: 'sent' })
    await submit()
    expect([kind(), send.mock.calls.length]).toEqual(['sent', 1])
    act(() => state().writeAnother())
    expect(kind()).toBe('editing')
    expect(state().message).toEqual(message)
  })

  it.each(['refused', 'unreachable', 'offline', 'broken'] as const)(
    'may be sent again after %s',
    async (kind) => {
      const { submit, send } = await startIn(outcomes.find((one) => one.kind === kind) ?? refused)
      await submit()
      expect(send).toHaveBeenCalledTimes(2)
    },
  )

  it('waits for the time of the server', async () => {
    const { kind, submit, send } = await startIn(rateLimited)
    await submit()
    expect(send).toHaveBeenCalledTimes(1)
    act(() => void jest.advanceTimersByTime(29_999))
    expect(kind()).toBe('rateLimited')
    act(() => void jest.advanceTimersByTime(1))
    expect(kind()).toBe('editing')
    await submit()
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('is editable again when the connection is back, and sends nothing by itself', async () => {
    const { kind, send } = await startIn({ kind: 'offline' })
    act(() => void window.dispatchEvent(new Event('online')))
    expect(kind()).toBe('editing')
    expect(send).toHaveBeenCalledTimes(1)
    const elsewhere = await startIn({ kind: 'unreachable' })
    act(() => void window.dispatchEvent(new Event('online')))
    expect(elsewhere.kind()).toBe('unreachable')
  })
})
