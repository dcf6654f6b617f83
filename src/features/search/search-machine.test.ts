import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import {
  type AddressUpdate,
  type SearchEvent,
  type SearchOutcome,
  type SearchParams,
  type SearchProblem,
  searchMachine,
} from './search-machine'
import type { SearchResults } from './search-results'
import { someResults } from './testing/some-results'

type Search = (params: SearchParams, signal: AbortSignal) => Promise<SearchOutcome>

const input = { limit: 10 }
const outcome = (results: SearchResults): SearchOutcome => ({ kind: 'loaded', results })
const refused = (problem: SearchProblem): SearchOutcome => ({ kind: 'refused', problem })
const type = (text: string): SearchEvent => ({ type: 'query.typed', text })
const submit: SearchEvent = { type: 'query.submitted' }
const open = (query: string): SearchEvent => ({ type: 'address.changed', query, results: null })
const more: SearchEvent = { type: 'more.requested', group: 'lessons' }
const found = outcome(someResults([1, 2], [5], { lessons: 4 }))

function startSearch(search: Search = async () => found) {
  const clock = new SimulatedClock()
  const requests: SearchParams[] = []
  const written: AddressUpdate[] = []
  const machine = searchMachine.provide({
    actors: {
      search: fromPromise<SearchOutcome, SearchParams>(({ input: params, signal }) => {
        requests.push(params)
        return search(params, signal)
      }),
    },
    actions: { writeAddress: (_, update) => update && written.push(update) },
  })
  const actor = createActor(machine, { input, clock }).start()
  const send = (...events: SearchEvent[]) => {
    for (const event of events) actor.send(event)
  }
  return {
    actor,
    send,
    pause: () => clock.increment(250),
    clock,
    requests,
    written,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    reach: (state: keyof typeof searchMachine.states) =>
      waitFor(actor, (now) => now.matches(state as never)),
  }
}

async function startFound(search?: Search) {
  const started = startSearch(search)
  started.send(open('μνήμη'))
  await waitFor(started.actor, (now) => !now.matches('searching'))
  return started
}

