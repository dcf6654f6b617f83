import { assign, fromCallback, fromPromise, not, setup } from 'xstate'

export type UpdateEvent =
  /** The service worker is known, and there is nothing to say of it. */
  | { type: 'worker.joined' }
  /** It cannot be had: blocked, broken, or something else in its place (R226, R324). */
  | { type: 'worker.failed' }
  /** It keeps pages for the first time on this device (D20). */
  | { type: 'worker.ready' }
  /** A newer one waits. */
  | { type: 'worker.waits' }
  /** A person asked for the newer one, in this tab or in another. */
  | { type: 'worker.takesOver' }
  /** The host serves another build than before (D22). */
  | { type: 'build.renewed' }
  /** Nothing else asks for an answer where words about the app stand, or something does. */
  | { type: 'others.quiet' }
  | { type: 'others.speak' }
  | { type: 'reload.pressed' }
  | { type: 'toast.closed' }
  | { type: 'reload.confirmed' }
  | { type: 'reload.declined' }

interface UpdateContext {
  /** Flagged for ourselves; people read nothing of it (R226). */
  hasFailed: boolean
  /** Whether others are quiet; not before they said so. */
  maySpeak: boolean
}

/** How the newer worker comes to be in charge. */
export interface Takeover {
  /** Whether this tab asks it to; else another one did. */
  isOurs: boolean
}

const mustBeProvided = () => {
  throw new Error('What an update does must be provided.')
}

const takeover = (isOurs: boolean, next: 'reload' | 'reload along') => ({
  src: 'take over' as const,
  input: { isOurs },
  onDone: { target: '#update.over', actions: next },
  onError: { target: '#update.over', actions: next },
})

/**
 * The story of newer versions in one tab. An update waits until somebody presses for it; then every
 * open tab loads itself anew once, save one in which text is unsaved: that one offers it and asks
 * first (decisions D19, D20, W8). The good news that pages can be read offline waits for a free moment.
 */
export const updateMachine = setup({
  types: { context: {} as UpdateContext, events: {} as UpdateEvent },
  actors: {
    watch: fromCallback(mustBeProvided),
    'take over': fromPromise<void, Takeover>(async () => mustBeProvided()),
  },
  guards: {
    'text is unsaved': () => mustBeProvided(),
    'text is saved': not('text is unsaved'),
    'may speak': ({ context }) => context.maySpeak,
  },
  actions: {
    'flag the failure': assign({ hasFailed: true }),
    'others are quiet': assign({ maySpeak: true }),
    'others speak': assign({ maySpeak: false }),
    'say that it works offline': mustBeProvided,
    'say that there is a newer version': mustBeProvided,
    'take the word back': mustBeProvided,
    reload: mustBeProvided,
    'reload along': mustBeProvided,
  },
}).createMachine({
  id: 'update',
  context: { hasFailed: false, maySpeak: false },
  invoke: { src: 'watch' },
  initial: 'joining',
  on: {
    'others.quiet': { actions: 'others are quiet' },
    'others.speak': { actions: 'others speak' },
  },
  states: {
    joining: {
      on: {
        'worker.joined': 'quiet',
        'worker.failed': { target: 'quiet', actions: 'flag the failure' },
        'worker.ready': 'holdingOffline',
        'worker.waits': 'offeringUpdate',
        'build.renewed': 'offeringUpdate',
      },
    },
    quiet: {
      tags: 'quiet',
      on: {
        'worker.failed': { actions: 'flag the failure' },
        'worker.ready': 'holdingOffline',
        'worker.waits': 'offeringUpdate',
        'build.renewed': 'offeringUpdate',
        'worker.takesOver': [
          { guard: 'text is unsaved', target: 'offeringUpdate' },
          { target: 'following' },
        ],
      },
    },
    holdingOffline: {
      always: { guard: 'may speak', target: 'offeringOffline' },
      on: {
        'worker.waits': 'offeringUpdate',
        'build.renewed': 'offeringUpdate',
        'worker.takesOver': [
          { guard: 'text is unsaved', target: 'offeringUpdate' },
          { target: 'following' },
        ],
      },
    },
    offeringOffline: {
      entry: 'say that it works offline',
      on: {
        'worker.waits': 'offeringUpdate',
        'build.renewed': 'offeringUpdate',
        'worker.takesOver': [
          { guard: 'text is unsaved', target: 'offeringUpdate' },
          { target: 'following' },
        ],
        'reload.pressed': [{ guard: 'text is unsaved', target: 'asking' }, { target: 'leading' }],
        'toast.closed': 'quiet',
      },
    },
    offeringUpdate: {
      entry: 'say that there is a newer version',
      on: {
        'worker.takesOver': { guard: 'text is saved', target: 'following' },
        'reload.pressed': [{ guard: 'text is unsaved', target: 'asking' }, { target: 'leading' }],
        'toast.closed': 'quiet',
      },
    },
    asking: {
      on: { 'reload.confirmed': 'leading', 'reload.declined': 'quiet' },
    },
    leading: { invoke: takeover(true, 'reload') },
    following: { entry: 'take the word back', invoke: takeover(false, 'reload along') },
    over: {},
  },
})
