import { assign, setup } from 'xstate'

interface ToastLifeContext {
  /** How long it stays, in ms; 0 is until it is closed. */
  staysForMs: number
  /** What is left of that. */
  leftMs: number
  /** Since when it counts. */
  countsSince: number
  now: () => number
}

export type ToastLifeEvent =
  /** Somebody points at the toasts, has the focus there, or is not looking at the page. */
  | { type: 'attention.given' }
  | { type: 'attention.gone' }
  /** The same toast was shown again. */
  | { type: 'toast.repeated'; staysForMs: number }

function mustBeProvided(): never {
  throw new Error('What happens when the time of a toast is up must be provided.')
}

/**
 * How long a toast stays: time does not pass while somebody attends to the toasts (R230, WCAG
 * 2.2.1). Provide `end`.
 */
export const toastLifeMachine = setup({
  types: {
    context: {} as ToastLifeContext,
    input: {} as Pick<ToastLifeContext, 'staysForMs' | 'now'>,
    events: {} as ToastLifeEvent,
  },
  actions: {
    'begin to count': assign({ countsSince: ({ context }) => context.now() }),
    'note what is left': assign({
      leftMs: ({ context }) => context.leftMs - (context.now() - context.countsSince),
    }),
    'begin anew': assign((_, staysForMs: number) => ({ staysForMs, leftMs: staysForMs })),
    end: mustBeProvided,
  },
  guards: {
    'it stays until it is closed': ({ context }) => context.staysForMs === 0,
  },
  delays: { left: ({ context }) => context.leftMs },
}).createMachine({
  id: 'toastLife',
  context: ({ input }) => ({ ...input, leftMs: input.staysForMs, countsSince: 0 }),
  initial: 'beginning',
  states: {
    beginning: {
      always: [{ guard: 'it stays until it is closed', target: 'staying' }, { target: 'counting' }],
    },
    counting: {
      entry: 'begin to count',
      after: { left: 'over' },
      on: {
        'attention.given': { target: 'resting', actions: 'note what is left' },
        'toast.repeated': {
          target: 'beginning',
          actions: { type: 'begin anew', params: ({ event }) => event.staysForMs },
        },
      },
    },
    resting: {
      on: {
        'attention.gone': 'beginning',
        'toast.repeated': {
          actions: { type: 'begin anew', params: ({ event }) => event.staysForMs },
        },
      },
    },
    staying: {
      on: {
        'toast.repeated': {
          target: 'beginning',
          actions: { type: 'begin anew', params: ({ event }) => event.staysForMs },
        },
      },
    },
    over: { type: 'final', entry: 'end' },
  },
})
