import {
  assertEvent,
  assign,
  type DoneActorEvent,
  emit,
  enqueueActions,
  fromPromise,
  setup,
} from 'xstate'
import type { SessionAnswer } from '#contract/account/user-account'
import type { AuthAnswer } from '#contract/allauth/session-answer'
import { notProvided } from '#lib/machines/not-provided'
import {
  type AuthEvent,
  afterAnswer,
  afterRead,
  changeOf,
  emptySession,
  mayBeOutdated,
  type ReceivedAnswer,
  type SessionChange,
  type SessionContext,
  type SessionEvent,
  type StepsInput,
  userIdIn,
} from './session-context'

/** What the machine receives: events from outside, and the answers to its own requests. */
export type MachineEvent =
  | SessionEvent
  | DoneActorEvent<SessionAnswer, 'readSession'>
  | DoneActorEvent<AuthAnswer, 'readSteps'>

/** Types, guards and actions of the session machine. Actors are provided by the session actor. */
export const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    events: {} as MachineEvent,
    emitted: {} as SessionChange,
  },
  actors: {
    readSession: fromPromise<SessionAnswer>(notProvided('readSession')),
    readSteps: fromPromise<AuthAnswer, StepsInput>(notProvided('readSteps')),
    forgetSession: fromPromise<void, string | null>(notProvided('forgetSession')),
    endSession: fromPromise<void>(notProvided('endSession')),
  },
  guards: {
    'the answer may be outdated': ({ context, event }) => mayBeOutdated(answerIn(event), context),
    'the answer signs a user in': ({ context, event }) =>
      changeOf(answerIn(event), context)?.type === 'LOGGED_IN',
    'the answer signs the user out': ({ context, event }) =>
      changeOf(answerIn(event), context)?.type === 'LOGGED_OUT',
    'the answer changes nothing': ({ context, event }) =>
      changeOf(answerIn(event), context) === null,
    'the answer is about another user': ({ context, event }) => {
      const userId = userIdIn(answerIn(event).answer)
      return userId !== null && userId !== context.user?.id
    },
    'the answer is about this user': ({ context, event }) => {
      const { answer } = answerIn(event)
      return answer.status !== 410 && userIdIn(answer) === (context.user?.id ?? null)
    },
    'the answer says that the session is gone': ({ event }) =>
      answerIn(event).answer.status === 410,
    'a user is signed in': ({ event }) => sessionIn(event).user !== undefined,
    'there is no session': ({ event }) => {
      const { user, generation } = sessionIn(event)
      return !user && generation === undefined
    },
    'the session has ended': ({ context: { endedGeneration }, event }) => {
      const { user, generation, isDeleted = false } = sessionIn(event)
      const isKnown = endedGeneration !== null && generation === endedGeneration
      return !user && (isDeleted || isKnown)
    },
    'a user was signed in': ({ context }) => context.wasMember,
    'a user is in view': ({ context }) => context.user !== null,
    'no session has begun': ({ context }) => context.generation === null,
    'the tab has the same user': ({ context, event }) => {
      assertEvent(event, 'tab.changed')
      return event.userId === (context.user?.id ?? null)
    },
  },
  actions: {
    'apply the answer': assign(({ context, event }) => afterAnswer(answerIn(event), context)),
    /** Forgets the previous user; the pending step stays in view until the user is read. */
    'begin the sign-in': assign(({ context, event }) => {
      const { generation, endedGeneration, pendingFlow } = context
      const guest = { ...emptySession, generation, endedGeneration }
      return { ...guest, ...afterAnswer(answerIn(event), guest), pendingFlow }
    }),
    'apply the session': assign(({ context, event }) => afterRead(sessionIn(event), context)),
    'note which session may have ended': assign(({ context, event }) => {
      const { answer } = answerIn(event)
      if (answer.status !== 410) return {}
      return { endedGeneration: answer.meta?.generation ?? context.generation }
    }),
    'note that this session may have ended': assign(({ context }) => ({
      endedGeneration: context.generation,
    })),
    'note that the steps are known': assign({ stepsKnown: true }),
    'forget the pending step': assign({ pendingFlow: null }),
    'forget the user': assign(({ context: { generation, endedGeneration } }) => ({
      ...emptySession,
      generation,
      endedGeneration,
    })),
    'note which session has ended': assign(({ event }) => ({
      endedGeneration: sessionIn(event).generation ?? null,
    })),
    'forget the session': assign({ generation: null, endedGeneration: null }),
    'forget all': assign(() => emptySession),
    /** Until the session was read again, which then tells whether the user is still signed in. */
    'hide the user': assign(({ context }) => ({
      ...emptySession,
      wasMember: context.wasMember || context.user !== null,
    })),
    'note whether a socket is open': assign(({ event }) => {
      assertEvent(event, 'socket.changed')
      return { hasSocket: event.isOpen }
    }),
    'announce the change': enqueueActions(({ context, event, enqueue }) => {
      const change = changeOf(answerIn(event), context)
      if (change) enqueue.emit(about(context, change))
    }),
    'announce the sign-in': emit(({ context }) => about(context, { type: 'LOGGED_IN' })),
    'announce that the sign-in was not kept': emit(({ context }) =>
      about(context, { type: 'LOGIN_NOT_KEPT' }),
    ),
    'announce the sign-out': emit(({ context }) =>
      about(context, { type: 'LOGGED_OUT', reason: 'left' }),
    ),
    'announce the expiry': emit(({ context, event }) => {
      const reason = sessionIn(event).isDeleted ? 'deleted' : 'expired'
      return about(context, { type: 'LOGGED_OUT', reason })
    }),
    'announce the sign-out elsewhere': emit(({ context }) =>
      about(context, { type: 'LOGGED_OUT', reason: 'elsewhere' }),
    ),
  },
})

/** The answer of the sign-in service that an event brings. */
function answerIn(event: MachineEvent): ReceivedAnswer {
  assertEvent(event, ['session.answered', 'xstate.done.actor.readSteps'])
  return event.type === 'session.answered' ? event : { answer: event.output, asked: null }
}

/** The gateway's answer that an event brings. */
function sessionIn(event: MachineEvent): SessionAnswer {
  assertEvent(event, 'xstate.done.actor.readSession')
  return event.output
}

function about({ user }: SessionContext, change: AuthEvent): SessionChange {
  return { ...change, userId: user?.id ?? null }
}
