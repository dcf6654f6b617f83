import type { ReactNode } from 'react'
import { AccountRead } from '#components/account/account-read'
import { useBankAsked } from '#components/account/bank-visit'
import { LinkButton } from '#components/button'
import { Notice } from '#components/notice'
import { TitledHeading } from '#components/titled-heading'
import { publicPaths } from '#contract/paths/site-paths'
import { type OrderState, orderIsPaid } from '#contract/shop/order'
import { useTranslation } from '#lib/i18n/use-translation'
import { PageNotFound } from '#lib/navigation/page-lifecycle'
import { useOrderState } from '../api'
import { ordersMessages } from '../messages'
import { paymentWord } from '../payment-word'
import { AmountsSection } from './order-details'
import { ItemsSection } from './order-items'
import { OrderSkeleton, SheetSection, sheetStyle } from './order-sheet'
import { Stations } from './order-stations'
import { PrintButton } from './print-button'
import { Seller } from './seller'
import { UnreadHead } from './unread-head'

interface StrangersOrderProps {
  /** Path of the page, without query. */
  path: string
  uuid: string
  /** Shown in place of the 404 screen. */
  missing: ReactNode
}

/**
 * A guest's order for anybody who has its address and did not order in this browser: nothing of the person.
 * @throws PageNotFound for an order that is missing or a member's
 */
export function StrangersOrder({ path, uuid, missing }: StrangersOrderProps) {
  const found = useOrderState(uuid)
  if (found.error?.problem.kind === 'missing') {
    if (missing) return missing
    throw new PageNotFound(path)
  }
  return (
    <>
      <UnreadHead query={found} />
      <AccountRead query={found} skeleton={<OrderSkeleton />}>
        {(order) => <OpenSheet order={order} uuid={uuid} />}
      </AccountRead>
    </>
  )
}

function OpenSheet({ order, uuid }: { order: OrderState; uuid: string }) {
  const { t } = useTranslation(ordersMessages)
  return (
    <div sx={sheetStyle}>
      <Seller />
      <TitledHeading title={t('open.title')}>{t('name', { number: order.id })}</TitledHeading>
      <Notice
        action={
          <LinkButton
            to={publicPaths.contact}
            variant='secondary'
            size='sm'
            prefetch={false}
            data-chrome=''
          >
            {t('open.contact')}
          </LinkButton>
        }
      >
        {t('open.sentence')}
      </Notice>
      <SheetSection title={t('detail.history')}>
        <Stations order={order} />
      </SheetSection>
      {order.isPaidOnline && <PaymentState order={{ ...order, uuid }} />}
      <ItemsSection order={order} />
      <AmountsSection order={order} />
      <div data-line='' data-chrome=''>
        <LinkButton to={publicPaths.products} variant='secondary'>
          {t('empty.action')}
        </LinkButton>
        <PrintButton variant='quiet' />
      </div>
    </div>
  )
}

/** How it stands with the payment, as on the own page of the order, but with nothing to press. */
function PaymentState({ order }: { order: OrderState & { uuid: string } }) {
  const { t } = useTranslation(ordersMessages)
  const isAsked = useBankAsked(order)
  const isPaid = orderIsPaid(order)
  return (
    <SheetSection title={t('detail.pay')}>
      <p>{t(paymentWord(order, isAsked))}</p>
      {isAsked && <Notice live>{t('open.asked')}</Notice>}
      {isPaid && order.isCanceled && <Notice tone='warning'>{t('detail.moneyBack')}</Notice>}
      {isPaid && !order.isCanceled && order.timesPaid > 1 && (
        <Notice tone='warning'>{t('open.paidTwice', { number: order.id })}</Notice>
      )}
    </SheetSection>
  )
}
