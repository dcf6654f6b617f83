import { assign, emit, fromPromise, setup } from 'xstate'
import type { AuthOutcome } from '../../session/auth-outcome'
import {
  type HeartsContext,
  type HeartsEvent,
  type HeartsNews,
  noHearts,
  type Press,
  questionOf,
  type Wish,
  withAnswer,
  withoutHead,
  withPress,
  withSuccess,
} from './hearts'

export type MarksRead = AuthOutcome<readonly number[]>

interface Ended<Output> {
  event: { output: Output }
}

/** How long hearts that appear together are waited for, in ms. */
const gatheringTime = 80

const nobodyAnswers: AuthOutcome<unknown> = { kind: 'unreachable' }
const isDone = {
  type: 'isDone' as const,
  params: ({ event }: Ended<AuthOutcome<unknown>>) => event.output,
}
const tellFailure = {
  type: 'tellFailure' as const,
  params: ({ event }: Ended<AuthOutcome<unknown>>) => event.output,
}
const tellBreakdown = {
  type: 'tellFailure' as const,
  params: (): AuthOutcome<unknown> => ({ kind: 'broken', reason: 'the mark could not be set' }),
}
const tellSilence = { type: 'tellFailure' as const, params: () => nobodyAnswers }

/**
 * The story of the hearts of one kind on a page. How they stand is asked once for all of them, only
 * for a member and only once that is known; a press shows at once, is carried out one after the
 * other, and taken back where the API did not take it. A guest is offered to sign in, and nothing is
 * sent.
 */
export const heartsMachine = setup({
  types: {
    context: {} as HeartsContext,
    events: {} as HeartsEvent,
    emitted: {} as HeartsNews,
  },
  actors: {
    readMarks: fromPromise<MarksRead, readonly number[]>(() => {
      throw new Error('readMarks was not provided')
    }),
    writeMark: fromPromise<AuthOutcome<unknown>, Wish | undefined>(() => {
      throw new Error('writeMark was not provided')
    }),
  },
  guards: {
    isDone: (_, { kind }: AuthOutcome<unknown>) => kind === 'done',
    isWished: ({ context }) => context.wishes.length > 0,
    isDue: ({ context }) => context.due.length > 0,
  },
  actions: {
    show: assign(({ context: { shown, due } }, id: number) => ({
      shown: [...shown, id],
      due: [...new Set([...due, id])],
    })),
    hide: assign(({ context: { shown } }, id: number) => {
      const place = shown.indexOf(id)
      return { shown: shown.filter((_, index) => index !== place) }
    }),
    press: assign(({ context }, press: Press) => withPress(context, press)),
    askAnew: assign(({ context }) => ({ due: [...new Set(context.shown)] })),
    giveUpAsking: assign({ due: [] }),
    beginQuestion: assign({ written: [] }),
    keepAnswer: assign(({ context }, outcome: MarksRead) =>
      outcome.kind === 'done' ? withAnswer(context, outcome.data) : { due: [] },
    ),
    settle: assign(({ context }) => withSuccess(context)),
    rollBack: assign(({ context }) => withoutHead(context)),
    forget: assign(({ context: { shown } }) => ({ ...noHearts, shown })),
    askToSignIn: emit({ type: 'signIn.asked' }),
    tellFailure: emit(({ context }, outcome: AuthOutcome<unknown>): HeartsNews => {
      const [wish] = context.wishes
      if (!wish) throw new Error('nothing was wished for')
      return { type: 'mark.failed', wish, outcome }
    }),
  },
  delays: { gatheringTime },
}).createMachine({
  id: 'hearts',
  context: noHearts,
  initial: 'unknown',
  on: {
    'heart.shown': { actions: { type: 'show', params: ({ event }) => event.id } },
    'heart.gone': { actions: { type: 'hide', params: ({ event }) => event.id } },
    'person.known': { target: '.member', reenter: true, actions: 'forget' },
    'person.absent': { target: '.guest', actions: 'forget' },
    'person.hidden': { target: '.unavailable', actions: 'forget' },
  },
  states: {
    unknown: {
      on: {
        'heart.pressed': { actions: { type: 'press', params: ({ event }) => event.press } },
        'person.known': 'member',
        'person.absent': [
          { guard: 'isWished', target: 'guest', actions: ['forget', 'askToSignIn'] },
          { target: 'guest' },
        ],
        'person.hidden': [
          { guard: 'isWished', target: 'unavailable', actions: [tellSilence, 'forget'] },
          { target: 'unavailable' },
        ],
      },
    },
    guest: { on: { 'heart.pressed': { actions: 'askToSignIn' } } },
    unavailable: {
      on: {
        'heart.pressed': {
          actions: [{ type: 'press', params: ({ event }) => event.press }, tellSilence, 'rollBack'],
        },
      },
    },
    member: {
      entry: 'askAnew',
      type: 'parallel',
      on: {
        'heart.pressed': { actions: { type: 'press', params: ({ event }) => event.press } },
        'page.returned': { actions: 'askAnew' },
      },
      states: {
        reading: {
          initial: 'upToDate',
          states: {
            upToDate: { always: { guard: 'isDue', target: 'gathering' } },
            gathering: { after: { gatheringTime: 'asking' } },
            asking: {
              entry: 'beginQuestion',
              invoke: {
                src: 'readMarks',
                input: ({ context }) => questionOf(context),
                onDone: {
                  target: 'upToDate',
                  actions: { type: 'keepAnswer', params: ({ event }) => event.output },
                },
                onError: { target: 'upToDate', actions: 'giveUpAsking' },
              },
            },
          },
        },
        writing: {
          initial: 'resting',
          states: {
            resting: { always: { guard: 'isWished', target: 'working' } },
            working: {
              invoke: {
                src: 'writeMark',
                input: ({ context }) => context.wishes[0],
                onDone: [
                  { guard: isDone, target: 'resting', actions: 'settle' },
                  { target: 'resting', actions: [tellFailure, 'rollBack'] },
                ],
                onError: { target: 'resting', actions: [tellBreakdown, 'rollBack'] },
              },
            },
          },
        },
      },
    },
  },
})
