import { createStore } from '#lib/state/create-store'
import { deleteCookie, writeCookie, yearSeconds } from '#lib/storage/cookies'
import { readCookie } from '#lib/storage/document-cookie'
import { colourModeCookie, themeColours } from '#theme/theme-colours'
import { darkClass, darkQuery } from './dark-mode'

declare global {
  interface Window {
    /** The mode that was chosen before hydration; set by the script of the head. */
    chosenMode?: ColourMode
  }
}

type ColourMode = 'light' | 'dark'
/** `system` follows the operating system. */
type ColourPreference = ColourMode | 'system'

interface ColourModeStore {
  preference: () => ColourPreference
  /** Stores the preference in a cookie, except for `system`, and applies it. */
  prefer: (preference: ColourPreference) => void
  /** Prefers the mode that is not shown. */
  toggle: () => void
  watch: (changed: () => void) => () => void
}

let store: ColourModeStore | undefined

/** The colour mode of the document; the first call starts following the system. Browser only. */
export function colourModeStore(): ColourModeStore {
  store ??= startStore()
  return store
}

function startStore(): ColourModeStore {
  const system = matchMedia(darkQuery)
  const preference = createStore(readPreference())
  const mode = (): ColourMode => {
    const preferred = preference.get()
    if (preferred !== 'system') return preferred
    return system.matches ? 'dark' : 'light'
  }
  const prefer = (next: ColourPreference) => {
    preference.set(next)
    applyMode(mode())
    writePreference(next)
  }
  // The system may have changed since the first paint.
  applyMode(mode())
  system.addEventListener('change', () => applyMode(mode()))
  return {
    preference: preference.get,
    prefer,
    toggle: () => prefer(mode() === 'dark' ? 'light' : 'dark'),
    watch: preference.watch,
  }
}

function applyMode(mode: ColourMode): void {
  document.documentElement.classList.toggle(darkClass, mode === 'dark')
  document.querySelector('[name=theme-color]')?.setAttribute('content', themeColours[mode])
}

function readPreference(): ColourPreference {
  const value = window.chosenMode ?? readCookie(colourModeCookie)
  return value === 'dark' || value === 'light' ? value : 'system'
}

function writePreference(preference: ColourPreference): void {
  if (preference === 'system') deleteCookie(colourModeCookie)
  else writeCookie(colourModeCookie, preference, { maxAgeSeconds: yearSeconds })
}
