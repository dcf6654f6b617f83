import { assign, fromPromise, setup } from 'xstate'
import { cleanQuery } from './clean-query'
import {
  appendGroup,
  isEmpty,
  remainingOf,
  type SearchGroup,
  type SearchResults,
} from './search-results'

/** Query parameters of the API. */
export interface SearchParams {
  query: string
  limit: number
  offset: number
  /** Include price, stock and rating of products. */
  offers?: boolean
}

/** Why the search failed. */
export type SearchProblem =
  | { kind: 'unreachable' }
  | { kind: 'offline' }
  | { kind: 'failed' }
  | { kind: 'tooMany'; retryAfterSeconds: number | null }

/** Result of a search request. */
export type SearchOutcome =
  | { kind: 'loaded'; results: SearchResults }
  | { kind: 'refused'; problem: SearchProblem }

/** A change of the page's URL; `push` keeps the previous query in the history. */
export interface AddressUpdate {
  query: string
  mode: 'push' | 'replace'
}

export interface SearchContext {
  /** Page size per group. */
  limit: number
  /** Text of the field. */
  typed: string
  /** The last query, as in the URL; empty without one. */
  query: string
  /** The query was submitted or opened: the next one gets its own history entry. */
  isConfirmed: boolean
  /** Of the last response; shown until the next one arrives. */
  results: SearchResults | null
  problem: SearchProblem | null
  /** The group that more hits are requested of. */
  group: SearchGroup
}

export type SearchEvent =
  | { type: 'query.typed'; text: string }
  | { type: 'query.submitted' }
  /** `results` of an earlier visit of the same history entry; null without one. */
  | { type: 'address.changed'; query: string; results: SearchResults | null }
  | { type: 'more.requested'; group: SearchGroup }
  | { type: 'retry.pressed' }
  | { type: 'connection.returned' }

/** Minimum length of a query. */
const shortestQuery = 2
/** URL change for a new query; null if the URL already has it. */
function addressUpdate(
  { query: former, isConfirmed: wasConfirmed }: SearchContext,
  query: string,
  isConfirmed: boolean,
): AddressUpdate | null {
  return query === former ? null : { query, mode: isConfirmed || wasConfirmed ? 'push' : 'replace' }
}

const typingPauseMs = 250

const textOf = ({ event }: { event: { text: string } }) => event.text
const typedText = ({ context }: { context: SearchContext }) => context.typed
const outcome = ({ event }: { event: { output: SearchOutcome } }) => event.output

/** Writes a query to the URL; a confirmed one before it stays in the history. */
function updateAddress(query: string) {
  return {
    type: 'writeAddress' as const,
    params: ({ context }: { context: SearchContext }) => addressUpdate(context, query, false),
  }
}

/** Makes the typed text the query and writes it to the URL. */
function submitActions(isConfirmed: boolean) {
  return [
    {
      type: 'writeAddress' as const,
      params: ({ context }: { context: SearchContext }) =>
        addressUpdate(context, cleanQuery(context.typed), isConfirmed),
    },
    { type: 'setQuery' as const, params: isConfirmed },
  ] as const
}

/**
 * Search as you type: after a pause the text is sent to `GET /api/search`; a newer query cancels
 * the request of the previous one. Hits are appended per group on demand.
 */
