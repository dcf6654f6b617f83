import { getShortestPaths } from 'xstate/graph'
import type { HeartsContext, HeartsEvent } from './hearts'
import { heartsMachine } from './hearts-machine'

const done = { kind: 'done', data: undefined } as const
const lost = { kind: 'unreachable' } as const
const returned: HeartsEvent = { type: 'page.returned' }
const events: readonly HeartsEvent[] = [
  { type: 'heart.shown', id: 1 },
  { type: 'heart.gone', id: 1 },
  { type: 'heart.pressed', press: { id: 1, name: 'Product 1' } },
  returned,
  { type: 'person.known', owner: 9 },
  { type: 'person.absent' },
  { type: 'person.hidden' },
]

describe('every path through the story of hearts', () => {
  const end = (region: string, output: unknown) => ({
    type: `xstate.done.actor.0.hearts.member.${region}`,
    output,
  })
  const failed = (region: string) => ({
    type: `xstate.error.actor.0.hearts.member.${region}`,
    error: new Error('x'),
  })
  const graph = {
    events: [
      ...events,
      { type: 'xstate.after.gatheringTime.hearts.member.reading.gathering' },
      end('reading.asking', { kind: 'done', data: [1] }),
      end('reading.asking', lost),
      failed('reading.asking'),
      end('writing.working', done),
      end('writing.working', lost),
      failed('writing.working'),
    ] as never[],
    serializeState: ({ value, context }: { value: unknown; context: unknown }) => {
      const { shown: ids, due, wishes } = context as HeartsContext
      return JSON.stringify([
        value,
        Math.min(2, ids.length),
        due.length,
        Math.min(2, wishes.length),
      ])
    },
    stopWhen: ({ context }: { context: HeartsContext }) =>
      context.shown.length > 2 || context.wishes.length > 2,
  }

  it('reaches every state', () => {
    const paths = getShortestPaths(heartsMachine, graph)
    const member = (reading: string, writing: string) => ({ member: { reading, writing } })
    expect([...new Set(paths.map(({ state }) => JSON.stringify(state.value)))].sort()).toEqual(
      [
        'guest',
        'unavailable',
        'unknown',
        ...['upToDate', 'gathering', 'asking'].flatMap((reading) =>
          ['resting', 'working'].map((writing) => member(reading, writing)),
        ),
      ]
        .map((value) => JSON.stringify(value))
        .sort(),
    )
  })

  it('wishes for nothing where nobody is signed in, and works only on a wish', () => {
    for (const { state } of getShortestPaths(heartsMachine, graph)) {
      const { wishes } = state.context
      if (state.matches('guest') || state.matches('unavailable')) expect(wishes).toEqual([])
      if (state.matches({ member: { writing: 'resting' } })) expect(wishes).toEqual([])
      if (state.matches({ member: { writing: 'working' } })) expect(wishes).not.toEqual([])
    }
  })

  it('changes nothing at what a state does not hear of', () => {
    for (const { state } of getShortestPaths(heartsMachine, graph)) {
      for (const event of events) {
        const isHeard = event !== returned || state.matches('member')
        expect(state.can(event)).toBe(isHeard)
      }
    }
  })
})
