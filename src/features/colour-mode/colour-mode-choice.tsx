import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { SelectMenu } from '../../components/select-menu'
import { useText } from '../../lib/i18n/texts'
import { colourModeMessages } from './colour-mode-texts'
import { colourMode } from './start-colour-mode'

const preferences = ['system', 'light', 'dark'] as const

/** Chooses dark or light colours, or leaves them to the system again, which the switch cannot. */
export function ColourModeChoice() {
  const text = useText(colourModeMessages)
  const [story] = useState(colourMode)
  const preference = useSelector(story, ({ context }) => context.preference)
  return (
    <SelectMenu
      label={text('label')}
      value={preference}
      options={preferences.map((value) => ({ value, label: text(value) }))}
      onChange={(chosen) => story.send({ type: 'preference.chosen', preference: chosen })}
    />
  )
}
