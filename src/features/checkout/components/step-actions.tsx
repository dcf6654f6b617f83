import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Button } from '#components/button'
import { useTranslation } from '#lib/i18n/use-translation'
import { checkoutMessages } from '../checkout-messages'

interface StepActionsProps {
  /** Opens the previous step, if any. */
  onBack?: () => void
  busy?: boolean
  /** Id of what says why the button waits; without it the button does not. */
  heldBy?: string | undefined
  children: ReactNode
}

export function StepActions({ onBack, busy = false, heldBy, children }: StepActionsProps) {
  const { t } = useTranslation(checkoutMessages)
  return (
    <div sx={styles.stepActions}>
      <Button
        type='submit'
        size='lg'
        busy={busy}
        held={heldBy !== undefined}
        aria-describedby={heldBy}
      >
        {children}
      </Button>
      {onBack && (
        <Button variant='quiet' size='lg' onClick={onBack}>
          {t('steps.back')}
        </Button>
      )}
    </div>
  )
}

const styles = {
  stepActions: { display: 'flex', flexDirection: ['column', 'row'], gap: 3 },
} satisfies Record<string, ThemeUIStyleObject>
