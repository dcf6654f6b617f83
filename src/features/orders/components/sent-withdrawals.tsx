import type { ThemeUIStyleObject } from 'theme-ui'
import { type SentWithdrawal, useSentWithdrawals } from '#components/account/sent-withdrawals'
import { Badge } from '#components/badge'
import { LinkButton } from '#components/button'
import { Notice } from '#components/notice'
import { orderItemName } from '#components/order-item-name'
import { publicPaths } from '#contract/paths/site-paths'
import type { Order } from '#contract/shop/order'
import { isUndone } from '#contract/withdrawal/withdrawal-term'
import { useTranslation } from '#lib/i18n/use-translation'
import { formatExactTime } from '#lib/time/format-date'
import { ordersMessages } from '../messages'

/** The statements of withdrawal about an order that the member has sent from this device. */
export function SentWithdrawals({ order }: { order: Order }) {
  const sent = useSentWithdrawals(order.id)
  return sent.map((one) => <Sent key={one.reference} sent={one} order={order} />)
}

function Sent({ sent, order }: { sent: SentWithdrawal; order: Order }) {
  const { t } = useTranslation(ordersMessages)
  const time = formatExactTime(sent.submittedAt)
  return (
    <Notice
      title={t('withdrawal.sent.title')}
      action={
        <LinkButton
          to={publicPaths['return-policy']}
          variant='secondary'
          size='sm'
          prefetch={false}
          data-chrome=''
        >
          {t('withdrawal.sent.policy')}
        </LinkButton>
      }
    >
      <p>{t('withdrawal.sent.when', { time })}</p>
      <p>
        <span>{t('withdrawal.sent.reference')}</span> <span sx={unbroken}>{sent.reference}</span>
      </p>
      <p>{useContent(sent, order)}</p>
      {!isUndone(order.status) && <p>{t(`withdrawal.sent.next.${sent.timing}`)}</p>}
    </Notice>
  )
}

const unbroken: ThemeUIStyleObject = { whiteSpace: 'nowrap' }

/** What a statement is about; the names are those of the order. */
function useContent({ pieces }: SentWithdrawal, { items }: Order): string {
  const { t } = useTranslation(ordersMessages)
  if (pieces === null) return t('withdrawal.sent.whole')
  const lines = items.flatMap((item) => {
    const count = pieces[item.id]
    return count ? `${count} × ${orderItemName(item).text}` : []
  })
  return lines.length > 0
    ? t('withdrawal.sent.items', { items: lines.join(', ') })
    : t('withdrawal.sent.some')
}

/** Marks an order about which the member has sent a statement from this device. */
export function WithdrawalBadge({ order }: { order: Order }) {
  const { t } = useTranslation(ordersMessages)
  const sent = useSentWithdrawals(order.id)
  if (sent.length === 0) return null
  const isWhole = sent.some(({ pieces }) => pieces === null)
  return <Badge tone='neutral'>{t(`withdrawal.mark.${isWhole ? 'whole' : 'some'}`)}</Badge>
}
