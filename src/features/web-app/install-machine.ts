import { assign, fromPromise, setup } from 'xstate'
import { notProvided } from '#lib/machines/not-provided'

export type InstallEvent =
  /** The browser's `beforeinstallprompt` event. */
  | { type: 'offer.came' }
  /** Whether the offer may be shown, or another prompt is open. */
  | { type: 'prompts.allowed' }
  | { type: 'prompts.blocked' }
  | { type: 'install.pressed' }
  | { type: 'toast.closed' }
  /** The site was installed, here or by the browser's own menu. */
  | { type: 'app.installed' }

export interface InstallInput {
  /** The offer was closed before and is not made again. */
  wasDeclined: boolean
  /** The device installs only from its own menu, and the hint was not shown yet. */
  needsHint: boolean
}

interface InstallContext {
  mayPrompt: boolean
}

/**
 * Installing the site as an app: the browser's offer is stored and shown once no other prompt is
 * open, and not again after it was closed. Provide the actor and the actions.
 */
export const installMachine = setup({
  types: {
    input: {} as InstallInput,
    context: {} as InstallContext & InstallInput,
    events: {} as InstallEvent,
  },
  actors: { 'show the browser prompt': fromPromise<void>(notProvided('show the browser prompt')) },
  guards: {
    'was declined': ({ context }) => context.wasDeclined,
    'needs a hint': ({ context }) => context.needsHint,
    'may prompt': ({ context }) => context.mayPrompt,
  },
  actions: {
    'allow prompts': assign({ mayPrompt: true }),
    'block prompts': assign({ mayPrompt: false }),
    'offer to install': notProvided('offer to install'),
    'withdraw the offer': notProvided('withdraw the offer'),
    'show the hint': notProvided('show the hint'),
    'store the refusal': notProvided('store the refusal'),
  },
}).createMachine({
  id: 'install',
  context: ({ input }) => ({ ...input, mayPrompt: false }),
  initial: 'beginning',
  on: {
    'prompts.allowed': { actions: 'allow prompts' },
    'prompts.blocked': { actions: 'block prompts' },
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
      always: { guard: 'may prompt', target: 'offering' },
      on: { 'app.installed': 'over' },
    },
    offering: {
      entry: 'offer to install',
      on: {
        'prompts.blocked': { target: 'holding', actions: ['block prompts', 'withdraw the offer'] },
        'install.pressed': 'asking',
        'toast.closed': { target: 'over', actions: 'store the refusal' },
        'app.installed': { target: 'over', actions: 'withdraw the offer' },
      },
    },
    asking: {
      invoke: { src: 'show the browser prompt', onDone: 'resting', onError: 'resting' },
      on: { 'app.installed': 'over' },
    },
    hinting: {
      always: {
        guard: 'may prompt',
        target: 'over',
        actions: ['show the hint', 'store the refusal'],
      },
    },
    over: {},
  },
})
