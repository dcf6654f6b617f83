import { ChevronLeft } from 'lucide-react'
import { useRef } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { AccountRead } from '#components/account/account-read'
import { LinkButton } from '#components/button'
import { showToast } from '#components/show-toast'
import { TitledHeading } from '#components/titled-heading'
import { accountRoutes } from '#contract/paths/account-paths'
import type { OrderDetail } from '#contract/shop/order'
import { useTranslation } from '#lib/i18n/use-translation'
import { PageNotFound } from '#lib/navigation/page-lifecycle'
import type { AccountPageProps } from '#session/after-sign-in'
import { useOrder } from './api'
import { CancelAction, CancelDialog, CancelProblem, useCancelOrder } from './cancel-order'
import { InvoiceSection } from './components/invoice-section'
import { isUnderWay, OrderDelivery } from './components/order-delivery'
import { AmountsSection, PaymentSection, RecipientSection } from './components/order-details'
import { HistorySection } from './components/order-history'
import { ItemsSection } from './components/order-items'
import { OrderSkeleton, sheetStyle } from './components/order-sheet'
import { PrintButton } from './components/print-button'
import { Seller } from './components/seller'
import { SentWithdrawals } from './components/sent-withdrawals'
import { WithdrawalLink } from './components/withdrawal-link'
import { ordersMessages } from './messages'
import { PaymentSlot, type RenderAgain, type RenderPayment } from './payment-slot'

const idShape = /^[1-9]\d{0,14}$/

interface OrderPageProps extends AccountPageProps {
  again: RenderAgain
  payment: RenderPayment
}

/**
 * One order of the member.
 * @throws PageNotFound for an order that is missing or another member's
 */
export function OrderPage({ path, params: { id = '' }, again, payment }: OrderPageProps) {
  if (!idShape.test(id)) throw new PageNotFound(path)
  return <LoadedOrder {...{ path, again, payment }} id={Number(id)} />
}

interface LoadedOrderProps extends Pick<OrderPageProps, 'path' | 'again' | 'payment'> {
  id: number
}

function LoadedOrder({ path, id, again, payment }: LoadedOrderProps) {
  const { t } = useTranslation(ordersMessages)
  const found = useOrder(id)
  if (found.error?.problem.kind === 'missing') throw new PageNotFound(path)
  if (found.data) return <OrderView order={found.data} {...{ found, again, payment }} />
  return (
    <>
      <TitledHeading title={t('name', { number: id })} />
      <AccountRead query={found} skeleton={<OrderSkeleton />}>
        {() => null}
      </AccountRead>
    </>
  )
}

interface OrderViewProps extends Pick<OrderPageProps, 'again' | 'payment'> {
  order: OrderDetail
  found: ReturnType<typeof useOrder>
}

/** The order: where it is, what is in it, and at its end what one rarely needs. */
function OrderView({ order, found, again, payment }: OrderViewProps) {
  const { t } = useTranslation(ordersMessages)
  const heading = useRef<HTMLHeadingElement>(null)
  const mutation = useCancelOrder(({ id: number }) => {
    showToast({ tone: 'success', title: t('cancel.done', { number }) })
    heading.current?.focus()
  })
  return (
    <div sx={sheetStyle}>
      <Seller />
      <TitledHeading ref={heading} title={t('name', { number: order.id })} />
      <CancelProblem mutation={mutation} />
      <PaymentSlot {...{ order, found, payment }} />
      <SentWithdrawals order={order} />
      <HistorySection
        order={order}
        delivery={<OrderDelivery order={order} />}
        again={again(order, isUnderWay(order) ? 'secondary' : 'primary')}
      />
      <ItemsSection order={order} />
      <div data-columns=''>
        <AmountsSection order={order} />
        <RecipientSection order={order} />
        <PaymentSection order={order} />
        <InvoiceSection {...{ order, found }} />
      </div>
      <div data-line='' data-chrome='' sx={styles.end}>
        <LinkButton
          to={accountRoutes['account-orders'].pattern}
          variant='quiet'
          size='sm'
          prefetch={false}
        >
          <ChevronLeft aria-hidden='true' size={18} />
          <span>{t('detail.all')}</span>
        </LinkButton>
        <span sx={styles.rarely}>
          <PrintButton variant='quiet' />
          <WithdrawalLink order={order} />
          <CancelAction {...{ order, mutation }} />
        </span>
      </div>
      <CancelDialog mutation={mutation} order={order} />
    </div>
  )
}

const styles = {
  // The links begin where the cards do.
  end: { mx: -3 },
  rarely: { display: 'flex', flexWrap: 'wrap', columnGap: 2 },
} satisfies Record<string, ThemeUIStyleObject>
