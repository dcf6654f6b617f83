/** @jsxImportSource #theme */

import { Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { IconButton } from '../../components/icon-button'
import { commonMessages, useText } from '../../lib/i18n/messages'
import { darkClass, switchAttribute } from './dark-mode'

// The store stays out of the first load; it comes with the deferred widgets or on the first click.
const loadStore = () => import(/* webpackChunkName: "late" */ './colour-mode-store')

/** Toggles dark mode. Its icon depends on the class of the document, so that the first paint is right. */
export function ColourModeSwitch() {
  const text = useText(commonMessages)
  const isDark = useIsDark()
  const toggle = async () => (await loadStore()).colourModeStore().toggle()
  return (
    <IconButton
      label={text('colourMode.dark')}
      aria-pressed={isDark}
      onClick={() => void toggle()}
      {...{ [switchAttribute]: '' }}
    >
      <Sun sx={byMode.dark} />
      <Moon sx={byMode.light} />
    </IconButton>
  )
}

/** Whether the document has the dark class; false during the build. */
function useIsDark(): boolean {
  return useSyncExternalStore(
    subscribeToClass,
    () => document.documentElement.classList.contains(darkClass),
    () => false,
  )
}

function subscribeToClass(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['class'] })
  return () => observer.disconnect()
}

/** For what shows in one of the modes only. */
export const byMode = {
  light: { [`.${darkClass} &`]: { display: 'none' } },
  dark: { [`html:not(.${darkClass}) &`]: { display: 'none' } },
} satisfies Record<string, ThemeUIStyleObject>
