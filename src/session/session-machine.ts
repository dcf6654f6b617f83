import type { SessionAnswer } from '#contract/account/user-account'
import type { AuthAnswer } from '#contract/allauth/session-answer'
import {
  type AuthEvent,
  emptySession,
  type ReceivedAnswer,
  type SessionEvent,
} from './session-context'
import { sessionSetup } from './session-setup'

const answerIs = (
  type: AuthEvent['type'] | 'no change' | 'of another user' | 'maybe outdated',
) => ({
  type: 'answer is' as const,
  params: ({ event }: { event: ReceivedAnswer }) => ({ received: event, is: type }),
})
const received = ({ event }: { event: ReceivedAnswer }) => ({ received: event })
const receivedSteps = ({ event }: { event: { output: AuthAnswer } }) => ({
  received: { answer: event.output, asked: null },
})
const output = <Output>({ event }: { event: { output: Output } }) => ({ output: event.output })
const applyAnswer = { type: 'applyAnswer' as const, params: received }
const beginSignIn = { type: 'beginSignIn' as const, params: received }
const emitAnswerChange = { type: 'emitAnswerChange' as const, params: received }
const noteEnded = { type: 'noteEnded' as const, params: received }
const applySession = { type: 'applySession' as const, params: output<SessionAnswer> }
const applySteps = { type: 'applyAnswer' as const, params: receivedSteps }
const noteEndedSession = { type: 'noteEnded' as const, params: receivedSteps }
const namesUser = { type: 'names a user' as const, params: output<SessionAnswer> }
const hasNoSession = { type: 'has no session' as const, params: output<SessionAnswer> }
const confirmsEnd = { type: 'confirms the end' as const, params: output<SessionAnswer> }
const isExpected = { type: 'is about the present user' as const, params: output<AuthAnswer> }
const isGone = { type: 'is gone' as const, params: output<AuthAnswer> }
const emitChange = (event: AuthEvent) => ({ type: 'emitChange' as const, params: { event } })

const expired = emitChange({ type: 'LOGGED_OUT', reason: 'expired' })
const endedElsewhere = emitChange({ type: 'LOGGED_OUT', reason: 'elsewhere' })
const left = emitChange({ type: 'LOGGED_OUT', reason: 'left' })
const entered = emitChange({ type: 'LOGGED_IN' })
const notKept = emitChange({ type: 'LOGIN_NOT_KEPT' })

/** Transitions for an answer of the sign-in service, in a state of `home`. */
function onAnswer(home: 'guest' | 'member') {
  return [
    { guard: answerIs('maybe outdated'), target: `#session.${home}.checking`, actions: noteEnded },
    {
      guard: answerIs('LOGGED_IN'),
      target: '#session.guest.signingIn',
      // Also from `signingIn`: the read under way may be of the previous session.
      reenter: true,
      actions: beginSignIn,
    },
    {
      guard: answerIs('LOGGED_OUT'),
      target: '#session.guest.idle',
      actions: [emitAnswerChange, 'forgetUser', applyAnswer],
    },
    {
      guard: answerIs('of another user'),
      target: '#session.unknown',
      actions: [emitAnswerChange, 'forgetUser', applyAnswer],
    },
    { target: `#session.${home}.idle`, actions: [emitAnswerChange, applyAnswer] },
  ] as const
}

/** Reads the session again while the present user stays in view. */
function checking<Home extends string>(whenUnreachable: Home) {
  return {
    invoke: {
      src: 'readSession' as const,
      onDone: [
        {
          guard: confirmsEnd,
          target: '#session.guest.forgetting',
          actions: [expired, 'forgetUser'],
        },
        { guard: namesUser, target: '#session.member', actions: applySession },
        // The cookie was removed or replaced, which only another tab does.
        { guard: 'is a member', target: '#session.guest', actions: [endedElsewhere, applySession] },
        { target: '#session.guest', actions: applySession },
      ],
      onError: whenUnreachable,
    },
  } as const
}

/** Reads which step is pending; an answer about another user triggers a check of the session. */
function readingSteps(isMember: boolean) {
  return {
    invoke: {
      src: 'readSteps' as const,
      input: ({ event }: { event: SessionEvent }) => ({
        isMember,
        hasNext: event.type === 'steps.requested' && event.hasNext,
      }),
      onDone: [
        { guard: isExpected, target: 'idle', actions: applySteps },
        { guard: isGone, target: 'checking', actions: [noteEndedSession, 'noteStepsKnown'] },
        { target: 'checking', actions: 'noteStepsKnown' },
      ],
      onError: { target: '#session.unavailable', actions: 'suspect' },
    },
  } as const
}

