import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate'
import type { SessionAnswer } from '../../contract/account/user-account'
import type { AuthAnswer } from '../../contract/allauth/session-answer'
import { type AuthEvent, personIn } from './auth-event'
import type { SessionEvent, StepsInput } from './session-events'
import {
  afterRead,
  afterTold,
  emptySession,
  eventOf,
  isDoubtful,
  type SessionContext,
  type Told,
} from './session-story'

type Emitted = AuthEvent & { userId: number | null }

/** What the story of a session is made of; the work itself is provided from outside. */
export const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as Emitted,
  },
  actors: {
    readSession: fromPromise<SessionAnswer>(() => unprovided('readSession')),
    readSteps: fromPromise<AuthAnswer, StepsInput>(() => unprovided('readSteps')),
    forgetSession: fromPromise<void, string | null>(() => unprovided('forgetSession')),
    endSession: fromPromise<void>(() => unprovided('endSession')),
  },
  guards: {
    toldIs: ({ context }, { told, is }: { told: Told; is: string }) => {
      if (is === 'doubtful') return isDoubtful(told, context)
      const person = personIn(told.answer)
      if (is === 'somebodyElse') return person !== null && person !== context.user?.id
      return (eventOf(told, context)?.type ?? 'nothing') === is
    },
    namesUser: (_, { output }: { output: SessionAnswer }) => output.user !== undefined,
    hasNoSession: (_, { output }: { output: SessionAnswer }) =>
      !output.user && output.generation === undefined,
    confirmsDoubt: ({ context }, { output }: { output: SessionAnswer }) =>
      !output.user && context.doubted !== null && output.generation === context.doubted,
    wasMember: ({ context }) => context.wasMember,
    isFresh: ({ context }) => context.generation === null,
    isMember: ({ context }) => context.user !== null,
    isExpected: ({ context }, { output }: { output: AuthAnswer }) =>
      output.status !== 410 && personIn(output) === (context.user?.id ?? null),
    isGone: (_, { output }: { output: AuthAnswer }) => output.status === 410,
    isSamePerson: ({ context, event }) =>
      event.type === 'elsewhere.changed' && event.userId === (context.user?.id ?? null),
  },
  actions: {
    hear: assign(({ context }, { told }: { told: Told }) => afterTold(told, context)),
    /** Somebody signed in: nothing is kept of who was here, but the step that led here, for now. */
    beginSignIn: assign(({ context }, { told }: { told: Told }) => {
      const { generation, doubted, pendingFlow } = context
      const nobody = { ...emptySession, generation, doubted }
      return { ...nobody, ...afterTold(told, nobody), pendingFlow }
    }),
    /** The step has led to its end: whoever it was for is known now, or is nobody. */
    endStep: assign({ pendingFlow: null }),
    learn: assign(({ context }, { output }: { output: AuthAnswer }) =>
      afterTold({ answer: output, asked: null }, context),
    ),
    keepRead: assign(({ context }, { output }: { output: SessionAnswer }) =>
      afterRead(output, context),
    ),
    keepDoubt: assign(({ context }, { told: { answer } }: { told: Told }) =>
      answer.status === 410 ? { doubted: answer.meta?.generation ?? context.generation } : {},
    ),
    doubtGone: assign(({ context }, { output }: { output: AuthAnswer }) => ({
      doubted: output.meta?.generation ?? context.generation,
    })),
    forgetPerson: assign(({ context: { generation, doubted } }) => ({
      ...emptySession,
      generation,
      doubted,
    })),
    forgetGeneration: assign({ generation: null, doubted: null }),
    forgetAll: assign(() => emptySession),
    suspect: assign(({ context }) => ({
      ...emptySession,
      wasMember: context.wasMember || context.user !== null,
    })),
    doubtPresent: assign(({ context }) => ({ doubted: context.generation })),
    stepsAsked: assign({ stepsKnown: true }),
    say: emit(({ context }, { event }: { event: AuthEvent }) => ({
      ...event,
      userId: context.user?.id ?? null,
    })),
    tellEvent: enqueueActions(({ context, enqueue }, { told }: { told: Told }) => {
      const event = eventOf(told, context)
      if (event) enqueue.emit({ ...event, userId: context.user?.id ?? null })
    }),
  },
})

function unprovided(name: string): never {
  throw new Error(`${name} was not provided`)
}
