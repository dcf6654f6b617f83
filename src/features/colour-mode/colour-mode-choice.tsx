import { useState } from 'react'
import { SelectMenu } from '#components/select'
import { addMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import { useStore } from '#lib/state/create-store'
import words from '#locales/el/colour-mode.json'
import { colourModeStore } from './colour-mode-store'

const colourModeMessages = addMessages('colour-mode', words)

const preferences = ['system', 'light', 'dark'] as const

/** Chooses light, dark or the system's mode, which the switch in the navbar cannot. */
export function ColourModeChoice() {
  const { t } = useTranslation(colourModeMessages)
  const [store] = useState(colourModeStore)
  const preference = useStore({ get: store.preference, watch: store.watch })
  return (
    <SelectMenu
      label={t('label')}
      value={preference}
      options={preferences.map((value) => ({ value, label: t(value) }))}
      onChange={store.prefer}
    />
  )
}
