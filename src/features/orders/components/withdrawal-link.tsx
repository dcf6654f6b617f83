import { isWithdrawn, useSentWithdrawals } from '#components/account/sent-withdrawals'
import { LinkButton } from '#components/button'
import { withdrawalPath } from '#contract/paths/site-paths'
import type { Order } from '#contract/shop/order'
import { offersWithdrawal } from '#contract/withdrawal/withdrawal-term'
import { useTranslation } from '#lib/i18n/use-translation'
import { serverNow } from '#lib/time/server-clock'
import { ordersMessages } from '../messages'

interface WithdrawalLinkProps {
  order: Order
  /** Names the order for screen readers, where several links of this kind are on a page. */
  isNamed?: boolean
}

/** Link to the withdrawal from an order, or the rest of it; nothing where it is not offered. */
export function WithdrawalLink({ order, isNamed = false }: WithdrawalLinkProps) {
  const { t } = useTranslation(ordersMessages)
  const sent = useSentWithdrawals(order.id)
  if (!offersWithdrawal(order, serverNow()) || isWithdrawn(order, sent)) return null
  const name = t('withdrawal.ofOrder', { number: order.id })
  return (
    <span>
      <LinkButton
        to={withdrawalPath(order.id)}
        variant='secondary'
        size='sm'
        prefetch={false}
        {...(isNamed && { 'aria-label': name })}
      >
        {t('withdrawal.action')}
      </LinkButton>
    </span>
  )
}
