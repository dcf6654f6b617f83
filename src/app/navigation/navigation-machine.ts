import { assign, fromPromise, setup } from 'xstate'

/** Target of a navigation. */
export interface Target {
  /** A path of this site, with query and anchor. */
  to: string
  /** Options of the router. */
  options?: { replace?: boolean }
}

/** Whether a page can be opened in this document. `unsaved`: a form has unsent text. */
export type PageResult =
  | { kind: 'ready' }
  /** A newer build is published: the page needs a new document. */
  | { kind: 'renewed'; unsaved: boolean }
  /** Its scripts or data did not load; a newer build may have replaced them. */
  | { kind: 'missing'; unsaved: boolean; mayReload: boolean }

export type NavigationEvent =
  | { type: 'link.followed'; target: Target }
  /** A link was followed away from a form with unsent text. */
  | { type: 'leave.requested'; target: Target }
  /** Back or forward. */
  | { type: 'history.walked'; to: string }
  /** A chunk of the open page did not load, and the page cannot render. */
  | { type: 'page.failed'; mayReload: boolean }
  | { type: 'leave.confirmed' }
  | { type: 'stay.chosen' }

interface NavigationContext {
  target: Target
  /** A page was opened in this document; a failing first page is not reloaded. */
  hasMoved: boolean
}

const mustBeProvided = () => {
  throw new Error('The actions and actors of navigation must be provided.')
}

const resultIs = (
  kind: PageResult['kind'],
  more: (result: PageResult) => boolean = () => true,
) => ({
  type: 'holds' as const,
  params: ({ event }: { event: { output: PageResult } }) => ({
    holds: event.output.kind === kind && more(event.output),
  }),
})
const isUnsaved = (result: PageResult) => result.kind !== 'ready' && result.unsaved
const isGuarded = (result: PageResult) => result.kind === 'missing' && !result.mayReload

/**
 * Navigation between pages. A link away from a form with unsent text asks for confirmation. A page
 * is loaded before the address changes. Where it needs a new document, because a newer build is
 * published or its scripts are gone, unsent text asks for confirmation. A page that does not load
 * is reloaded once, then a toast is shown. Provide the actor and the actions.
 */
export const navigationMachine = setup({
  types: { context: {} as NavigationContext, events: {} as NavigationEvent },
  actors: {
    'load the page': fromPromise<PageResult, string>(async () => mustBeProvided()),
  },
  guards: {
    holds: (_, { holds }: { holds: boolean }) => holds,
    'the opened page may be reloaded': ({ context, event }) =>
      context.hasMoved && event.type === 'page.failed' && event.mayReload,
  },
  actions: {
    'store the target': assign((_, target: Target) => ({ target })),
    'store that a page was opened': assign({ hasMoved: true }),
    'open the page': mustBeProvided,
    'load the document': mustBeProvided,
    'reload the page': mustBeProvided,
    'show that it did not open': mustBeProvided,
  },
}).createMachine({
  id: 'navigation',
  context: { target: { to: '/' }, hasMoved: false },
  initial: 'idle',
  on: {
    'link.followed': {
      target: '.opening',
      reenter: true,
      actions: {
        type: 'store the target',
        params: ({ event }) => event.target,
      },
    },
    'leave.requested': {
      target: '.confirming',
      actions: {
        type: 'store the target',
        params: ({ event }) => event.target,
      },
    },
    'history.walked': {
      target: '.traversing',
      reenter: true,
      actions: { type: 'store the target', params: ({ event }) => ({ to: event.to }) },
    },
  },
  states: {
    idle: {
      on: {
        'page.failed': {
          guard: 'the opened page may be reloaded',
          target: 'loadingDocument',
          actions: 'reload the page',
        },
      },
    },
    opening: {
      tags: 'loading',
      invoke: {
        src: 'load the page',
        input: ({ context }) => context.target.to,
        onDone: [
          {
            guard: resultIs('ready'),
            target: 'idle',
            actions: ['store that a page was opened', 'open the page'],
          },
          {
            guard: resultIs('missing', isGuarded),
            target: 'idle',
            actions: 'show that it did not open',
          },
          { guard: resultIs('missing', isUnsaved), target: 'confirmingLoad' },
          { guard: resultIs('renewed', isUnsaved), target: 'confirmingLoad' },
          { target: 'loadingDocument', actions: 'load the document' },
        ],
        onError: { target: 'idle', actions: 'show that it did not open' },
      },
    },
    traversing: {
      tags: 'loading',
      invoke: {
        src: 'load the page',
        input: ({ context }) => context.target.to,
        onDone: { target: 'idle', actions: 'store that a page was opened' },
        onError: 'idle',
      },
    },
    confirming: { on: { 'leave.confirmed': 'opening', 'stay.chosen': 'idle' } },
    confirmingLoad: {
      on: {
        'leave.confirmed': { target: 'loadingDocument', actions: 'load the document' },
        'stay.chosen': 'idle',
      },
    },
    loadingDocument: { tags: 'loading' },
  },
})
