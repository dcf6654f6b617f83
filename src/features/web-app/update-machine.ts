import { assign, fromCallback, fromPromise, not, setup } from 'xstate'
import { notProvided } from '#lib/machines/not-provided'

export type UpdateEvent =
  /** The service worker is not available: blocked or broken. */
  | { type: 'worker.failed' }
  /** The service worker is active and caches pages. */
  | { type: 'worker.ready' }
  /** A newer service worker is waiting. */
  | { type: 'worker.waits' }
  /** The user accepted the update, in this tab or in another. */
  | { type: 'worker.takesOver' }
  /** The host serves another build than before. */
  | { type: 'build.renewed' }
  /** Whether offers may be shown, or another prompt is open. */
  | { type: 'prompts.allowed' }
  | { type: 'prompts.blocked' }
  | { type: 'reload.pressed' }
  | { type: 'toast.closed' }
  | { type: 'reload.confirmed' }
  | { type: 'reload.declined' }

interface UpdateContext {
  /** Not shown to the user. */
  hasFailed: boolean
  /** Offers may be shown; false until allowed. */
  mayPrompt: boolean
  /** Visited pages are cached for offline use. */
  worksOffline: boolean
  /** The user was told that the site works offline, in this document or an earlier one. */
  offlineIsKnown: boolean
}

/** Activation of the newer service worker. */
export interface Takeover {
  /** Whether this tab starts it; else another tab did. */
  isOurs: boolean
}

const takeover = (isOurs: boolean, next: 'reload' | 'reload with the other tab') => ({
  src: 'take over' as const,
  input: { isOurs },
  onDone: { target: '#update.over', actions: next },
  onError: { target: '#update.over', actions: next },
})

/**
 * Updates of the site in one tab. The first time that the site works offline, this is said once, as
 * soon as no other prompt is open. An update is offered likewise, and waits for the user; then every open tab reloads once, except tabs with unsent text, which offer the update
 * and require a confirmation. Provide the actors, the actions and the guard `text is unsaved`.
 */
export const updateMachine = setup({
  types: {
    context: {} as UpdateContext,
    events: {} as UpdateEvent,
    input: {} as Pick<UpdateContext, 'offlineIsKnown'>,
  },
  actors: {
    watch: fromCallback(notProvided('watch')),
    'take over': fromPromise<void, Takeover>(notProvided('take over')),
  },
  guards: {
    'text is unsaved': notProvided('text is unsaved'),
    'text is saved': not('text is unsaved'),
    'may prompt': ({ context }) => context.mayPrompt,
    'offline use is news': ({ context }) =>
      context.mayPrompt && context.worksOffline && !context.offlineIsKnown,
  },
  actions: {
    'store the failure': assign({ hasFailed: true }),
    'allow prompts': assign({ mayPrompt: true }),
    'block prompts': assign({ mayPrompt: false }),
    'store that it works offline': assign({ worksOffline: true }),
    'store that the user knows': assign({ offlineIsKnown: true }),
    'show that it works offline': notProvided('show that it works offline'),
    'offer the update': notProvided('offer the update'),
    'withdraw the offer': notProvided('withdraw the offer'),
    reload: notProvided('reload'),
    'reload with the other tab': notProvided('reload with the other tab'),
  },
}).createMachine({
  id: 'update',
  context: ({ input }) => ({
    ...input,
    hasFailed: false,
    mayPrompt: false,
    worksOffline: false,
  }),
  invoke: { src: 'watch' },
  initial: 'registering',
  on: {
    'prompts.allowed': { actions: 'allow prompts' },
    'prompts.blocked': { actions: 'block prompts' },
  },
  states: {
    registering: {
      on: {
        'worker.ready': { target: 'idle', actions: 'store that it works offline' },
        'worker.failed': { target: 'idle', actions: 'store the failure' },
        'worker.waits': { target: 'updatePending', actions: 'store that it works offline' },
        'build.renewed': 'updatePending',
      },
    },
    idle: {
      tags: 'idle',
      always: { guard: 'offline use is news', target: 'showingOfflineUse' },
      on: {
        'worker.ready': { actions: 'store that it works offline' },
        'worker.failed': { actions: 'store the failure' },
        'worker.waits': { target: 'updatePending', actions: 'store that it works offline' },
        'build.renewed': 'updatePending',
        'worker.takesOver': [
          { guard: 'text is unsaved', target: 'updatePending' },
          { target: 'followingOtherTab' },
        ],
      },
    },
    showingOfflineUse: {
      entry: ['show that it works offline', 'store that the user knows'],
      on: {
        'worker.waits': 'updatePending',
        'build.renewed': 'updatePending',
        'worker.takesOver': [
          { guard: 'text is unsaved', target: 'updatePending' },
          { target: 'followingOtherTab' },
        ],
        'prompts.blocked': { target: 'idle', actions: ['block prompts', 'withdraw the offer'] },
        'reload.pressed': [
          { guard: 'text is unsaved', target: 'confirming' },
          { target: 'takingOver' },
        ],
        'toast.closed': 'idle',
      },
    },
    updatePending: {
      always: { guard: 'may prompt', target: 'offeringUpdate' },
      on: { 'worker.takesOver': { guard: 'text is saved', target: 'followingOtherTab' } },
    },
    offeringUpdate: {
      entry: 'offer the update',
      on: {
        'prompts.blocked': {
          target: 'updatePending',
          actions: ['block prompts', 'withdraw the offer'],
        },
        'worker.takesOver': { guard: 'text is saved', target: 'followingOtherTab' },
        'reload.pressed': [
          { guard: 'text is unsaved', target: 'confirming' },
          { target: 'takingOver' },
        ],
        'toast.closed': 'idle',
      },
    },
    confirming: {
      on: { 'reload.confirmed': 'takingOver', 'reload.declined': 'idle' },
    },
    takingOver: { invoke: takeover(true, 'reload') },
    followingOtherTab: {
      entry: 'withdraw the offer',
      invoke: takeover(false, 'reload with the other tab'),
    },
    over: {},
  },
})
