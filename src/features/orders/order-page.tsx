import { ChevronLeft, Printer } from 'lucide-react'
import { useRef } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { AccountRead } from '#components/account/account-read'
import { isWithdrawn, useSentWithdrawals } from '#components/account/sent-withdrawals'
import { Button, LinkButton } from '#components/button'
import { showToast } from '#components/show-toast'
import { TitledHeading } from '#components/titled-heading'
import { accountRoutes } from '#contract/paths/account-paths'
import type { OrderDetail } from '#contract/shop/order'
import { useTranslation } from '#lib/i18n/use-translation'
import { PageNotFound } from '#lib/navigation/page-lifecycle'
import { formatDateTime } from '#lib/time/format-date'
import type { AccountPageProps } from '#session/flow-pages'
import { useOrder } from './api'
import { CancelDialog, CancelProblem, useCancelOrder } from './cancel-order'
import { AmountsSection, PaymentSection, RecipientSection } from './components/order-details'
import { HistorySection } from './components/order-history'
import { ItemsSection } from './components/order-items'
import { OrderSkeleton, sheetStyle } from './components/order-sheet'
import { StatusBadge } from './components/order-summary'
import { Seller } from './components/seller'
import { SentWithdrawals } from './components/sent-withdrawals'
import { WithdrawalLink } from './components/withdrawal-link'
import { ordersMessages } from './messages'

const idShape = /^[1-9]\d{0,14}$/

/**
 * One order of the member.
 * @throws PageNotFound for an order that is missing or another member's
 */
export default function OrderPage({ path, params: { id = '' } }: AccountPageProps) {
  if (!idShape.test(id)) throw new PageNotFound(path)
  return <LoadedOrder path={path} id={Number(id)} />
}

function LoadedOrder({ path, id }: { path: string; id: number }) {
  const { t } = useTranslation(ordersMessages)
  const found = useOrder(id)
  if (found.error?.problem.kind === 'missing') throw new PageNotFound(path)
  if (found.data) return <OrderView order={found.data} />
  return (
    <>
      <TitledHeading title={t('name', { number: id })} />
      <AccountRead query={found} skeleton={<OrderSkeleton />}>
        {() => null}
      </AccountRead>
    </>
  )
}

/** The order with its actions, which are not printed. */
function OrderView({ order }: { order: OrderDetail }) {
  const { t } = useTranslation(ordersMessages)
  const sent = useSentWithdrawals(order.id)
  const heading = useRef<HTMLHeadingElement>(null)
  const mutation = useCancelOrder((number) => {
    showToast({ tone: 'success', title: t('cancel.done', { number }) })
    heading.current?.focus()
  })
  return (
    <div sx={sheetStyle}>
      <Seller />
      <TitledHeading ref={heading} title={t('name', { number: order.id })}>
        {t('detail.placedAt', { date: formatDateTime(order.createdAt) })}
      </TitledHeading>
      <CancelProblem mutation={mutation} />
      <div data-line=''>
        <StatusBadge status={order.status} />
        <span data-chrome='' sx={styles.buttonMark}>
          <Button variant='secondary' size='sm' onClick={() => window.print()}>
            <Printer aria-hidden='true' size={18} />
            <span>{t('detail.print')}</span>
          </Button>
          <WithdrawalLink order={order} />
          {order.canBeCanceled && !isWithdrawn(order, sent) && (
            <Button
              variant='removal'
              size='sm'
              busy={mutation.status === 'working'}
              onClick={() => mutation.consider(order.id)}
            >
              {t('cancel.action')}
            </Button>
          )}
        </span>
      </div>
      <SentWithdrawals order={order} />
      <ItemsSection items={order.items} />
      <div data-columns=''>
        <AmountsSection order={order} />
        <HistorySection order={order} />
        <RecipientSection order={order} />
        <PaymentSection order={order} hasLink />
      </div>
      <div data-chrome=''>
        <LinkButton
          to={accountRoutes['account-orders'].pattern}
          variant='quiet'
          size='sm'
          prefetch={false}
        >
          <ChevronLeft aria-hidden='true' size={18} />
          <span>{t('detail.all')}</span>
        </LinkButton>
      </div>
      <CancelDialog mutation={mutation} order={order} />
    </div>
  )
}

const styles = {
  buttonMark: { display: 'flex', flexWrap: 'wrap', gap: 2 },
} satisfies Record<string, ThemeUIStyleObject>
