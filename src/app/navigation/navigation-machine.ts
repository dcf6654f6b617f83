import { assign, fromPromise, setup } from 'xstate'

/** Where a followed link leads. */
export interface Target {
  /** A path of this site, with query and anchor. */
  to: string
  /** What the router is told besides, such as to replace the present entry of the history. */
  options?: { replace?: boolean }
}

/** Whether a page can be opened in this document. */
export type PageAnswer =
  | { kind: 'ready' }
  /** The site was published anew: only a new document shows it. */
  | { kind: 'renewed'; unsaved: boolean }
  /** Its scripts or its content did not come; they may have moved with a new site. */
  | { kind: 'missing'; unsaved: boolean; mayReload: boolean }

export type NavigationEvent =
  | { type: 'link.followed'; target: Target }
  /** A link was followed away from a form whose text was not sent. */
  | { type: 'leave.wanted'; target: Target }
  /** Back or forward. */
  | { type: 'history.walked'; to: string }
  /** A script of the page that was opened did not come, and the page cannot show. */
  | { type: 'page.failed'; mayReload: boolean }
  | { type: 'leave.confirmed' }
  | { type: 'stay.chosen' }

interface NavigationContext {
  target: Target
  /** A page was opened in this document, so that a reload would be the person's own wish. */
  hasMoved: boolean
}

const mustBeProvided = () => {
  throw new Error('What navigation does must be provided.')
}

const answerIs = (
  kind: PageAnswer['kind'],
  more: (answer: PageAnswer) => boolean = () => true,
) => ({
  type: 'holds' as const,
  params: ({ event }: { event: { output: PageAnswer } }) => ({
    holds: event.output.kind === kind && more(event.output),
  }),
})
const isUnsaved = (answer: PageAnswer) => answer.kind !== 'ready' && answer.unsaved
const isGuarded = (answer: PageAnswer) => answer.kind === 'missing' && !answer.mayReload

/**
 * The way from page to page. A link away from a form that was not sent asks first. A page is asked
 * for before the address changes; where it needs a new
 * document, because the site was published anew or its scripts are gone, what is typed into a form
 * asks first (decision W8). A page that cannot be had is loaded anew once, then a word says so
 * (R327, R343).
 */
export const navigationMachine = setup({
  types: { context: {} as NavigationContext, events: {} as NavigationEvent },
  actors: {
    'ask for the page': fromPromise<PageAnswer, string>(async () => mustBeProvided()),
  },
  guards: {
    holds: (_, { holds }: { holds: boolean }) => holds,
    'the opened page may be loaded anew': ({ context, event }) =>
      context.hasMoved && event.type === 'page.failed' && event.mayReload,
  },
  actions: {
    'keep the target': assign((_, target: Target) => ({ target })),
    'note that a page was opened': assign({ hasMoved: true }),
    'open the page': mustBeProvided,
    'load the document': mustBeProvided,
    'load the page anew': mustBeProvided,
    'say that it did not open': mustBeProvided,
  },
}).createMachine({
  id: 'navigation',
  context: { target: { to: '/' }, hasMoved: false },
  initial: 'resting',
  on: {
    'link.followed': {
      target: '.opening',
      reenter: true,
      actions: {
        type: 'keep the target',
        params: ({ event }) => event.target,
      },
    },
    'leave.wanted': {
      target: '.confirming',
      actions: {
        type: 'keep the target',
        params: ({ event }) => event.target,
      },
    },
    'history.walked': {
      target: '.walking',
      reenter: true,
      actions: { type: 'keep the target', params: ({ event }) => ({ to: event.to }) },
    },
  },
  states: {
    resting: {
      on: {
        'page.failed': {
          guard: 'the opened page may be loaded anew',
          target: 'leaving',
          actions: 'load the page anew',
        },
      },
    },
    opening: {
      tags: 'loading',
      invoke: {
        src: 'ask for the page',
        input: ({ context }) => context.target.to,
        onDone: [
          {
            guard: answerIs('ready'),
            target: 'resting',
            actions: ['note that a page was opened', 'open the page'],
          },
          {
            guard: answerIs('missing', isGuarded),
            target: 'resting',
            actions: 'say that it did not open',
          },
          { guard: answerIs('missing', isUnsaved), target: 'asking' },
          { guard: answerIs('renewed', isUnsaved), target: 'asking' },
          { target: 'leaving', actions: 'load the document' },
        ],
        onError: { target: 'resting', actions: 'say that it did not open' },
      },
    },
    walking: {
      tags: 'loading',
      invoke: {
        src: 'ask for the page',
        input: ({ context }) => context.target.to,
        onDone: { target: 'resting', actions: 'note that a page was opened' },
        onError: 'resting',
      },
    },
    confirming: { on: { 'leave.confirmed': 'opening', 'stay.chosen': 'resting' } },
    asking: {
      on: {
        'leave.confirmed': { target: 'leaving', actions: 'load the document' },
        'stay.chosen': 'resting',
      },
    },
    leaving: { tags: 'loading' },
  },
})
