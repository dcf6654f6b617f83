import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate'
import type { SessionAnswer } from '#contract/account/user-account'
import type { AuthAnswer } from '#contract/allauth/session-answer'
import type { SessionChange } from './auth-event-bus'
import {
  type AuthEvent,
  afterAnswer,
  afterRead,
  changeOf,
  emptySession,
  mayBeOutdated,
  type ReceivedAnswer,
  type SessionContext,
  type SessionEvent,
  type StepsInput,
  userIdIn,
} from './session-context'

/** Types, guards and actions of the session machine. Actors are provided by the session actor. */
export const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionChange,
  },
  actors: {
    readSession: fromPromise<SessionAnswer>(() => notProvided('readSession')),
    readSteps: fromPromise<AuthAnswer, StepsInput>(() => notProvided('readSteps')),
    forgetSession: fromPromise<void, string | null>(() => notProvided('forgetSession')),
    endSession: fromPromise<void>(() => notProvided('endSession')),
  },
  guards: {
    'answer is': ({ context }, { received, is }: { received: ReceivedAnswer; is: string }) => {
      if (is === 'maybe outdated') return mayBeOutdated(received, context)
      const userId = userIdIn(received.answer)
      if (is === 'of another user') return userId !== null && userId !== context.user?.id
      return (changeOf(received, context)?.type ?? 'no change') === is
    },
    'names a user': (_, { output }: { output: SessionAnswer }) => output.user !== undefined,
    'has no session': (_, { output }: { output: SessionAnswer }) =>
      !output.user && output.generation === undefined,
    'confirms the end': ({ context }, { output }: { output: SessionAnswer }) =>
      !output.user &&
      context.endedGeneration !== null &&
      output.generation === context.endedGeneration,
    'was a member': ({ context }) => context.wasMember,
    'has no session yet': ({ context }) => context.generation === null,
    'is a member': ({ context }) => context.user !== null,
    'is about the present user': ({ context }, { output }: { output: AuthAnswer }) =>
      output.status !== 410 && userIdIn(output) === (context.user?.id ?? null),
    'is gone': (_, { output }: { output: AuthAnswer }) => output.status === 410,
    'is the same user': ({ context, event }) =>
      event.type === 'tab.changed' && event.userId === (context.user?.id ?? null),
  },
  actions: {
    applyAnswer: assign(({ context }, { received }: { received: ReceivedAnswer }) =>
      afterAnswer(received, context),
    ),
    /** Forgets the previous user; the pending flow stays in view until the user is read. */
    beginSignIn: assign(({ context }, { received }: { received: ReceivedAnswer }) => {
      const { generation, endedGeneration, pendingFlow } = context
      const guest = { ...emptySession, generation, endedGeneration }
      return { ...guest, ...afterAnswer(received, guest), pendingFlow }
    }),
    forgetPendingFlow: assign({ pendingFlow: null }),
    applySession: assign(({ context }, { output }: { output: SessionAnswer }) =>
      afterRead(output, context),
    ),
    noteEnded: assign(({ context }, { received: { answer } }: { received: ReceivedAnswer }) =>
      answer.status === 410
        ? { endedGeneration: answer.meta?.generation ?? context.generation }
        : {},
    ),
    forgetUser: assign(({ context: { generation, endedGeneration } }) => ({
      ...emptySession,
      generation,
      endedGeneration,
    })),
    forgetGeneration: assign({ generation: null, endedGeneration: null }),
    forgetAll: assign(() => emptySession),
    suspect: assign(({ context }) => ({
      ...emptySession,
      wasMember: context.wasMember || context.user !== null,
    })),
    suspectPresent: assign(({ context }) => ({ endedGeneration: context.generation })),
    noteStepsKnown: assign({ stepsKnown: true }),
    emitChange: emit(({ context }, { event }: { event: AuthEvent }) => ({
      ...event,
      userId: context.user?.id ?? null,
    })),
    emitAnswerChange: enqueueActions(
      ({ context, enqueue }, { received }: { received: ReceivedAnswer }) => {
        const event = changeOf(received, context)
        if (event) enqueue.emit({ ...event, userId: context.user?.id ?? null })
      },
    ),
  },
})

function notProvided(name: string): never {
  throw new Error(`${name} was not provided`)
}
