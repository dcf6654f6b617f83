import { createActor } from 'xstate'
import type { ConsentChoice } from './consent-choice'
import { consentMachine } from './consent-machine'
import type { OptionalId } from './declared-cookies'

const asked: readonly OptionalId[] = ['analytics_storage', 'ad_storage']
const undecided: ConsentChoice = { kind: 'undecided' }
const partly: ConsentChoice = { kind: 'given', enabled: ['analytics_storage'] }
const declined: ConsentChoice = { kind: 'declined' }

function begin(input: ConsentChoice) {
  const remembered: ConsentChoice[] = []
  const applied: ConsentChoice[] = []
  const machine = consentMachine.provide({
    actions: {
      remember: ({ context }) => remembered.push(context.choice),
      'apply the choice': ({ context }) => applied.push(context.choice),
    },
  })
  return {
    actor: createActor(machine, { input: { choice: input, asked } }).start(),
    remembered,
    applied,
  }
}

describe('consentMachine', () => {
  it.each([undecided, partly, declined])('starts in %j', (input) => {
    const { actor, applied, remembered } = begin(input)
    expect(actor.getSnapshot().value).toBe(input.kind)
    expect(applied).toEqual([input])
    // Only an outdated choice is cleared (R241); a valid one keeps its expiry date.
    expect(remembered).toEqual(input.kind === 'undecided' ? [undecided] : [])
  })

  it.each([
    ['accepting all enables all cookies that need consent (R236)', { type: 'all.accepted' }, asked],
    ['declining on the banner enables no optional ones (R238)', { type: 'necessary.accepted' }, []],
    [
      'saving enables the chosen cookies (R237)',
      { type: 'chosen.accepted', ids: ['ad_storage'] },
      ['ad_storage'],
    ],
  ] as const)('%s', (_, event, enabled) => {
    for (const input of [undecided, partly, declined]) {
      const { actor, remembered, applied } = begin(input)
      actor.send(event)
      const choice = { kind: 'given', enabled }
      expect([actor.getSnapshot().value, actor.getSnapshot().context]).toEqual([
        'given',
        { choice, asked },
      ])
      expect([remembered.at(-1), applied.at(-1)]).toEqual([choice, choice])
    }
  })

  it('declining all is a separate choice, also after consent (R239, R244)', () => {
    for (const input of [undecided, partly, declined]) {
      const { actor, remembered, applied } = begin(input)
      actor.send({ type: 'all.declined' })
      expect(actor.getSnapshot().value).toBe('declined')
      expect([remembered.at(-1), applied.at(-1)]).toEqual([declined, declined])
    }
  })

  it('follows the choice of another tab, without storing it again', () => {
    const { actor, remembered, applied } = begin(partly)
    actor.send({ type: 'changed.elsewhere', choice: declined })
    expect(actor.getSnapshot().value).toBe('declined')
    actor.send({ type: 'changed.elsewhere', choice: partly })
    expect(actor.getSnapshot().value).toBe('given')
    expect(remembered).toEqual([])
    expect(applied).toEqual([partly, declined, partly])
  })

  it('fails without its actors or actions', () => {
    const problems: unknown[] = []
    const actor = createActor(consentMachine, { input: { choice: declined, asked } })
    actor.subscribe({ error: (problem) => problems.push(problem) })
    actor.start()
    expect(problems).toEqual([
      expect.objectContaining({ message: expect.stringMatching(/provided/) }),
    ])
  })
})
