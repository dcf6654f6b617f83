import { assertEvent, assign, fromPromise, setup } from 'xstate'
import type { CardProduct } from './card-product'
import { builtSort, type CatalogueSort } from './catalogue-sort'

/** Which page of which list is wanted, and in which order. */
export interface ShelfWish {
  sort: CatalogueSort
  /** From 1. */
  page: number
  /** Null for the list of all products. */
  categoryId: number | null
}

/** Why a sorted page could not be had. */
export type ShelfProblem = 'unreachable' | 'failed' | 'tooMany'

/** How asking for a sorted page ends. */
export type ShelfOutcome =
  | { kind: 'came'; products: readonly CardProduct[]; pageCount: number }
  | { kind: 'pageGone' }
  | { kind: 'refused'; problem: ShelfProblem }

export interface ShelfContext {
  wish: ShelfWish
  products: readonly CardProduct[]
  pageCount: number
  problem: ShelfProblem
}

export type ShelfEvent = { type: 'sort.chosen'; sort: CatalogueSort } | { type: 'retry.pressed' }

const loadPage = fromPromise<ShelfOutcome, ShelfWish>(() => {
  throw new Error('loadPage was not provided')
})

/**
 * The story of a shelf whose order people may change: the built page costs no request, any other
 * order is asked of the API, and whoever chooses again is not served the earlier answer.
 */
export const shelfMachine = setup({
  types: {
    context: {} as ShelfContext,
    events: {} as ShelfEvent,
    input: {} as ShelfWish,
  },
  actors: { loadPage },
  guards: {
    isAnotherOrder: ({ context, event }) =>
      event.type === 'sort.chosen' && event.sort !== context.wish.sort,
    builtOrderIsWanted: ({ context }) => context.wish.sort === builtSort,
    pageCame: (_, outcome: ShelfOutcome) => outcome.kind === 'came',
    pageIsGone: (_, outcome: ShelfOutcome) => outcome.kind === 'pageGone',
  },
  actions: {
    keepChoice: assign({
      wish: ({ context, event }) => {
        assertEvent(event, 'sort.chosen')
        return { ...context.wish, sort: event.sort }
      },
    }),
    keepPage: assign((_, outcome: ShelfOutcome) =>
      outcome.kind === 'came' ? { products: outcome.products, pageCount: outcome.pageCount } : {},
    ),
    keepProblem: assign((_, outcome: ShelfOutcome | null) => ({
      problem: outcome?.kind === 'refused' ? outcome.problem : ('failed' as const),
    })),
  },
}).createMachine({
  id: 'shelf',
  context: ({ input }) => ({ wish: input, products: [], pageCount: 1, problem: 'failed' }),
  initial: 'deciding',
  on: {
    'sort.chosen': { guard: 'isAnotherOrder', target: '.deciding', actions: 'keepChoice' },
  },
  states: {
    deciding: {
      always: [{ guard: 'builtOrderIsWanted', target: 'showingBuilt' }, { target: 'loading' }],
    },
    showingBuilt: {},
    loading: {
      invoke: {
        src: 'loadPage',
        input: ({ context }) => context.wish,
        onDone: [
          {
            guard: { type: 'pageCame', params: ({ event }) => event.output },
            target: 'showingSorted',
            actions: { type: 'keepPage', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'pageIsGone', params: ({ event }) => event.output },
            target: 'pageGone',
          },
          {
            target: 'unavailable',
            actions: { type: 'keepProblem', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'unavailable', actions: { type: 'keepProblem', params: null } },
      },
    },
    showingSorted: {},
    pageGone: {},
    unavailable: { on: { 'retry.pressed': 'loading' } },
  },
})
