import { assign, fromCallback, fromPromise, not, setup } from 'xstate'

export type UpdateEvent =
  /** It cannot be had: blocked, broken, or something else in its place (R226, R324). */
  | { type: 'worker.failed' }
  /** It is in charge and keeps pages. */
  | { type: 'worker.ready' }
  /** A newer one waits. */
  | { type: 'worker.waits' }
  /** A person asked for the newer one, in this tab or in another. */
  | { type: 'worker.takesOver' }
  /** The host serves another build than before. */
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
  /** Pages that were read are kept on this device. */
  worksOffline: boolean
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
 * The story of newer versions in one tab. An update is offered once nothing else asks for an answer,
 * and waits until somebody presses for it; then every open tab loads itself anew once, save one in
 * which text is unsaved: that one offers it and asks first. That pages can be read
 * offline is only noted.
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
    'note that it works offline': assign({ worksOffline: true }),
    'say that there is a newer version': mustBeProvided,
    'take the word back': mustBeProvided,
    reload: mustBeProvided,
    'reload along': mustBeProvided,
  },
}).createMachine({
  id: 'update',
  context: { hasFailed: false, maySpeak: false, worksOffline: false },
  invoke: { src: 'watch' },
  initial: 'joining',
  on: {
    'others.quiet': { actions: 'others are quiet' },
    'others.speak': { actions: 'others speak' },
  },
  states: {
    joining: {
      on: {
        'worker.ready': { target: 'quiet', actions: 'note that it works offline' },
        'worker.failed': { target: 'quiet', actions: 'flag the failure' },
        'worker.waits': { target: 'holdingUpdate', actions: 'note that it works offline' },
        'build.renewed': 'holdingUpdate',
      },
    },
    quiet: {
      tags: 'quiet',
      on: {
        'worker.ready': { actions: 'note that it works offline' },
        'worker.failed': { actions: 'flag the failure' },
        'worker.waits': { target: 'holdingUpdate', actions: 'note that it works offline' },
        'build.renewed': 'holdingUpdate',
        'worker.takesOver': [
          { guard: 'text is unsaved', target: 'holdingUpdate' },
          { target: 'following' },
        ],
      },
    },
    holdingUpdate: {
      always: { guard: 'may speak', target: 'offeringUpdate' },
      on: { 'worker.takesOver': { guard: 'text is saved', target: 'following' } },
    },
    offeringUpdate: {
      entry: 'say that there is a newer version',
      on: {
        'others.speak': {
          target: 'holdingUpdate',
          actions: ['others speak', 'take the word back'],
        },
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
