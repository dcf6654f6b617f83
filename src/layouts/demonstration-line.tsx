/** @jsxImportSource theme-ui */
import { publicConfig } from '../lib/config/public-config'
import { commonMessages } from '../lib/i18n/common-texts'
import { useText } from '../lib/i18n/texts'

/** One quiet line on top of every page of a demonstration: nothing is delivered. */
export function DemonstrationLine() {
  const text = useText(commonMessages)
  if (!publicConfig.demonstration) return null
  return (
    <section
      data-chrome=''
      aria-label={text('demonstration.label')}
      sx={{
        px: 4,
        py: 1,
        bg: 'surface',
        color: 'textMuted',
        fontSize: 'tiny',
        textAlign: 'center',
        textWrap: 'balance',
      }}
    >
      {text('demonstration.sentence')}
    </section>
  )
}
