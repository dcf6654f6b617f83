import type { SessionAnswer } from '../../contract/account/user-account'
import type { AuthAnswer } from '../../contract/allauth/session-answer'
import type { AuthEvent } from './auth-event'
import type { SessionEvent } from './session-events'
import type { Told } from './session-story'

export const toldIs = (type: AuthEvent['type'] | 'nothing' | 'somebodyElse' | 'doubtful') => ({
  type: 'toldIs' as const,
  params: ({ event }: { event: Told }) => ({ told: event, is: type }),
})
const told = ({ event }: { event: Told }) => ({ told: event })
const output = <Output>({ event }: { event: { output: Output } }) => ({ output: event.output })
export const hear = { type: 'hear' as const, params: told }
const beginSignIn = { type: 'beginSignIn' as const, params: told }
const tellEvent = { type: 'tellEvent' as const, params: told }
export const keepDoubt = { type: 'keepDoubt' as const, params: told }
export const keepRead = { type: 'keepRead' as const, params: output<SessionAnswer> }
const learn = { type: 'learn' as const, params: output<AuthAnswer> }
export const namesUser = { type: 'namesUser' as const, params: output<SessionAnswer> }
export const hasNoSession = { type: 'hasNoSession' as const, params: output<SessionAnswer> }
export const confirmsDoubt = { type: 'confirmsDoubt' as const, params: output<SessionAnswer> }
const isExpected = { type: 'isExpected' as const, params: output<AuthAnswer> }
const isGone = { type: 'isGone' as const, params: output<AuthAnswer> }
const say = (event: AuthEvent) => ({ type: 'say' as const, params: { event } })

export const expired = say({ type: 'LOGGED_OUT', reason: 'expired' })
export const endedElsewhere = say({ type: 'LOGGED_OUT', reason: 'elsewhere' })
export const left = say({ type: 'LOGGED_OUT', reason: 'left' })
export const entered = say({ type: 'LOGGED_IN' })
export const notKept = say({ type: 'LOGIN_NOT_KEPT' })
const doubtGone = { type: 'doubtGone' as const, params: output<AuthAnswer> }

/** What an answer leads to, in a state that shows `home`. */
export function whenTold(home: 'guest' | 'member') {
  return [
    { guard: toldIs('doubtful'), target: `#session.${home}.checking`, actions: keepDoubt },
    {
      guard: toldIs('LOGGED_IN'),
      target: '#session.guest.entering',
      // Also from there: what is being read may be of the session before.
      reenter: true,
      actions: beginSignIn,
    },
    {
      guard: toldIs('LOGGED_OUT'),
      target: '#session.guest.resting',
      actions: [tellEvent, 'forgetPerson', hear],
    },
    {
      guard: toldIs('somebodyElse'),
      target: '#session.unknown',
      actions: [tellEvent, 'forgetPerson', hear],
    },
    { target: `#session.${home}.resting`, actions: [tellEvent, hear] },
  ] as const
}

/** Asks anew who is here while what is known stays in view. */
export function checking<Home extends string>(whenUnreachable: Home) {
  return {
    invoke: {
      src: 'readSession' as const,
      onDone: [
        {
          guard: confirmsDoubt,
          target: '#session.guest.clearing',
          actions: [expired, 'forgetPerson'],
        },
        { guard: namesUser, target: '#session.member', actions: keepRead },
        // The cookie itself is gone or another one: that happens only in another tab.
        { guard: 'isMember', target: '#session.guest', actions: [endedElsewhere, keepRead] },
        { target: '#session.guest', actions: keepRead },
      ],
      onError: whenUnreachable,
    },
  } as const
}

/** Reads which step is waited for; what does not fit who is here is asked anew. */
export function learning(isMember: boolean) {
  return {
    invoke: {
      src: 'readSteps' as const,
      input: ({ event }: { event: SessionEvent }) => ({
        isMember,
        hasNext: event.type === 'steps.wanted' && event.hasNext,
      }),
      onDone: [
        { guard: isExpected, target: 'resting', actions: learn },
        { guard: isGone, target: 'checking', actions: [doubtGone, 'stepsAsked'] },
        { target: 'checking', actions: 'stepsAsked' },
      ],
      onError: { target: '#session.unavailable', actions: 'suspect' },
    },
  } as const
}
