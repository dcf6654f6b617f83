import { assign, fromPromise, setup } from 'xstate'

export type InstallEvent =
  /** The browser offers to install the site. */
  | { type: 'offer.came' }
  /** No other word about the app is being said, or one is (R222). */
  | { type: 'others.quiet' }
  | { type: 'others.speak' }
  | { type: 'install.pressed' }
  | { type: 'toast.closed' }
  /** The site was installed, here or by the browser's own menu. */
  | { type: 'app.installed' }

export interface InstallInput {
  /** Somebody closed the offer before: it is not made again (R224). */
  wasDeclined: boolean
  /** A device that can install the site, but only by a menu of its own, and was not told yet. */
  needsHint: boolean
}

interface InstallContext {
  maySpeak: boolean
}

const mustBeProvided = () => {
  throw new Error('What installing does must be provided.')
}

/**
 * The story of the site as an app on the device: the browser's offer is kept and made once nothing
 * more important is being said; who closes it is not asked again (R222, R223, R224).
 */
export const installMachine = setup({
  types: {
    input: {} as InstallInput,
    context: {} as InstallContext & InstallInput,
    events: {} as InstallEvent,
  },
  actors: { 'ask the browser': fromPromise<void>(async () => mustBeProvided()) },
  guards: {
    'was declined': ({ context }) => context.wasDeclined,
    'needs a hint': ({ context }) => context.needsHint,
    'may speak': ({ context }) => context.maySpeak,
  },
  actions: {
    'others are quiet': assign({ maySpeak: true }),
    'others speak': assign({ maySpeak: false }),
    'offer it': mustBeProvided,
    'take the offer back': mustBeProvided,
    'tell how': mustBeProvided,
    'remember the refusal': mustBeProvided,
  },
}).createMachine({
  id: 'install',
  context: ({ input }) => ({ ...input, maySpeak: false }),
  initial: 'beginning',
  on: {
    'others.quiet': { actions: 'others are quiet' },
    'others.speak': { actions: 'others speak' },
  },
  states: {
    beginning: {
      always: [
        { guard: 'was declined', target: 'over' },
        { guard: 'needs a hint', target: 'hinting' },
        { target: 'resting' },
      ],
    },
    resting: { on: { 'offer.came': 'holding', 'app.installed': 'over' } },
    holding: {
      always: { guard: 'may speak', target: 'offering' },
      on: { 'app.installed': 'over' },
    },
    offering: {
      entry: 'offer it',
      on: {
        'others.speak': { target: 'holding', actions: ['others speak', 'take the offer back'] },
        'install.pressed': 'asking',
        'toast.closed': { target: 'over', actions: 'remember the refusal' },
        'app.installed': { target: 'over', actions: 'take the offer back' },
      },
    },
    asking: {
      invoke: { src: 'ask the browser', onDone: 'resting', onError: 'resting' },
      on: { 'app.installed': 'over' },
    },
    hinting: {
      always: {
        guard: 'may speak',
        target: 'over',
        actions: ['tell how', 'remember the refusal'],
      },
    },
    over: {},
  },
})
