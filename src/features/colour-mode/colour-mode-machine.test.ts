import { createActor } from 'xstate'
import {
  type ColourMode,
  type ColourPreference,
  colourModeMachine,
  shownMode,
} from './colour-mode-machine'

function startColourMode(preference: ColourPreference, systemMode: ColourMode = 'light') {
  const shown = jest.fn()
  const remembered = jest.fn()
  const machine = colourModeMachine.provide({
    actions: {
      'show the mode': ({ context }) => shown(shownMode(context)),
      'remember the choice': ({ context }) => remembered(context.preference),
    },
  })
  const actor = createActor(machine, { input: { preference, systemMode } }).start()
  return { actor, shown, remembered }
}

describe('colourModeMachine', () => {
  it('follows the system until a choice is made (R204)', () => {
    const { actor, shown, remembered } = startColourMode('system')
    expect(actor.getSnapshot().value).toBe('followingSystem')
    actor.send({ type: 'system.changed', mode: 'dark' })
    actor.send({ type: 'system.changed', mode: 'light' })
    expect(shown.mock.calls).toEqual([['dark'], ['light']])
    expect(remembered).not.toHaveBeenCalled()
  })

  it.each([
    ['system', 'dark', 'light'],
    ['system', 'light', 'dark'],
    ['dark', 'light', 'light'],
    ['light', 'dark', 'dark'],
  ] as const)('toggles from %s under a %s system to %s (R205)', (preference, system, mode) => {
    const { actor, shown, remembered } = startColourMode(preference, system)
    actor.send({ type: 'mode.toggled' })
    expect(shown).toHaveBeenLastCalledWith(mode)
    expect(remembered).toHaveBeenCalledWith(mode)
    expect(actor.getSnapshot().value).toBe('keepingChoice')
  })

  it('keeps a choice whatever the system does', () => {
    const { actor, shown } = startColourMode('light')
    actor.send({ type: 'system.changed', mode: 'dark' })
    expect(shown).not.toHaveBeenCalled()
    expect(shownMode(actor.getSnapshot().context)).toBe('light')
  })

  it('can go back to what the system has come to ask for meanwhile', () => {
    const { actor, shown, remembered } = startColourMode('light')
    actor.send({ type: 'system.changed', mode: 'dark' })
    actor.send({ type: 'preference.chosen', preference: 'system' })
    expect(shown).toHaveBeenCalledWith('dark')
    expect(remembered).toHaveBeenCalledWith('system')
    expect(actor.getSnapshot().value).toBe('followingSystem')
  })

  it('can be told a mode', () => {
    const { actor, remembered } = startColourMode('system')
    actor.send({ type: 'preference.chosen', preference: 'dark' })
    expect(remembered).toHaveBeenCalledWith('dark')
    expect(actor.getSnapshot().value).toBe('keepingChoice')
  })

  it('does no work of its own', () => {
    const actor = createActor(colourModeMachine, {
      input: { preference: 'system', systemMode: 'light' },
    })
    const problems: unknown[] = []
    actor.subscribe({ error: (problem) => problems.push(problem) })
    actor.start().send({ type: 'mode.toggled' })
    expect(problems).toEqual([
      expect.objectContaining({ message: expect.stringMatching(/provided/) }),
    ])
  })
})
