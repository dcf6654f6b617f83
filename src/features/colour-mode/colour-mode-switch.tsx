import { Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { IconButton } from '#components/icon-button'
import { commonMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import { darkClass, switchAttribute } from './dark-mode'

// Not in the first load: the store is loaded with the deferred widgets or on the first click.
const loadStore = () => import(/* webpackChunkName: "late" */ './colour-mode-store')

/** Toggles dark mode. CSS selects its icon by the document's class, for a correct first paint. */
export function ColourModeSwitch() {
  const { t } = useTranslation(commonMessages)
  const isDark = useIsDark()
  const toggle = async () => (await loadStore()).colourModeStore().toggle()
  return (
    <IconButton
      label={t('colourMode.dark')}
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

/** Styles of elements that are visible in one mode only. */
export const byMode = {
  light: { [`.${darkClass} &`]: { display: 'none' } },
  dark: { [`html:not(.${darkClass}) &`]: { display: 'none' } },
} satisfies Record<string, ThemeUIStyleObject>
