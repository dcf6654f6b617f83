import { createActor } from 'xstate'
import { deleteCookie, readCookie, writeCookie, yearSeconds } from '../../lib/storage/cookies'
import { colourModeCookie } from '../../theme/colour-mode-cookie'
import { themeColours } from '../../theme/colours'
import { darkClass, darkQuery } from './colour-mode-cookie'
import {
  type ColourMode,
  type ColourPreference,
  colourModeMachine,
  shownMode,
} from './colour-mode-machine'

let running: ReturnType<typeof start> | undefined

/** The page's one colour mode story; begins with the first call. */
export function colourMode() {
  running ??= start()
  return running
}

function start() {
  const system = matchMedia(darkQuery)
  const machine = colourModeMachine.provide({
    actions: {
      'show the mode': ({ context }) => show(shownMode(context)),
      'remember the choice': ({ context }) => remember(context.preference),
    },
  })
  const input = { preference: rememberedPreference(), systemMode: modeOf(system) }
  const actor = createActor(machine, { input }).start()
  // The system may have changed between the first paint and now.
  show(shownMode(input))
  system.addEventListener('change', () =>
    actor.send({ type: 'system.changed', mode: modeOf(system) }),
  )
  return actor
}

function modeOf(system: { matches: boolean }): ColourMode {
  return system.matches ? 'dark' : 'light'
}

function show(mode: ColourMode): void {
  document.documentElement.classList.toggle(darkClass, mode === 'dark')
  document.querySelector('[name=theme-color]')?.setAttribute('content', themeColours[mode])
}

function rememberedPreference(): ColourPreference {
  const value = readCookie(colourModeCookie)
  return value === 'dark' || value === 'light' ? value : 'system'
}

function remember(preference: ColourPreference): void {
  if (preference === 'system') deleteCookie(colourModeCookie)
  else writeCookie(colourModeCookie, preference, { maxAgeSeconds: yearSeconds })
}
