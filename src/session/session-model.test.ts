import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { type AnyStateNode, type AnyTransitionDefinition, transition } from 'xstate'
import { runSize, sampleSeed } from '#tests/support/long-run'
import { sessionMachine } from './session-machine'
import { allEvents, type Situation, sessionSituations } from './testing/session-graph'
import { sessionWorld } from './testing/session-world'

const everywhere = ['session.answered', 'session.suspected', 'tab.changed']
/** The events by which XState reports the end of a request. */
const resultsOf = (id: string) => [`xstate.done.actor.${id}`, `xstate.error.actor.${id}`]

/** The events that each state handles; all others must change nothing. */
const handled: Readonly<Record<string, readonly string[]>> = {
  unknown: [...everywhere, ...resultsOf('readSession')],
  'guest.idle': [...everywhere, 'steps.requested'],
  'guest.checking': [...everywhere, ...resultsOf('readSession')],
  'guest.readingSteps': [...everywhere, ...resultsOf('readSteps')],
  'guest.signingIn': [...everywhere, ...resultsOf('readSession')],
  'guest.forgetting': [...everywhere, ...resultsOf('forgetSession')],
  'member.idle': [...everywhere, 'steps.requested', 'signOut.requested', 'session.checkDue'],
  'member.checking': [...everywhere, 'signOut.requested', ...resultsOf('readSession')],
  'member.readingSteps': [...everywhere, 'signOut.requested', ...resultsOf('readSteps')],
  'member.signingOut': resultsOf('endSession'),
  unavailable: [...everywhere, 'signOut.requested'],
}

const situations = sessionSituations()
const pairs = situations.flatMap((state) =>
  allEvents.map((event) => ({ state, type: event.type, event: event as never })),
)

function nameOf({ value }: Situation): string {
  return typeof value === 'string' ? value : Object.entries(value).flat().join('.')
}

function transitionsIn({ transitions, states }: AnyStateNode): AnyTransitionDefinition[] {
  return [...[...transitions.values()].flat(), ...Object.values(states).flatMap(transitionsIn)]
}

function nameOfTransition({ source, eventType, target = [] }: AnyTransitionDefinition): string {
  const event = eventType.replace(/^xstate\.(\w+)\..*/, '$1')
  return `${source.id} ${event} to ${target.map(({ id }) => id)}`.replaceAll(
    /session\.(?!answered)/g,
    '',
  )
}

describe('each state of a session with each event', () => {
  it('reaches every state (A3-46)', () => {
    expect(new Set(situations.map(nameOf))).toEqual(new Set(Object.keys(handled)))
  })

  it('changes nothing by events that the state does not handle', () => {
    const ignored = pairs.filter(({ state, type }) => !handled[nameOf(state)]?.includes(type))
    expect(ignored.length).toBeGreaterThan(500)
    const effective = ignored.filter(({ state, event }) => {
      const [next, actions] = transition(sessionMachine, state, event)
      const isSame = isDeepStrictEqual([next.value, next.context], [state.value, state.context])
      // Stopping an actor is XState's own action.
      return !isSame || actions.some(({ type }: { type: string }) => type !== 'xstate.stopChild')
    })
    expect(effective.map(({ state, type }) => [nameOf(state), type])).toEqual([])
  })

  it('handles the events of the state', () => {
    const effective = new Set(
      pairs
        .filter(({ state, event }) => sessionMachine.getTransitionData(state, event).length > 0)
        .map(({ state, type }) => `${nameOf(state)} ${type}`),
    )
    const expected = Object.entries(handled).flatMap(([name, types]) =>
      types.map((type) => `${name} ${type}`),
    )
    expect(expected.filter((name) => !effective.has(name))).toEqual([])
  })

  it('announces each end of a session, as the open page relies on it', () => {
    const ends = pairs.filter(({ state, event }) => {
      const wasMember = state.matches('unknown') && state.context.wasMember
      const [next] = transition(sessionMachine, state, event)
      const isSigningIn = next.matches({ guest: 'signingIn' })
      return (state.matches('member') || wasMember) && next.matches('guest') && !isSigningIn
    })
    expect(ends.length).toBeGreaterThan(20)
    const silent = ends.filter(({ state, event }) => {
      const [, actions] = transition(sessionMachine, state, event)
      return !JSON.stringify(actions).includes('LOGGED_OUT')
    })
    expect(silent.map(({ state, type }) => [nameOf(state), type])).toEqual([])
  })

  it('takes every transition, except those of shared lists that are for other states', () => {
    const taken = new Set<AnyTransitionDefinition>(
      pairs.flatMap(({ state, event }) => sessionMachine.getTransitionData(state, event)),
    )
    const all = transitionsIn(sessionMachine.root)
    expect(all.length).toBeGreaterThan(60)
    expect(all.filter((one) => !taken.has(one)).map(nameOfTransition)).toEqual([
      // A guest cannot be signed out.
      'guest session.answered to guest.idle',
      'guest.checking done to guest',
      // `signingIn` handles outdated answers itself.
      'guest.signingIn session.answered to guest.checking',
      'guest.signingIn session.answered to guest.idle',
      // A user is known there.
      'member.checking done to guest',
      'unavailable session.answered to guest.idle',
    ])
  })
})

type Interaction = keyof ReturnType<typeof sessionWorld>['interactions']

const interaction = fc.constantFrom<Interaction>(
  'signIn',
  'signIn',
  'readSomething',
  'readSomething',
  'signOut',
  'requestSteps',
  'loseSession',
  'signInElsewhere',
  'signOutElsewhere',
  'returnToPage',
  'check',
)

it('shows a session exactly while it is valid, in any order of answers (A3-41)', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.tuple(interaction, fc.nat(3)), { minLength: 2, maxLength: 8 }),
      async (scheduler, interactions) => {
        const world = sessionWorld((label) => scheduler.schedule(Promise.resolve(), label))
        world.actor.start()
        for (const [name, steps] of interactions) {
          void world.interactions[name]()
          for (let step = 0; step < steps; step += 1) {
            if (scheduler.count() > 0) await scheduler.waitNext(1)
          }
        }
        await scheduler.waitIdle()
        const isLost = interactions.some(([name]) => name === 'loseSession')
        const { value } = world.actor.getSnapshot()
        if (world.cookieIsAlive()) expect(JSON.stringify(value)).toMatch(/member/)
        else if (!isLost) expect(JSON.stringify(value)).toMatch(/guest/)
      },
    ),
    { numRuns: runSize(1_500, 50_000), seed: sampleSeed },
  )
})
