import { assertEvent } from 'xstate'
import { emptySession } from './session-context'
import { type MachineEvent, sessionSetup } from './session-setup'

/** Reads the session while no user is in view. */
const reading = {
  src: 'readSession',
  id: 'readSession',
  onDone: [
    {
      guard: 'the session has ended',
      target: '#session.guest.forgetting',
      actions: ['announce the expiry', 'note which session has ended'],
    },
    { guard: 'a user is signed in', target: '#session.member', actions: 'apply the session' },
    {
      guard: 'a user was signed in',
      target: '#session.guest',
      actions: ['announce the sign-out elsewhere', 'apply the session'],
    },
    { target: '#session.guest', actions: 'apply the session' },
  ],
  onError: '#session.unavailable',
} as const

/**
 * The session of a document. It is read once and then follows the answers of the sign-in service,
 * the other tabs, and the user. A late answer about an older session never ends a newer one: it
 * only triggers another read. Changes are announced; the app navigates.
 */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: emptySession,
  initial: 'unknown',
  on: {
    'session.suspected': { target: '.unknown', actions: 'hide the user' },
    'socket.changed': { actions: 'note whether a socket is open' },
  },
  states: {
    unknown: {
      invoke: reading,
      on: {
        'session.answered': [
          { guard: 'the answer may be outdated', actions: 'note which session may have ended' },
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
        'tab.changed': [
          { guard: 'the tab has the same user' },
          { target: 'unknown', actions: 'hide the user' },
        ],
      },
      states: {
        idle: {
          on: {
            'steps.requested': [
              // Without a session no step can be pending.
              { guard: 'no session has begun', actions: 'note that the steps are known' },
              { target: 'readingSteps' },
            ],
          },
        },
        checking: checking('#session.unavailable'),
        readingSteps: readingSteps(false),
        signingIn: {
          exit: 'forget the pending step',
          invoke: {
            src: 'readSession',
            id: 'readSession',
            onDone: [
              {
                guard: 'the session has ended',
                target: 'forgetting',
                actions: 'announce the expiry',
              },
              {
                guard: 'a user is signed in',
                target: '#session.member',
                actions: ['apply the session', 'announce the sign-in'],
              },
              {
                guard: 'there is no session',
                target: 'idle',
                actions: ['apply the session', 'announce that the sign-in was not kept'],
              },
              { target: 'idle', actions: 'apply the session' },
            ],
            onError: { target: '#session.unavailable', actions: 'announce the sign-in' },
          },
          on: {
            'session.answered': [
              { guard: 'the answer may be outdated', actions: 'note which session may have ended' },
              { guard: 'the answer changes nothing', actions: 'apply the answer' },
              ...onAnswer('guest'),
            ],
            'session.suspected': { target: 'signingIn', reenter: true },
            'tab.changed': { target: 'signingIn', reenter: true },
          },
        },
        forgetting: {
          invoke: {
            src: 'forgetSession',
            id: 'forgetSession',
            input: ({ context }) => context.endedGeneration,
            onDone: { target: 'idle', actions: 'forget the session' },
            onError: { target: 'idle', actions: 'forget the session' },
          },
        },
      },
    },
    member: {
      initial: 'idle',
      on: {
        'session.answered': onAnswer('member'),
        'tab.changed': [
          { guard: 'the tab has the same user', target: '.checking' },
          { target: 'unknown', actions: 'hide the user' },
        ],
      },
      states: {
        idle: {
          tags: 'resting',
          on: {
            'steps.requested': 'readingSteps',
            'signOut.requested': 'signingOut',
            'session.checkDue': {
              target: 'checking',
              actions: 'note that this session may have ended',
            },
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
            id: 'endSession',
            onDone: { target: '#session.guest', actions: ['announce the sign-out', 'forget all'] },
            onError: { target: '#session.guest', actions: ['announce the sign-out', 'forget all'] },
          },
          on: { 'session.answered': {}, 'session.suspected': {}, 'tab.changed': {} },
        },
      },
    },
    unavailable: {
      initial: 'idle',
      states: {
        idle: { tags: 'resting', on: { 'session.checkDue': 'retrying' } },
        // What is in view stays until the session is known.
        retrying: { invoke: reading },
      },
      on: {
        'session.answered': onAnswer('guest'),
        'tab.changed': { target: 'unknown', actions: 'hide the user' },
        'signOut.requested': 'member.signingOut',
      },
    },
  },
})

/** Transitions for an answer of the sign-in service, in a state of `home`. */
function onAnswer(home: 'guest' | 'member') {
  return [
    {
      guard: 'the answer may be outdated',
      target: `#session.${home}.checking`,
      actions: 'note which session may have ended',
    },
    {
      guard: 'the answer signs a user in',
      target: '#session.guest.signingIn',
      // Also from `signingIn`: the read under way may be of the previous session.
      reenter: true,
      actions: 'begin the sign-in',
    },
    {
      guard: 'the answer signs the user out',
      target: '#session.guest.idle',
      actions: ['announce the change', 'forget the user', 'apply the answer'],
    },
    {
      guard: 'the answer is about another user',
      target: '#session.unknown',
      actions: ['announce the change', 'hide the user', 'apply the answer'],
    },
    { target: `#session.${home}.idle`, actions: ['announce the change', 'apply the answer'] },
  ] as const
}

/** Reads the session again while the present user stays in view. */
function checking<Home extends string>(whenUnreachable: Home) {
  return {
    invoke: {
      src: 'readSession',
      id: 'readSession',
      onDone: [
        {
          guard: 'the session has ended',
          target: '#session.guest.forgetting',
          actions: ['announce the expiry', 'forget the user'],
        },
        { guard: 'a user is signed in', target: '#session.member', actions: 'apply the session' },
        // The cookie was removed or replaced, which only another tab does.
        {
          guard: 'a user is in view',
          target: '#session.guest',
          actions: ['announce the sign-out elsewhere', 'apply the session'],
        },
        { target: '#session.guest', actions: 'apply the session' },
      ],
      onError: whenUnreachable,
    },
  } as const
}

/** Reads which step is pending; an answer about another user triggers a check of the session. */
function readingSteps(isMember: boolean) {
  return {
    invoke: {
      src: 'readSteps',
      id: 'readSteps',
      input: ({ event }: { event: MachineEvent }) => {
        assertEvent(event, 'steps.requested')
        return { isMember, hasNext: event.hasNext }
      },
      onDone: [
        { guard: 'the answer is about this user', target: 'idle', actions: 'apply the answer' },
        {
          guard: 'the answer says that the session is gone',
          target: 'checking',
          actions: ['note which session may have ended', 'note that the steps are known'],
        },
        { target: 'checking', actions: 'note that the steps are known' },
      ],
      onError: { target: '#session.unavailable', actions: 'hide the user' },
    },
  } as const
}
