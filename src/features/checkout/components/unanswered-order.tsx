import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Notice } from '#components/notice'
import { useTranslation } from '#lib/i18n/use-translation'
import { checkoutMessages } from '../checkout-messages'
import type { OrderAttempt } from '../order'
import type { Checkout } from '../use-checkout'
import { AttemptSummary } from './attempt-summary'
import { CheckoutNotice } from './checkout-notice'

interface UnansweredOrderProps {
  checkout: Checkout
  attempt: OrderAttempt
  /** The member's newest orders, read again on each mount. */
  newestOrders: ReactNode
}

/**
 * An order that was sent without a definite answer, with the newest orders, as it may be among
 * them. It cannot be changed until there is an answer: a changed order could be a second one.
 */
export function UnansweredOrder({ checkout, attempt, newestOrders }: UnansweredOrderProps) {
  const { t } = useTranslation(checkoutMessages)
  const isSubmitting = checkout.state.hasTag('busy')
  const isGuests = attempt.owner === 'guest'
  return (
    <div sx={styles.unansweredOrder}>
      <div role='status' sx={styles.status}>
        {isSubmitting && !checkout.state.matches('waiting') && <Notice>{t('waiting')}</Notice>}
      </div>
      <CheckoutNotice checkout={checkout} />
      {checkout.state.matches('unclear') && !isGuests && newestOrders}
      <AttemptSummary attempt={attempt} />
    </div>
  )
}

const styles = {
  status: { '&:empty': { position: 'absolute' } },
  unansweredOrder: { display: 'grid', gap: 4, maxWidth: 'reading' },
} satisfies Record<string, ThemeUIStyleObject>
