import { isWithdrawn, useSentWithdrawals } from '#components/account/sent-withdrawals'
import { LinkButton } from '#components/button'
import { withdrawalPath } from '#contract/paths/site-paths'
import type { Order } from '#contract/shop/order'
import { offersWithdrawal } from '#contract/withdrawal/withdrawal-term'
import { useTranslation } from '#lib/i18n/use-translation'
import { serverNow } from '#lib/time/clock'
import { ordersMessages } from '../messages'

/** Quiet link to the withdrawal from an order, or the rest of it; nothing where it is not offered. */
export function WithdrawalLink({ order }: { order: Order }) {
  const { t } = useTranslation(ordersMessages)
  const sent = useSentWithdrawals(order.id)
  if (!offersWithdrawal(order, serverNow()) || isWithdrawn(order, sent)) return null
  return (
    <span>
      <LinkButton to={withdrawalPath(order.id)} variant='quiet' size='sm' prefetch={false}>
        {t('withdrawal.action')}
      </LinkButton>
    </span>
  )
}
