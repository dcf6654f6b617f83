import { assign, setup } from 'xstate'

export type ColourMode = 'light' | 'dark'
/** What the person chose; `system` is no choice. */
export type ColourPreference = ColourMode | 'system'

interface ColourModeContext {
  preference: ColourPreference
  /** What the system asks for at this moment. */
  systemMode: ColourMode
}

type ColourModeEvent =
  | { type: 'mode.toggled' }
  | { type: 'preference.chosen'; preference: ColourPreference }
  | { type: 'system.changed'; mode: ColourMode }

/** The mode that the page is in. */
export function shownMode({ preference, systemMode }: ColourModeContext): ColourMode {
  return preference === 'system' ? systemMode : preference
}

function mustBeProvided(): never {
  throw new Error('Showing and remembering the colour mode must be provided.')
}

/**
 * Light or dark: follows the system until the person chooses, and again when they choose to
 *. Provide `show the mode` and `remember the choice`.
 */
export const colourModeMachine = setup({
  types: {
    context: {} as ColourModeContext,
    input: {} as ColourModeContext,
    events: {} as ColourModeEvent,
  },
  actions: {
    'note what the system asks for': assign({
      systemMode: ({ context, event }) =>
        event.type === 'system.changed' ? event.mode : context.systemMode,
    }),
    'choose the other mode': assign({
      preference: ({ context }) => (shownMode(context) === 'dark' ? 'light' : 'dark'),
    }),
    'choose what was asked': assign({
      preference: ({ context, event }) =>
        event.type === 'preference.chosen' ? event.preference : context.preference,
    }),
    'show the mode': mustBeProvided,
    'remember the choice': mustBeProvided,
  },
  guards: {
    'a mode is preferred': ({ context }) => context.preference !== 'system',
    'the system is preferred': ({ event }) =>
      event.type === 'preference.chosen' && event.preference === 'system',
  },
}).createMachine({
  id: 'colourMode',
  context: ({ input }) => input,
  initial: 'remembering',
  on: {
    'mode.toggled': {
      target: '.keepingChoice',
      actions: ['choose the other mode', 'show the mode', 'remember the choice'],
    },
    'preference.chosen': [
      {
        guard: 'the system is preferred',
        target: '.followingSystem',
        actions: ['choose what was asked', 'show the mode', 'remember the choice'],
      },
      {
        target: '.keepingChoice',
        actions: ['choose what was asked', 'show the mode', 'remember the choice'],
      },
    ],
  },
  states: {
    remembering: {
      always: [
        { guard: 'a mode is preferred', target: 'keepingChoice' },
        { target: 'followingSystem' },
      ],
    },
    followingSystem: {
      on: {
        'system.changed': { actions: ['note what the system asks for', 'show the mode'] },
      },
    },
    keepingChoice: {
      on: { 'system.changed': { actions: 'note what the system asks for' } },
    },
  },
})
