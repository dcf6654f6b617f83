import { assign, fromPromise, setup } from 'xstate'
import { notProvided } from '#lib/machines/not-provided'
import type { Rate } from '#lib/storage/listening-place'
import { SpeechError, type SpeechFailure } from './speak-sentence'

/** After how many minutes listening ends by itself. */
export const sleepTimes = ['never', '5', '10', '15', '30'] as const
export type SleepTime = (typeof sleepTimes)[number]

interface ListeningContext {
  /** The sentence that is read, or read next. */
  at: number
  count: number
  rate: Rate
  voice: SpeechSynthesisVoice | null
  sleep: SleepTime
  /** The time to sleep has come: the present sentence is the last one. */
  isSleepy: boolean
  problem: SpeechFailure | null
}

type ListeningInput = Pick<ListeningContext, 'at' | 'count' | 'rate'>

export type ListeningEvent =
  | { type: 'play.pressed' }
  | { type: 'pause.pressed' }
  | { type: 'back.pressed' }
  | { type: 'forward.pressed' }
  | { type: 'start.pressed' }
  | { type: 'rate.chosen'; rate: Rate }
  | { type: 'sleep.chosen'; sleep: SleepTime }

/** What is to be spoken. */
export interface SpokenSentence extends Pick<ListeningContext, 'at' | 'rate'> {
  voice: SpeechSynthesisVoice
}

/**
 * Reads a lesson aloud, a sentence after the other, once the device's voice is known. Whatever
 * interrupts it, it goes on with the same sentence from its beginning.
 */
export const listeningMachine = setup({
  types: {
    context: {} as ListeningContext,
    events: {} as ListeningEvent,
    input: {} as ListeningInput,
  },
  actors: {
    findVoice: fromPromise<SpeechSynthesisVoice | null>(notProvided('findVoice')),
    speak: fromPromise<void, SpokenSentence>(notProvided('speak')),
  },
  guards: {
    'a voice was found': (_, voice: SpeechSynthesisVoice | null) => voice !== null,
    'it was the last sentence': ({ context }) => context.at + 1 >= context.count,
    'it is time to sleep': ({ context }) => context.isSleepy,
    'a time to sleep is set': ({ context }) => context.sleep !== 'never',
  },
  actions: {
    'keep the voice': assign((_, voice: SpeechSynthesisVoice | null) => ({ voice })),
    'keep the problem': assign((_, problem: SpeechFailure | null) => ({ problem })),
    'go on by': assign(({ context: { at, count } }, by: number) => ({
      at: Math.min(Math.max(at + by, 0), count - 1),
    })),
    'go to the start': assign({ at: 0 }),
    'keep the rate': assign((_, rate: Rate) => ({ rate })),
    'keep the time to sleep': assign((_, sleep: SleepTime) => ({ sleep, isSleepy: false })),
    'become sleepy': assign({ isSleepy: true }),
    'wake up': assign({ sleep: 'never', isSleepy: false }),
  },
  delays: {
    'until sleep': ({ context }) => Number(context.sleep) * 60_000,
  },
}).createMachine({
  id: 'listening',
  type: 'parallel',
  context: ({ input }) => ({
    ...input,
    voice: null,
    sleep: 'never',
    isSleepy: false,
    problem: null,
  }),
  states: {
    reading: {
      initial: 'looking',
      states: {
        looking: {
          invoke: {
            src: 'findVoice',
            onDone: [
              {
                guard: { type: 'a voice was found', params: ({ event }) => event.output },
                target: 'speaking',
                actions: { type: 'keep the voice', params: ({ event }) => event.output },
              },
              { target: 'voiceless' },
            ],
          },
        },
        voiceless: {
          on: { 'play.pressed': 'looking' },
        },
        paused: {
          on: {
            'play.pressed': 'speaking',
            'back.pressed': { actions: { type: 'go on by', params: -1 } },
            'forward.pressed': { actions: { type: 'go on by', params: 1 } },
            'start.pressed': { target: 'speaking', actions: 'go to the start' },
            'rate.chosen': {
              actions: { type: 'keep the rate', params: ({ event }) => event.rate },
            },
          },
        },
        speaking: {
          entry: { type: 'keep the problem', params: null },
          invoke: {
            src: 'speak',
            input: ({ context: { at, rate, voice } }) => ({
              at,
              rate,
              // There is one in this state.
              voice: voice as SpeechSynthesisVoice,
            }),
            onDone: [
              {
                guard: 'it was the last sentence',
                target: 'finished',
                actions: 'go to the start',
              },
              {
                guard: 'it is time to sleep',
                target: 'paused',
                actions: [{ type: 'go on by', params: 1 }, 'wake up'],
              },
              { target: 'speaking', reenter: true, actions: { type: 'go on by', params: 1 } },
            ],
            onError: {
              target: 'paused',
              actions: {
                type: 'keep the problem',
                params: ({ event: { error } }) =>
                  error instanceof SpeechError ? error.failure : 'brokeOff',
              },
            },
          },
          on: {
            'pause.pressed': 'paused',
            'back.pressed': {
              target: 'speaking',
              reenter: true,
              actions: { type: 'go on by', params: -1 },
            },
            'forward.pressed': {
              target: 'speaking',
              reenter: true,
              actions: { type: 'go on by', params: 1 },
            },
            'start.pressed': { target: 'speaking', reenter: true, actions: 'go to the start' },
            'rate.chosen': {
              target: 'speaking',
              reenter: true,
              actions: { type: 'keep the rate', params: ({ event }) => event.rate },
            },
          },
        },
        finished: {
          on: {
            'play.pressed': 'speaking',
            'start.pressed': 'speaking',
            'rate.chosen': {
              actions: { type: 'keep the rate', params: ({ event }) => event.rate },
            },
          },
        },
      },
    },
    sleep: {
      initial: 'off',
      on: {
        'sleep.chosen': {
          target: '.deciding',
          actions: { type: 'keep the time to sleep', params: ({ event }) => event.sleep },
        },
      },
      states: {
        deciding: {
          always: [{ guard: 'a time to sleep is set', target: 'waiting' }, { target: 'off' }],
        },
        waiting: {
          after: { 'until sleep': { target: 'off', actions: 'become sleepy' } },
        },
        off: {},
      },
    },
  },
})
