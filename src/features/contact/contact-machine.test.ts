import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import type { ContactMessage } from '../../../contract/contact/contact-message'
import { type ContactEvent, contactMachine } from './contact-machine'
import type { ContactOutcome } from './contact-outcome'

const message: ContactMessage = {
  name: 'Άννα',
  email: 'anna@example.com',
  message: 'Πότε έρχεται η παραγγελία μου;',
}
const submitted = { type: 'message.submitted', message } as const
const refused: ContactOutcome = {
  kind: 'refused',
  fields: { email: 'Δεν δεχόμαστε αυτή τη διεύθυνση.' },
  whole: null,
}
const heldBack: ContactOutcome = { kind: 'heldBack', seconds: 30 }
const outcomes: readonly ContactOutcome[] = [
  { kind: 'sent' },
  refused,
  heldBack,
  { kind: 'unreachable' },
  { kind: 'offline' },
  { kind: 'broken' },
]

function startContact(send: (message: ContactMessage | null) => Promise<ContactOutcome>) {
  const clock = new SimulatedClock()
  const forgetDraft = jest.fn()
  const machine = contactMachine.provide({
    actors: {
      sendMessage: fromPromise<ContactOutcome, ContactMessage | null>(({ input }) => send(input)),
    },
    actions: { forgetDraft },
  })
  const actor = createActor(machine, { clock }).start()
  const settled = () => waitFor(actor, (now) => !now.matches('sending'))
  return { actor, clock, forgetDraft, settled }
}

async function startIn(outcome: ContactOutcome) {
  const contact = startContact(async () => outcome)
  contact.actor.send(submitted)
  await contact.settled()
  return { ...contact, state: () => contact.actor.getSnapshot().value }
}

describe('contactMachine', () => {
  it('reaches every state', () => {
    const done = outcomes.map((output) => ({ type: 'xstate.done.actor.0.contact.sending', output }))
    const machine = contactMachine.provide({ actions: { forgetDraft: () => {} } })
    const paths = getShortestPaths(machine, {
      events: [submitted, { type: 'another.wanted' }, ...done] as never[],
      serializeState: ({ value }) => JSON.stringify(value),
    })
    const reached = new Set(paths.map(({ state }) => state.value))
    expect(reached).toEqual(new Set(Object.keys(contactMachine.states)))
  })

  it.each(outcomes)('ends in $kind when that is the outcome', async (outcome) => {
    const { state } = await startIn(outcome)
    expect(state()).toBe(outcome.kind)
  })

  it('is broken where sending itself fails, and does no work of its own', async () => {
    const contact = createActor(contactMachine).start()
    contact.send(submitted)
    await waitFor(contact, (now) => now.matches('broken'))
  })

  it('sends what was submitted, once', async () => {
    const send = jest.fn(async (): Promise<ContactOutcome> => ({ kind: 'sent' }))
    const { actor, settled } = startContact(send)
    actor.send(submitted)
    actor.send(submitted)
    await settled()
    expect(send.mock.calls).toEqual([[message]])
  })

  it('forgets the draft when the message has arrived, and only then', async () => {
    for (const outcome of outcomes) {
      const { forgetDraft } = await startIn(outcome)
      expect(forgetDraft).toHaveBeenCalledTimes(outcome.kind === 'sent' ? 1 : 0)
    }
  })

  it('lets another message be written, still knowing who wrote', async () => {
    const { actor, state } = await startIn({ kind: 'sent' })
    actor.send(submitted)
    expect(state()).toBe('sent')
    actor.send({ type: 'another.wanted' })
    expect(state()).toBe('editing')
    expect(actor.getSnapshot().context.message).toEqual(message)
  })

  it('keeps what the server said of each field', async () => {
    const { actor } = await startIn(refused)
    expect(actor.getSnapshot().context.refusal).toEqual({ fields: refused.fields, whole: null })
  })

  it.each(['refused', 'unreachable', 'offline', 'broken'] as const)(
    'may be sent again after %s',
    async (kind) => {
      const { actor, state } = await startIn(outcomes.find((one) => one.kind === kind) ?? refused)
      actor.send(submitted)
      expect(state()).toBe('sending')
    },
  )

  it('holds back until the time that the server named is over', async () => {
    const { actor, clock, state } = await startIn(heldBack)
    actor.send(submitted)
    clock.increment(29_999)
    expect(state()).toBe('heldBack')
    clock.increment(1)
    expect(state()).toBe('editing')
    actor.send(submitted)
    expect(state()).toBe('sending')
  })

  it('takes the notice away when the connection is back, and sends nothing by itself', async () => {
    const back: ContactEvent = { type: 'connection.returned' }
    const { actor, state } = await startIn({ kind: 'offline' })
    actor.send(back)
    expect(state()).toBe('editing')
    const elsewhere = await startIn({ kind: 'unreachable' })
    elsewhere.actor.send(back)
    expect(elsewhere.state()).toBe('unreachable')
  })
})
