/** @jsxImportSource theme-ui */
import { useFormikContext } from 'formik'
import type { ReactNode } from 'react'
import { useText } from '../../../shared/i18n/texts'
import { Button } from '../../../shared/ui/button'
import { checkoutTexts } from '../checkout-texts'

interface StepActionsProps {
  /** Leads to the step before, where there is one. */
  onBack?: () => void
  /** More than the form itself is under way. */
  busy?: boolean
  /** What the button says. */
  children: ReactNode
}

/** The way on and the way back. */
export function StepActions({ onBack, busy = false, children }: StepActionsProps) {
  const text = useText(checkoutTexts)
  const { isSubmitting } = useFormikContext()
  return (
    <div sx={{ display: 'flex', flexDirection: ['column', 'row'], gap: 3 }}>
      <Button type='submit' size='lg' busy={busy || isSubmitting}>
        {children}
      </Button>
      {onBack && (
        <Button variant='quiet' size='lg' onClick={onBack}>
          {text('steps.back')}
        </Button>
      )}
    </div>
  )
}
