import fc from 'fast-check'
import { runSize, sampleSeed } from '../../tests/support/long-run'
import { sessionWorld } from './testing/session-world'

type Deed = keyof ReturnType<typeof sessionWorld>['interactions']

const deed = fc.constantFrom<Deed>(
  'signIn',
  'signIn',
  'readSomething',
  'readSomething',
  'signOut',
  'wantSteps',
  'loseSession',
  'signInElsewhere',
  'signOutElsewhere',
  'comeBack',
  'doubt',
)

describe('whatever comes late (A3-41)', () => {
  it('a session that lives is shown, and one that is not is not', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.tuple(deed, fc.nat(3)), { minLength: 2, maxLength: 8 }),
        async (scheduler, interactions) => {
          const world = sessionWorld((label) => scheduler.schedule(Promise.resolve(), label))
          world.actor.start()
          for (const [name, steps] of interactions) {
            void world.interactions[name]()
            for (let step = 0; step < steps; step += 1) await oneStep(scheduler)
          }
          await scheduler.waitIdle()
          const lost = interactions.some(([name]) => name === 'loseSession')
          const { value } = world.actor.getSnapshot()
          if (world.cookieIsAlive()) expect(JSON.stringify(value)).toMatch(/member/)
          else if (!lost) expect(JSON.stringify(value)).toMatch(/guest/)
        },
      ),
      { numRuns: runSize(1_500, 50_000), seed: sampleSeed },
    )
  })
})

async function oneStep(scheduler: fc.Scheduler): Promise<void> {
  if (scheduler.count() > 0) await scheduler.waitNext(1)
}
