import { assign, fromPromise, setup } from 'xstate'
import { cleanQuery } from './search-address'
import {
  type AddressOrder,
  addressOrder,
  type SearchContext,
  type SearchEvent,
  shortestQuery,
} from './search-context'
import type { SearchOutcome, SearchWish } from './search-outcome'
import { isEmpty, joinedGroup, leftOf, type SearchGroup } from './search-results'

const typingPauseMs = 250

/** Of whatever event brings words. */
const words = ({ event }: { event: { text: string } }) => event.text
const typedWords = ({ context }: { context: SearchContext }) => context.typed
const outcome = ({ event }: { event: { output: SearchOutcome } }) => event.output

/** Puts a query into the address; what was confirmed before stays one step back. */
function writing(query: string) {
  return {
    type: 'writeAddress' as const,
    params: ({ context }: { context: SearchContext }) => addressOrder(context, query, false),
  }
}

/** What was typed is asked for and put into the address. */
function asking(isKept: boolean) {
  return [
    {
      type: 'writeAddress' as const,
      params: ({ context }: { context: SearchContext }) =>
        addressOrder(context, cleanQuery(context.typed), isKept),
    },
    { type: 'askTyped' as const, params: isKept },
  ] as const
}

/**
 * The story of a search: words are typed, after a short pause they are asked for, and the answer to
 * the last words counts; what was asked before is called back. Source: `GET /api/search`.
 */
export const searchMachine = setup({
  types: {
    context: {} as SearchContext,
    events: {} as SearchEvent,
    input: {} as { limit: number },
  },
  actors: {
    search: fromPromise<SearchOutcome, SearchWish>(() => {
      throw new Error('search was not provided')
    }),
  },
  guards: {
    isTooShort: (_, text: string) => cleanQuery(text).length < shortestQuery,
    isLongEnough: (_, text: string) => cleanQuery(text).length >= shortestQuery,
    isAskedAlready: ({ context }, text: string) => cleanQuery(text) === context.query,
    foundSomething: (_, came: SearchOutcome) => came.kind === 'came' && !isEmpty(came.results),
    cameAtAll: (_, came: SearchOutcome) => came.kind === 'came',
    hasMore: ({ context: { results } }, group: SearchGroup) =>
      results !== null && leftOf(results[group]) > 0,
    mayComeBack: ({ context: { problem } }) =>
      problem?.kind === 'offline' || problem?.kind === 'unreachable',
  },
  actions: {
    keepTyped: assign((_, typed: string) => ({ typed })),
    keepAddress: assign((_, query: string) => ({ typed: query, query, isKept: true })),
    keepGroup: assign((_, group: SearchGroup) => ({ group })),
    keepResults: assign((_, came: SearchOutcome) =>
      came.kind === 'came' ? { results: came.results, problem: null } : {},
    ),
    keepMore: assign(({ context: { results, group } }, came: SearchOutcome) =>
      came.kind === 'came' && results
        ? { results: { ...results, [group]: joinedGroup(results[group], came.results[group]) } }
        : {},
    ),
    keepProblem: assign((_, refused: SearchOutcome | null) => ({
      problem: refused?.kind === 'refused' ? refused.problem : { kind: 'failed' as const },
    })),
    dropResults: assign({ results: null, problem: null }),
    markKept: assign({ isKept: true }),
    /** The words become the query; `isKept` where they were confirmed. */
    askTyped: assign(({ context }, isKept: boolean) => ({
      query: cleanQuery(context.typed),
      isKept,
    })),
    askNothing: assign({ query: '', isKept: false, results: null, problem: null }),
    /** Null where the address says it already. */
    writeAddress: (_, _order: AddressOrder | null) => {
      throw new Error('writeAddress was not provided')
    },
  },
  delays: { typingPause: typingPauseMs },
}).createMachine({
  id: 'search',
  context: ({ input: { limit } }) => ({
    limit,
    typed: '',
    query: '',
    isKept: false,
    results: null,
    problem: null,
    group: 'lessons',
  }),
  initial: 'resting',
  on: {
    'query.typed': [
      {
        guard: { type: 'isTooShort', params: words },
        target: '.resting',
        actions: [{ type: 'keepTyped', params: words }, writing(''), 'askNothing'],
      },
      {
        guard: { type: 'isAskedAlready', params: words },
        actions: { type: 'keepTyped', params: words },
      },
      { target: '.typing', actions: { type: 'keepTyped', params: words } },
    ],
    'query.submitted': [
      { guard: { type: 'isAskedAlready', params: typedWords }, actions: 'markKept' },
      {
        guard: { type: 'isLongEnough', params: typedWords },
        target: '.searching',
        actions: asking(true),
      },
    ],
    'address.changed': [
      { guard: { type: 'isAskedAlready', params: ({ event }) => event.query } },
      {
        guard: { type: 'isTooShort', params: ({ event }) => event.query },
        target: '.resting',
        actions: [{ type: 'keepAddress', params: ({ event }) => event.query }, 'dropResults'],
      },
      {
        target: '.searching',
        actions: { type: 'keepAddress', params: ({ event }) => event.query },
      },
    ],
  },
  states: {
    resting: {},
    typing: {
      on: {
        'query.typed': {
          guard: { type: 'isLongEnough', params: words },
          target: 'typing',
          reenter: true,
          actions: { type: 'keepTyped', params: words },
        },
        'query.submitted': { target: 'searching', actions: asking(true) },
      },
      after: {
        typingPause: { target: 'searching', actions: asking(false) },
      },
    },
    searching: {
      invoke: {
        src: 'search',
        input: ({ context: { query, limit } }) => ({ query, limit, offset: 0 }),
        onDone: [
          {
            guard: { type: 'foundSomething', params: outcome },
            target: 'found',
            actions: { type: 'keepResults', params: outcome },
          },
          {
            guard: { type: 'cameAtAll', params: outcome },
            target: 'nothing',
            actions: { type: 'keepResults', params: outcome },
          },
          { target: 'failed', actions: { type: 'keepProblem', params: outcome } },
        ],
        onError: { target: 'failed', actions: { type: 'keepProblem', params: null } },
      },
    },
    found: {
      on: {
        'more.wanted': {
          guard: { type: 'hasMore', params: ({ event }) => event.group },
          target: 'readingMore',
          actions: { type: 'keepGroup', params: ({ event }) => event.group },
        },
      },
    },
    nothing: {},
    failed: {
      on: {
        'retry.pressed': 'searching',
        'query.submitted': { target: 'searching', actions: asking(true) },
        'connection.returned': { guard: 'mayComeBack', target: 'searching' },
      },
    },
    readingMore: {
      invoke: {
        src: 'search',
        input: ({ context: { query, limit, results, group } }) => ({
          query,
          limit,
          offset: results?.[group].seen ?? 0,
        }),
        onDone: [
          {
            guard: { type: 'cameAtAll', params: outcome },
            target: 'found',
            actions: { type: 'keepMore', params: outcome },
          },
          { target: 'moreFailed' },
        ],
        onError: 'moreFailed',
      },
    },
    moreFailed: {
      on: {
        'more.wanted': {
          target: 'readingMore',
          actions: { type: 'keepGroup', params: ({ event }) => event.group },
        },
      },
    },
  },
})
