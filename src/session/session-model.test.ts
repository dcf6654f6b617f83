import fc from 'fast-check'
import { transition } from 'xstate'
import { runSize } from '#tests/support/long-run'
import { sessionMachine } from './session-machine'
import { allEvents, type Situation, sessionSituations } from './testing/session-graph'
import { sessionWorld } from './testing/session-world'

const situations = sessionSituations()
const pairs = situations.flatMap((state) =>
  allEvents.map((event) => ({ state, type: event.type, event: event as never })),
)

function nameOf({ value }: Situation): string {
  return typeof value === 'string' ? value : Object.entries(value).flat().join('.')
}

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
    { numRuns: runSize(1_500, 50_000) },
  )
})
