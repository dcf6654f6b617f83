import { sessionSetup } from './session-setup'
import { emptySession } from './session-story'
import {
  checking,
  confirmsDoubt,
  endedElsewhere,
  entered,
  expired,
  hasNoSession,
  hear,
  keepDoubt,
  keepRead,
  learning,
  left,
  namesUser,
  notKept,
  toldIs,
  whenTold,
} from './session-transitions'

/**
 * The story of who is here. It is asked
 * once (R300) and follows what the service says afterwards, what other tabs do, and what the person
 * asks for. A late answer about an older session never ends a newer one: it is only a reason to ask
 * anew. What changed is emitted; where that leads is the app's business.
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
          { guard: confirmsDoubt, target: 'guest.clearing', actions: expired },
          { guard: namesUser, target: 'member', actions: keepRead },
          { guard: 'wasMember', target: 'guest', actions: [endedElsewhere, keepRead] },
          { target: 'guest', actions: keepRead },
        ],
        onError: 'unavailable',
      },
      on: {
        'session.told': [
          { guard: toldIs('doubtful'), actions: keepDoubt },
          { target: 'unknown', reenter: true },
        ],
        'session.suspected': { target: 'unknown', reenter: true },
        'elsewhere.changed': { target: 'unknown', reenter: true },
      },
    },
    guest: {
      initial: 'resting',
      on: {
        'session.told': whenTold('guest'),
        'elsewhere.changed': [{ guard: 'isSamePerson' }, { target: 'unknown', actions: 'suspect' }],
      },
      states: {
        resting: {
          on: {
            'steps.wanted': [
              // Whoever has no session has begun nothing.
              { guard: 'isFresh', actions: 'stepsAsked' },
              { target: 'learning' },
            ],
          },
        },
        checking: checking('#session.unavailable'),
        learning: learning(false),
        entering: {
          exit: 'endStep',
          invoke: {
            src: 'readSession',
            onDone: [
              { guard: confirmsDoubt, target: 'clearing', actions: expired },
              { guard: namesUser, target: '#session.member', actions: [keepRead, entered] },
              { guard: hasNoSession, target: 'resting', actions: [keepRead, notKept] },
              { target: 'resting', actions: keepRead },
            ],
            onError: { target: '#session.unavailable', actions: entered },
          },
          on: {
            'session.told': [
              { guard: toldIs('doubtful'), actions: keepDoubt },
              { guard: toldIs('nothing'), actions: hear },
              ...whenTold('guest'),
            ],
            'session.suspected': { target: 'entering', reenter: true },
            'elsewhere.changed': { target: 'entering', reenter: true },
          },
        },
        clearing: {
          invoke: {
            src: 'forgetSession',
            input: ({ context }) => context.doubted,
            onDone: { target: 'resting', actions: 'forgetGeneration' },
            onError: { target: 'resting', actions: 'forgetGeneration' },
          },
        },
      },
    },
    member: {
      initial: 'resting',
      on: {
        'session.told': whenTold('member'),
        'elsewhere.changed': [
          { guard: 'isSamePerson', target: '.checking' },
          { target: 'unknown', actions: 'suspect' },
        ],
      },
      states: {
        resting: {
          on: {
            'steps.wanted': 'learning',
            'signOut.asked': 'leaving',
            'session.doubted': { target: 'checking', actions: 'doubtPresent' },
          },
        },
        checking: { ...checking('#session.member.resting'), on: { 'signOut.asked': 'leaving' } },
        learning: { ...learning(true), on: { 'signOut.asked': 'leaving' } },
        leaving: {
          invoke: {
            src: 'endSession',
            onDone: { target: '#session.guest', actions: [left, 'forgetAll'] },
            onError: { target: '#session.guest', actions: [left, 'forgetAll'] },
          },
          on: { 'session.told': {}, 'session.suspected': {}, 'elsewhere.changed': {} },
        },
      },
    },
    unavailable: {
      on: {
        'session.told': whenTold('guest'),
        'elsewhere.changed': { target: 'unknown', actions: 'suspect' },
        'signOut.asked': 'member.leaving',
      },
    },
  },
})