export const searchMachine = setup({
  types: {
    context: {} as SearchContext,
    events: {} as SearchEvent,
    input: {} as { limit: number },
  },
  actors: {
    search: fromPromise<SearchOutcome, SearchParams>(() => {
      throw new Error('search was not provided')
    }),
  },
  guards: {
    'text is too short': (_, text: string) => cleanQuery(text).length < shortestQuery,
    'text is long enough': (_, text: string) => cleanQuery(text).length >= shortestQuery,
    'is the current query': ({ context }, text: string) => cleanQuery(text) === context.query,
    'has hits': (_, outcome: SearchOutcome) =>
      outcome.kind === 'loaded' && !isEmpty(outcome.results),
    loaded: (_, outcome: SearchOutcome) => outcome.kind === 'loaded',
    'is remembered': (_, results: SearchResults | null) => results !== null,
    'group has more': ({ context: { results } }, group: SearchGroup) =>
      results !== null && remainingOf(results[group]) > 0,
    'connection was lost': ({ context: { problem } }) =>
      problem?.kind === 'offline' || problem?.kind === 'unreachable',
  },
  actions: {
    storeTyped: assign((_, typed: string) => ({ typed })),
    storeAddress: assign((_, query: string) => ({ typed: query, query, isConfirmed: true })),
    storeGroup: assign((_, group: SearchGroup) => ({ group })),
    storeResults: assign((_, outcome: SearchOutcome) =>
      outcome.kind === 'loaded' ? { results: outcome.results, problem: null } : {},
    ),
    restoreResults: assign((_, results: SearchResults | null) => ({ results, problem: null })),
    appendResults: assign(({ context: { results, group } }, outcome: SearchOutcome) =>
      outcome.kind === 'loaded' && results
        ? { results: { ...results, [group]: appendGroup(results[group], outcome.results[group]) } }
        : {},
    ),
    storeProblem: assign((_, refused: SearchOutcome | null) => ({
      problem: refused?.kind === 'refused' ? refused.problem : { kind: 'failed' as const },
    })),
    clearResults: assign({ results: null, problem: null }),
    markConfirmed: assign({ isConfirmed: true }),
    /** The typed text becomes the query. */
    setQuery: assign(({ context }, isConfirmed: boolean) => ({
      query: cleanQuery(context.typed),
      isConfirmed,
    })),
    clearQuery: assign({ query: '', isConfirmed: false, results: null, problem: null }),
    /** Null if the URL already has the query. */
    writeAddress: (_, _order: AddressUpdate | null) => {
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
    isConfirmed: false,
    results: null,
    problem: null,
    group: 'lessons',
  }),
  initial: 'resting',
  on: {
    'query.typed': [
      {
        guard: { type: 'text is too short', params: textOf },
        target: '.resting',
        actions: [{ type: 'storeTyped', params: textOf }, updateAddress(''), 'clearQuery'],
      },
      {
        guard: { type: 'is the current query', params: textOf },
        actions: { type: 'storeTyped', params: textOf },
      },
      { target: '.typing', actions: { type: 'storeTyped', params: textOf } },
    ],
    'query.submitted': [
      { guard: { type: 'is the current query', params: typedText }, actions: 'markConfirmed' },
      {
        guard: { type: 'text is long enough', params: typedText },
        target: '.searching',
        actions: submitActions(true),
      },
    ],
    'address.changed': [
      { guard: { type: 'is the current query', params: ({ event }) => event.query } },
      {
        guard: { type: 'text is too short', params: ({ event }) => event.query },
        target: '.resting',
        actions: [{ type: 'storeAddress', params: ({ event }) => event.query }, 'clearResults'],
      },
      {
        guard: { type: 'is remembered', params: ({ event }) => event.results },
        target: '.found',
        actions: [
          { type: 'storeAddress', params: ({ event }) => event.query },
          { type: 'restoreResults', params: ({ event }) => event.results },
        ],
      },
      {
        target: '.searching',
        actions: { type: 'storeAddress', params: ({ event }) => event.query },
      },
    ],
  },
  states: {
    resting: {},
    typing: {
      on: {
        'query.typed': {
          guard: { type: 'text is long enough', params: textOf },
          target: 'typing',
          reenter: true,
          actions: { type: 'storeTyped', params: textOf },
        },
        'query.submitted': { target: 'searching', actions: submitActions(true) },
      },
      after: {
        typingPause: { target: 'searching', actions: submitActions(false) },
      },
    },
    searching: {
      invoke: {
        src: 'search',
        input: ({ context: { query, limit } }) => ({ query, limit, offset: 0 }),
        onDone: [
          {
            guard: { type: 'has hits', params: outcome },
            target: 'found',
            actions: { type: 'storeResults', params: outcome },
          },
          {
            guard: { type: 'loaded', params: outcome },
            target: 'nothing',
            actions: { type: 'storeResults', params: outcome },
          },
          { target: 'failed', actions: { type: 'storeProblem', params: outcome } },
        ],
        onError: { target: 'failed', actions: { type: 'storeProblem', params: null } },
      },
    },
    found: {
      on: {
        'more.requested': {
          guard: { type: 'group has more', params: ({ event }) => event.group },
          target: 'readingMore',
          actions: { type: 'storeGroup', params: ({ event }) => event.group },
        },
      },
    },
    nothing: {},
    failed: {
      on: {
        'retry.pressed': 'searching',
        'query.submitted': { target: 'searching', actions: submitActions(true) },
        'connection.returned': { guard: 'connection was lost', target: 'searching' },
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
            guard: { type: 'loaded', params: outcome },
            target: 'found',
            actions: { type: 'appendResults', params: outcome },
          },
          { target: 'moreFailed' },
        ],
        onError: 'moreFailed',
      },
    },
    moreFailed: {
      on: {
        'more.requested': {
          target: 'readingMore',
          actions: { type: 'storeGroup', params: ({ event }) => event.group },
        },
      },
    },
  },
})