describe('searchMachine', () => {
  it('requests the last text once typing pauses', async () => {
    const { send, clock, pause, requests, reach } = startSearch()
    send(type('μν'))
    clock.increment(249)
    send(type('μνή'))
    clock.increment(249)
    expect(requests).toEqual([])
    send(type(' μνήμη '))
    pause()
    await reach('found')
    expect(requests).toEqual([{ query: 'μνήμη', limit: 10, offset: 0 }])
  })

  it('sends no request for fewer than two letters', () => {
    const { send, pause, requests, state } = startSearch()
    send(type('μ '), submit)
    pause()
    expect(state()).toBe('resting')
    expect(requests).toEqual([])
  })

  it('cancels the previous request', async () => {
    const signals: AbortSignal[] = []
    const answers: ((outcome: SearchOutcome) => void)[] = []
    const { send, pause, reach, context } = startSearch((_, signal) => {
      signals.push(signal)
      return new Promise((resolve) => answers.push(resolve))
    })
    send(type('μνήμη'))
    pause()
    send(type('ύπνος'))
    expect(signals[0]?.aborted).toBe(true)
    pause()
    answers[0]?.(outcome(someResults([9])))
    answers[1]?.(found)
    await reach('found')
    expect(context().results).toEqual(someResults([1, 2], [5], { lessons: 4 }))
  })

  it('keeps the results during further typing', async () => {
    const { send, state, context } = await startFound()
    send(type('μνήμη καλή'))
    expect(state()).toBe('typing')
    expect(context().results?.lessons.hits).toHaveLength(2)
  })

  it('clears everything when the field is emptied', async () => {
    const { send, state, context, written } = await startFound()
    send(type(''))
    expect(state()).toBe('resting')
    expect(context()).toMatchObject({ query: '', results: null })
    expect(written).toEqual([{ query: '', mode: 'push' }])
  })

  it('ignores spaces that change nothing', async () => {
    const { send, state, requests } = await startFound()
    send(type('μνήμη '))
    expect(state()).toBe('found')
    expect(requests).toHaveLength(1)
  })

  it('distinguishes no hits from hits', async () => {
    const { state } = await startFound(async () => outcome(someResults([])))
    expect(state()).toBe('nothing')
  })

  describe('with the URL', () => {
    it('is replaced while typing', () => {
      const { send, pause, written } = startSearch()
      send(type('μνήμη'))
      pause()
      send(type('μνήμη καλή'))
      pause()
      expect(written).toEqual([
        { query: 'μνήμη', mode: 'replace' },
        { query: 'μνήμη καλή', mode: 'replace' },
      ])
    })

    it('gets exactly one new history entry on Enter, without delay', async () => {
      const { send, pause, reach, written, requests } = startSearch()
      send(type('μνήμη'), submit, submit)
      pause()
      await reach('found')
      send(submit)
      expect(written).toEqual([{ query: 'μνήμη', mode: 'push' }])
      expect(requests).toHaveLength(1)
    })

    it('keeps a confirmed query in the history', async () => {
      const { send, pause, reach, written } = startSearch()
      send(type('μνήμη'))
      pause()
      await reach('found')
      send(submit, type('ύπνος'))
      pause()
      expect(written).toEqual([
        { query: 'μνήμη', mode: 'replace' },
        { query: 'ύπνος', mode: 'push' },
      ])
    })

    it('is followed when it changes, except for a change by the search itself', async () => {
      const { send, pause, reach, requests, context } = startSearch()
      send(type('μνήμη'))
      pause()
      send(open('μνήμη'))
      await reach('found')
      send(open('ύπνος'))
      expect(context().typed).toBe('ύπνος')
      await reach('found')
      expect(requests.map(({ query }) => query)).toEqual(['μνήμη', 'ύπνος'])
    })

    it.each(['', 'μ'])('sends no request for %j', async (query) => {
      const { send, state, context } = await startFound()
      send(open(query))
      expect(state()).toBe('resting')
      expect(context()).toMatchObject({ typed: query, results: null })
    })
  })

  describe('after an error', () => {
    it.each(['unreachable', 'offline', 'failed'] as const)(
      'stores the problem (%s)',
      async (kind) => {
        const { state, context } = await startFound(async () => refused({ kind }))
        expect(state()).toBe('failed')
        expect(context().problem).toEqual({ kind })
      },
    )

    it('treats a rejected request as failed', async () => {
      const { context } = await startFound(() => Promise.reject(new Error('odd')))
      expect(context().problem).toEqual({ kind: 'failed' })
    })

    it.each([{ type: 'retry.pressed' }, submit] as const)('retries on $type', async (event) => {
      const { send, state, written } = await startFound(async () => refused({ kind: 'failed' }))
      send(event)
      expect(state()).toBe('searching')
      expect(written).toEqual([])
    })

    it.each([
      ['offline', 'searching'],
      ['unreachable', 'searching'],
      ['failed', 'failed'],
    ] as const)('when %s is %s once the connection is back', async (kind, next) => {
      const { send, state } = await startFound(async () => refused({ kind }))
      send({ type: 'connection.returned' })
      expect(state()).toBe(next)
    })
  })

  describe('loading more', () => {
    it('requests the next page of that group only', async () => {
      const answers = [found, outcome(someResults([3, 4], [6], { lessons: 4 }))]
      const { send, reach, requests, context } = await startFound(
        async () => answers.shift() ?? found,
      )
      send(more)
      await reach('found')
      expect(requests[1]).toEqual({ query: 'μνήμη', limit: 10, offset: 2 })
      const { lessons, products } = context().results ?? someResults([])
      expect(lessons.hits.map(({ id }) => id)).toEqual([1, 2, 3, 4])
      expect(products.hits.map(({ id }) => id)).toEqual([5])
      send(more)
      expect(requests).toHaveLength(2)
    })

    it('keeps the results if that fails, and can be retried', async () => {
      const answers = [found, refused({ kind: 'failed' })]
      const { send, state, reach, context } = await startFound(
        async () => answers.shift() ?? Promise.reject(new Error('down')),
      )
      send(more)
      await reach('moreFailed')
      expect(context().results?.lessons.hits).toHaveLength(2)
      send(more)
      expect(state()).toBe('readingMore')
      await reach('moreFailed')
    })

    it('is cancelled by new text', async () => {
      const { send, state, pause, reach } = await startFound()
      send(more, type('ύπνος'))
      expect(state()).toBe('typing')
      pause()
      await reach('found')
    })
  })
})
