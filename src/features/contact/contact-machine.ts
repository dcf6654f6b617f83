import { assign, fromPromise, setup } from 'xstate'
import type { ContactMessage } from '../../../contract/contact/contact-message'
import type { ContactOutcome } from './contact-outcome'

export interface ContactContext {
  /** What is being sent or was sent last. */
  message: ContactMessage | null
  refusal: Pick<Extract<ContactOutcome, { kind: 'refused' }>, 'fields' | 'whole'>
  waitSeconds: number
}

export type ContactEvent =
  | { type: 'message.submitted'; message: ContactMessage }
  | { type: 'another.wanted' }
  | { type: 'connection.returned' }

const outcomeIs = (kind: ContactOutcome['kind']) => ({
  type: 'outcomeIs' as const,
  params: ({ event }: { event: { output: ContactOutcome } }) => ({ outcome: event.output, kind }),
})
const keepOutcome = {
  type: 'keepOutcome' as const,
  params: ({ event }: { event: { output: ContactOutcome } }) => event.output,
}

/**
 * The story of a message to the shop: it is written, sent, and arrives, or stays in the form with
 * the reason why. What was typed is the form's and is kept in every state but `sent`.
 * Source: `POST /api/contact`.
 */
export const contactMachine = setup({
  types: { context: {} as ContactContext, events: {} as ContactEvent },
  actors: {
    sendMessage: fromPromise<ContactOutcome, ContactMessage | null>(() => {
      throw new Error('sendMessage was not provided')
    }),
  },
  guards: {
    outcomeIs: (_, { outcome, kind }: { outcome: ContactOutcome; kind: string }) =>
      outcome.kind === kind,
  },
  actions: {
    keepMessage: assign((_, message: ContactMessage) => ({ message })),
    keepOutcome: assign((_, outcome: ContactOutcome) => {
      if (outcome.kind === 'heldBack') return { waitSeconds: outcome.seconds }
      if (outcome.kind !== 'refused') return {}
      return { refusal: { fields: outcome.fields, whole: outcome.whole } }
    }),
    forgetDraft: () => {
      throw new Error('forgetDraft was not provided')
    },
  },
  delays: { untilAllowed: ({ context }) => context.waitSeconds * 1000 },
}).createMachine({
  id: 'contact',
  context: { message: null, refusal: { fields: {}, whole: null }, waitSeconds: 0 },
  initial: 'editing',
  states: {
    editing: { on: { 'message.submitted': send() } },
    sending: {
      invoke: {
        src: 'sendMessage',
        input: ({ context }) => context.message,
        onDone: [
          { guard: outcomeIs('sent'), target: 'sent' },
          { guard: outcomeIs('refused'), target: 'refused', actions: keepOutcome },
          { guard: outcomeIs('heldBack'), target: 'heldBack', actions: keepOutcome },
          { guard: outcomeIs('unreachable'), target: 'unreachable' },
          { guard: outcomeIs('offline'), target: 'offline' },
          { target: 'broken' },
        ],
        onError: 'broken',
      },
    },
    sent: { entry: 'forgetDraft', on: { 'another.wanted': 'editing' } },
    refused: { on: { 'message.submitted': send() } },
    heldBack: { after: { untilAllowed: 'editing' } },
    unreachable: { on: { 'message.submitted': send() } },
    offline: { on: { 'message.submitted': send(), 'connection.returned': 'editing' } },
    broken: { on: { 'message.submitted': send() } },
  },
})

function send() {
  return {
    target: 'sending' as const,
    actions: {
      type: 'keepMessage' as const,
      params: ({ event }: { event: Extract<ContactEvent, { type: 'message.submitted' }> }) =>
        event.message,
    },
  }
}
