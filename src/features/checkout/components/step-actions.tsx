/** @jsxImportSource theme-ui */
import { useFormikContext } from 'formik'
import type { ReactNode } from 'react'
import { Button } from '../../../components/button'
import { useText } from '../../../lib/i18n/texts'
import { checkoutMessages } from '../checkout-texts'

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
  const text = useText(checkoutMessages)
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
