import { assertEvent, assign, fromPromise, setup } from 'xstate'
import type { CardProduct } from './card-product'
import { builtChoice, type CatalogueChoice, isSameChoice } from './catalogue-choice'

/** Which page of which list is wanted, in which order and narrowed to what. */
export interface ShelfWish {
  choice: CatalogueChoice
  /** From 1. */
  page: number
  /** Null for the list of all products. */
  categoryId: number | null
}

/** Why a chosen page could not be had. */
export type ShelfProblem = 'unreachable' | 'failed' | 'tooMany'

/** How asking for a chosen page ends. `count` is of all pages together. */
export type ShelfOutcome =
  | { kind: 'came'; products: readonly CardProduct[]; pageCount: number; count: number }
  | { kind: 'nothing' }
  | { kind: 'pageGone' }
  | { kind: 'refused'; problem: ShelfProblem }

export interface ShelfContext {
  wish: ShelfWish
  products: readonly CardProduct[]
  pageCount: number
  /** Of all pages together. */
  count: number
  problem: ShelfProblem
}

export type ShelfEvent =
  | { type: 'choice.made'; choice: CatalogueChoice }
  | { type: 'retry.pressed' }

const loadPage = fromPromise<ShelfOutcome, ShelfWish>(() => {
  throw new Error('loadPage was not provided')
})

/**
 * The states of a list whose order and filters people may change: the built page costs no request,
 * anything else is asked of the API, and whoever chooses again is not served the earlier answer.
 */
export const shelfMachine = setup({
  types: {
    context: {} as ShelfContext,
    events: {} as ShelfEvent,
    input: {} as ShelfWish,
  },
  actors: { loadPage },
  guards: {
    isAnotherChoice: ({ context, event }) =>
      event.type === 'choice.made' && !isSameChoice(event.choice, context.wish.choice),
    builtListIsWanted: ({ context }) => isSameChoice(context.wish.choice, builtChoice),
    pageCame: (_, outcome: ShelfOutcome) => outcome.kind === 'came',
    nothingFits: (_, outcome: ShelfOutcome) => outcome.kind === 'nothing',
    pageIsGone: (_, outcome: ShelfOutcome) => outcome.kind === 'pageGone',
  },
  actions: {
    keepChoice: assign({
      wish: ({ context, event }) => {
        assertEvent(event, 'choice.made')
        return { ...context.wish, choice: event.choice }
      },
    }),
    keepPage: assign((_, outcome: ShelfOutcome) =>
      outcome.kind === 'came'
        ? { products: outcome.products, pageCount: outcome.pageCount, count: outcome.count }
        : {},
    ),
    keepProblem: assign((_, outcome: ShelfOutcome | null) => ({
      problem: outcome?.kind === 'refused' ? outcome.problem : ('failed' as const),
    })),
  },
}).createMachine({
  id: 'shelf',
  context: ({ input }) => ({
    wish: input,
    products: [],
    pageCount: 1,
    count: 0,
    problem: 'failed',
  }),
  initial: 'deciding',
  on: {
    'choice.made': { guard: 'isAnotherChoice', target: '.deciding', actions: 'keepChoice' },
  },
  states: {
    deciding: {
      always: [{ guard: 'builtListIsWanted', target: 'showingBuilt' }, { target: 'loading' }],
    },
    showingBuilt: {},
    loading: {
      invoke: {
        src: 'loadPage',
        input: ({ context }) => context.wish,
        onDone: [
          {
            guard: { type: 'pageCame', params: ({ event }) => event.output },
            target: 'showingChosen',
            actions: { type: 'keepPage', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'nothingFits', params: ({ event }) => event.output },
            target: 'nothing',
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
    showingChosen: {},
    nothing: {},
    pageGone: {},
    unavailable: { on: { 'retry.pressed': 'loading' } },
  },
})