/**
 * The session of a document. It is read once (R300) and then follows the answers of the sign-in
 * service, the other tabs, and the user. A late answer about an older session never ends a newer
 * one: it only triggers another read. Changes are emitted; the app navigates.
 */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: emptySession,
  initial: 'unknown',
  on: { 'session.suspected': { target: '.unknown', actions: 'suspect' } },
  states: {
    unknown: {
      invoke: {
        src: 'readSession',
        onDone: [
          { guard: confirmsEnd, target: 'guest.forgetting', actions: expired },
          { guard: namesUser, target: 'member', actions: applySession },
          { guard: 'was a member', target: 'guest', actions: [endedElsewhere, applySession] },
          { target: 'guest', actions: applySession },
        ],
        onError: 'unavailable',
      },
      on: {
        'session.answered': [
          { guard: answerIs('maybe outdated'), actions: noteEnded },
          { target: 'unknown', reenter: true },
        ],
        'session.suspected': { target: 'unknown', reenter: true },
        'tab.changed': { target: 'unknown', reenter: true },
      },
    },
    guest: {
      initial: 'idle',
      on: {
        'session.answered': onAnswer('guest'),
        'tab.changed': [{ guard: 'is the same user' }, { target: 'unknown', actions: 'suspect' }],
      },
      states: {
        idle: {
          on: {
            'steps.requested': [
              // Without a session no step can be pending.
              { guard: 'has no session yet', actions: 'noteStepsKnown' },
              { target: 'readingSteps' },
            ],
          },
        },
        checking: checking('#session.unavailable'),
        readingSteps: readingSteps(false),
        signingIn: {
          exit: 'forgetPendingFlow',
          invoke: {
            src: 'readSession',
            onDone: [
              { guard: confirmsEnd, target: 'forgetting', actions: expired },
              { guard: namesUser, target: '#session.member', actions: [applySession, entered] },
              { guard: hasNoSession, target: 'idle', actions: [applySession, notKept] },
              { target: 'idle', actions: applySession },
            ],
            onError: { target: '#session.unavailable', actions: entered },
          },
          on: {
            'session.answered': [
              { guard: answerIs('maybe outdated'), actions: noteEnded },
              { guard: answerIs('no change'), actions: applyAnswer },
              ...onAnswer('guest'),
            ],
            'session.suspected': { target: 'signingIn', reenter: true },
            'tab.changed': { target: 'signingIn', reenter: true },
          },
        },
        forgetting: {
          invoke: {
            src: 'forgetSession',
            input: ({ context }) => context.endedGeneration,
            onDone: { target: 'idle', actions: 'forgetGeneration' },
            onError: { target: 'idle', actions: 'forgetGeneration' },
          },
        },
      },
    },
    member: {
      initial: 'idle',
      on: {
        'session.answered': onAnswer('member'),
        'tab.changed': [
          { guard: 'is the same user', target: '.checking' },
          { target: 'unknown', actions: 'suspect' },
        ],
      },
      states: {
        idle: {
          on: {
            'steps.requested': 'readingSteps',
            'signOut.requested': 'signingOut',
            'session.checkDue': { target: 'checking', actions: 'suspectPresent' },
          },
        },
        checking: {
          ...checking('#session.member.idle'),
          on: { 'signOut.requested': 'signingOut' },
        },
        readingSteps: { ...readingSteps(true), on: { 'signOut.requested': 'signingOut' } },
        signingOut: {
          invoke: {
            src: 'endSession',
            onDone: { target: '#session.guest', actions: [left, 'forgetAll'] },
            onError: { target: '#session.guest', actions: [left, 'forgetAll'] },
          },
          on: { 'session.answered': {}, 'session.suspected': {}, 'tab.changed': {} },
        },
      },
    },
    unavailable: {
      on: {
        'session.answered': onAnswer('guest'),
        'tab.changed': { target: 'unknown', actions: 'suspect' },
        'signOut.requested': 'member.signingOut',
      },
    },
  },
})
