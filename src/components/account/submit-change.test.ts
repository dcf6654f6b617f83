import { createActor, fromPromise } from 'xstate'
import {
  type CarryOutInput,
  type ChangeOutcome,
  createChangeMachine,
} from '../../session/change-machine'
import { submitChange } from './submit-change'

function storyThatEnds(outcome: ChangeOutcome) {
  const carryOut = fromPromise<ChangeOutcome, CarryOutInput<string>>(async () => outcome)
  const machine = createChangeMachine<string>().provide({ actors: { carryOut } })
  return { actor: createActor(machine, { input: undefined }).start() }
}

describe('submitChange', () => {
  it('says nothing where the change was made', async () => {
    expect(await submitChange(storyThatEnds({ kind: 'done', data: 1 }), 'α')).toEqual({})
  })

  it.each(['sessionEnded', 'signedOut', 'proofNeeded'] as const)(
    'says that nothing was sent where the app leads elsewhere: %s (A3-40)',
    async (kind) => {
      expect(await submitChange(storyThatEnds({ kind }), 'α')).toEqual({ unsent: true })
    },
  )

  it('leads refusals to their fields', async () => {
    const errors = [{ code: '', message: 'Άγνωστη πόλη.', param: 'city' }]
    const problems = await submitChange(storyThatEnds({ kind: 'refused', errors }), 'α')
    expect(problems.fields).toEqual({ city: 'Άγνωστη πόλη.' })
  })

  it('says the wait again while it is held back', async () => {
    const story = storyThatEnds({ kind: 'heldBack', seconds: 40 })
    const first = await submitChange(story, 'α')
    expect(first.form).toContain('40')
    expect(await submitChange(story, 'β')).toEqual(first)
    story.actor.stop()
  })
})
