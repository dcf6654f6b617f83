import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Notice } from '#components/notice'
import { addMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import { useHydrated } from '#lib/state/use-hydrated'
import lateScript from '#locales/el/late-script.json'
import { keyframes } from '#theme/styles'

interface NeedsScriptProps {
  /** Why the form cannot be sent, and what helps. */
  notice: string
  children: ReactNode
}

/**
 * Without scripts the form cannot be sent: it is replaced by a disabled copy that says why. Where they
 * are late, or fail to load, a sentence below it says so.
 */
export function NeedsScript({ notice, children }: NeedsScriptProps) {
  return (
    <>
      <noscript>
        <fieldset disabled sx={styles.fieldset}>
          <legend>
            <TriangleAlert size={22} />
            <span>{notice}</span>
          </legend>
          {children}
        </fieldset>
      </noscript>
      <div sx={styles.needsScript}>
        {children}
        {!useHydrated() && <LateScript />}
      </div>
    </>
  )
}

const lateScriptMessages = addMessages('late-script', lateScript)

/** In the HTML of the build until the form is hydrated; shown by CSS, as scripts may have failed to load. */
function LateScript() {
  const { t } = useTranslation(lateScriptMessages)
  return (
    <div sx={styles.late}>
      <Notice
        tone='warning'
        live
        action={
          // biome-ignore lint/a11y/useValidAnchor: the empty address is the page's own
          <a href=''>{t('again')}</a>
        }
      >
        {t('late')}
      </Notice>
    </div>
  )
}

const appear = keyframes({ to: { position: 'static', visibility: 'visible' } })

/** Until then a slow connection is likely to have loaded the scripts. */
const lateAfter = '10s'

const styles = {
  fieldset: {
    m: 0,
    p: 0,
    border: 0,
    minWidth: 0,
    legend: {
      display: 'flex',
      gap: 3,
      width: '100%',
      mb: 4,
      p: 4,
      borderRadius: 'menu',
      bg: 'warningTint',
    },
    'legend > svg': { flexShrink: 0, color: 'warningText' },
  },
  // Takes no place until it appears.
  late: {
    position: 'absolute',
    visibility: 'hidden',
    mt: 4,
    animation: `${appear} 1ms ${lateAfter} forwards`,
    a: { color: 'primaryText' },
  },
  needsScript: { '@media (scripting: none)': { display: 'none' } },
} satisfies Record<string, ThemeUIStyleObject>
