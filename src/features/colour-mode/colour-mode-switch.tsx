/** @jsxImportSource theme-ui */
import { Moon, Sun } from 'lucide-react'
import { IconButton } from '../../components/icon-button'
import { commonMessages } from '../../lib/i18n/common-texts'
import { useText } from '../../lib/i18n/texts'
import { darkClass } from './colour-mode-cookie'
import { useIsDark } from './use-is-dark'

// The story stays out of the first load; without a press it begins with what comes later.
const loadStory = () => import(/* webpackChunkName: "late" */ './start-colour-mode')

/** Turns dark colours on and off. Its icon follows the document, so it is right from the first paint. */
export function ColourModeSwitch() {
  const text = useText(commonMessages)
  const isDark = useIsDark()
  const toggle = async () => (await loadStory()).colourMode().send({ type: 'mode.toggled' })
  return (
    <IconButton
      label={text('colourMode.dark')}
      aria-pressed={isDark}
      onClick={() => void toggle()}
      sx={{ [`.${darkClass} & .moon, html:not(.${darkClass}) & .sun`]: { display: 'none' } }}
    >
      <Sun className='sun' />
      <Moon className='moon' />
    </IconButton>
  )
}
