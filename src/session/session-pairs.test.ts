import { isDeepStrictEqual } from 'node:util'
import { type AnyStateNode, type AnyTransitionDefinition, transition } from 'xstate'
import { sessionMachine } from './session-machine'
import { allEvents, type Situation, sessionSituations } from './testing/session-graph'

const news = ['session.answered', 'session.suspected', 'tab.changed']
const answersOf = (id: string) => [
  `xstate.done.actor.0.session.${id}`,
  `xstate.error.actor.0.session.${id}`,
]

/** What is heard in each state; everything else must change nothing. */
const heard: Readonly<Record<string, readonly string[]>> = {
  unknown: [...news, ...answersOf('unknown')],
  'guest.idle': [...news, 'steps.wanted'],
  'guest.checking': [...news, ...answersOf('guest.checking')],
  'guest.readingSteps': [...news, ...answersOf('guest.readingSteps')],
  'guest.signingIn': [...news, ...answersOf('guest.signingIn')],
  'guest.forgetting': [...news, ...answersOf('guest.forgetting')],
  'member.idle': [...news, 'steps.wanted', 'signOut.asked', 'session.checkDue'],
  'member.checking': [...news, 'signOut.asked', ...answersOf('member.checking')],
  'member.readingSteps': [...news, 'signOut.asked', ...answersOf('member.readingSteps')],
  'member.signingOut': answersOf('member.signingOut'),
  unavailable: [...news, 'signOut.asked'],
}

const situations = sessionSituations()

function nameOf({ value }: Situation): string {
  return typeof value === 'string' ? value : Object.entries(value).flat().join('.')
}

function pairs() {
  return situations.flatMap((state) => allEvents.map((event) => ({ state, event: event as never })))
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

/** What a machine clears away with the end of an actor is no action of the machine. */
function isDeed({ type }: { type: string }): boolean {
  return type !== 'xstate.stopChild'
}

function typeOf(event: { type: string }): string {
  return event.type
}

describe('each state of a session with each event', () => {
  it('reaches every state (A3-46)', () => {
    expect(new Set(situations.map(nameOf))).toEqual(new Set(Object.keys(heard)))
  })

  it('changes nothing by what is not heard there', () => {
    const unheard = pairs().filter(
      ({ state, event }) => !heard[nameOf(state)]?.includes(typeOf(event)),
    )
    expect(unheard.length).toBeGreaterThan(500)
    const stirred = unheard.filter(({ state, event }) => {
      const [next, actions] = transition(sessionMachine, state, event)
      const before = [state.value, state.context]
      return !isDeepStrictEqual([next.value, next.context], before) || actions.some(isDeed)
    })
    expect(stirred.map(({ state, event }) => [nameOf(state), typeOf(event)])).toEqual([])
  })

  it('hears what is heard there', () => {
    const silent = Object.entries(heard).flatMap(([name, types]) =>
      types
        .filter(
          (type) =>
            !pairs().some(
              ({ state, event }) =>
                nameOf(state) === name &&
                typeOf(event) === type &&
                sessionMachine.getTransitionData(state, event).length > 0,
            ),
        )
        .map((type) => `${name} ${type}`),
    )
    expect(silent).toEqual([])
  })

  it('takes every transition that there is, but what shared lists hold for other states', () => {
    const taken = new Set<AnyTransitionDefinition>(
      pairs().flatMap(({ state, event }) => sessionMachine.getTransitionData(state, event)),
    )
    const all = transitionsIn(sessionMachine.root)
    expect(all.length).toBeGreaterThan(60)
    expect(all.filter((one) => !taken.has(one)).map(nameOfTransition)).toEqual([
      // Nobody is signed out who is a guest already.
      'guest session.answered to guest.idle',
      'guest.checking done to guest',
      // It hears of doubts by itself.
      'guest.signingIn session.answered to guest.checking',
      'guest.signingIn session.answered to guest.idle',
      // Somebody is known there.
      'member.checking done to guest',
      'unavailable session.answered to guest.idle',
    ])
  })
})
