import { type ReactNode, useRef } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { AccountRead } from '#components/account/account-read'
import { Button, LinkButton } from '#components/button'
import { Container } from '#components/container'
import { Notice } from '#components/notice'
import { publicPaths } from '#contract/paths/site-paths'
import type { Order, OrderDetail, OrderItem } from '#contract/shop/order'
import { useTranslation } from '#lib/i18n/use-translation'
import { PageNotFound } from '#lib/navigation/page-lifecycle'
import { formatMoney } from '#lib/text/format-number'
import { orderPath, useOrderByUuid } from './api'
import { CancelButton, CancelProblem, useCancelOrder } from './cancel-order'
import { AccountOffer } from './components/account-offer'
import { ConfirmationHead, isFresh } from './components/confirmation-head'
import { InvoiceSection } from './components/invoice-section'
import { KeepSection, PrintedAddress } from './components/keep-section'
import { NextStepsSection } from './components/next-steps'
import { OrderDelivery } from './components/order-delivery'
import { AmountsSection, PaymentSection, RecipientSection } from './components/order-details'
import { HistorySection } from './components/order-history'
import { ItemsSection } from './components/order-items'
import { OrderSkeleton, sheetStyle } from './components/order-sheet'
import { PrintButton } from './components/print-button'
import { Seller } from './components/seller'
import { SentWithdrawals } from './components/sent-withdrawals'
import { StrangersOrder } from './components/strangers-order'
import { UnreadHead } from './components/unread-head'
import { WithdrawalLink } from './components/withdrawal-link'
import { ordersMessages } from './messages'
import { isSame, orderAmounts } from './order-amounts'
import { PaymentSlot, type RenderAgain, type RenderPayment } from './payment-slot'

interface OrderConfirmationProps {
  /** Path of the page, without query. */
  path: string
  uuid: string
  /** The total of the checkout, in euro; null if it is unknown. */
  agreed: number | null
  /** A guest's order can be opened by everybody who has its address: then nothing of the person is shown. */
  isOpen: boolean
  /** A lesson that goes with what was bought. */
  lesson: (items: readonly OrderItem[]) => ReactNode
  /** Shown in place of the 404 screen. */
  missing: ReactNode
  again: RenderAgain
  payment: RenderPayment
}

/**
 * The order that was just placed, also after a reload: a member's, or that of a guest in this browser.
 * @throws PageNotFound for an order that is missing or another member's
 */
export function OrderConfirmation(props: OrderConfirmationProps) {
  const { path, uuid, agreed, isOpen, missing, lesson, again, payment } = props
  const found = useOrderByUuid(uuid)
  const isMissing = found.error?.problem.kind === 'missing'
  if (isMissing && !isOpen) throw new PageNotFound(path)
  return (
    <Container>
      <div sx={styles.accountReadBox}>
        {isMissing ? (
          <StrangersOrder {...{ path, uuid, missing }} />
        ) : (
          <>
            <UnreadHead query={found} />
            <AccountRead query={found} skeleton={<OrderSkeleton />}>
              {(order) => (
                <Confirmed {...{ order, found, agreed, lesson, again }}>
                  <PaymentSlot {...{ order, found, payment }} />
                </Confirmed>
              )}
            </AccountRead>
          </>
        )}
      </div>
    </Container>
  )
}

interface ConfirmedProps extends Pick<OrderConfirmationProps, 'agreed' | 'lesson' | 'again'> {
  order: OrderDetail
  found: ReturnType<typeof useOrderByUuid>
  /** How it stands with paying it. */
  children: ReactNode
}

function Confirmed({ order, found, agreed, lesson, again, children }: ConfirmedProps) {
  const { t } = useTranslation(ordersMessages)
  const { id } = order
  const isGuests = order.user === null
  const isNew = isFresh(order.status)
  // A member follows a new order on its page in the account.
  const isFollowedHere = isGuests || !isNew
  const heading = useRef<HTMLHeadingElement>(null)
  const focusHeading = () => heading.current?.focus()
  return (
    <div sx={sheetStyle}>
      <Seller />
      <ConfirmationHead
        order={order}
        heading={heading}
        actions={
          <div data-chrome='' sx={styles.linkButtonMark}>
            {!isGuests && (
              <LinkButton to={orderPath(id)} variant='secondary' size='sm' prefetch={false}>
                {t('placed.follow')}
              </LinkButton>
            )}
            <PrintButton />
          </div>
        }
      />
      {children}
      <AmountNotice order={order} agreed={agreed} onCancelled={focusHeading} />
      {isGuests && <SentWithdrawals order={order} />}
      <NextStepsSection order={order} />
      {isFollowedHere && (
        <HistorySection
          order={order}
          delivery={!isNew && <OrderDelivery order={order} />}
          again={!isNew && again(order, 'secondary')}
        />
      )}
      {isGuests && isNew && <KeepSection />}
      {isNew && lesson(order.items)}
      {isGuests && <PrintedAddress />}
      <ItemsSection order={order} />
      <div data-columns=''>
        <AmountsSection order={order} />
        <RecipientSection order={order} />
        <PaymentSection order={order} />
        <InvoiceSection {...{ order, found }} />
      </div>
      {isGuests && <AccountOffer email={order.email} />}
      <div data-line='' data-chrome=''>
        <LinkButton to={publicPaths.products} variant='secondary'>
          {t('empty.action')}
        </LinkButton>
        <span sx={styles.linkButtonMark}>
          <WithdrawalLink order={order} />
          {isGuests && <CancelButton order={order} onCancelled={focusHeading} />}
        </span>
      </div>
    </div>
  )
}

interface AmountNoticeProps {
  order: Order
  /** The total of the checkout, in euro; null if it is unknown. */
  agreed: number | null
  /** Called once the order is cancelled. */
  onCancelled: () => void
}

/** Warns that the order has another total than the checkout; a higher one can be declined. */
export function AmountNotice({ order, agreed, onCancelled }: AmountNoticeProps) {
  const { t } = useTranslation(ordersMessages)
  const { total } = orderAmounts(order)
  if (agreed === null || isSame(agreed, total) || order.status === 'CANCELED') return null
  if (total > agreed && order.canBeCanceled) {
    return <HigherAmount order={order} agreed={agreed} charged={total} onCancelled={onCancelled} />
  }
  return (
    <Notice
      tone='warning'
      title={t('placed.otherAmount.title')}
      action={
        <LinkButton to={publicPaths.contact} variant='secondary' size='sm' prefetch={false}>
          {t('placed.otherAmount.contact')}
        </LinkButton>
      }
    >
      {t('placed.otherAmount.sentence', {
        agreed: formatMoney(agreed),
        charged: formatMoney(total),
        number: order.id,
      })}
    </Notice>
  )
}

interface HigherAmountProps extends Pick<AmountNoticeProps, 'order' | 'onCancelled'> {
  agreed: number
  charged: number
}

/** A price rose between the last look and the order: one press cancels it. */
function HigherAmount({ order, agreed, charged, onCancelled }: HigherAmountProps) {
  const { t } = useTranslation(ordersMessages)
  const mutation = useCancelOrder(onCancelled)
  return (
    <>
      <Notice
        tone='warning'
        live
        title={t('placed.higherAmount.title')}
        action={
          <Button
            variant='removal'
            size='sm'
            busy={mutation.status === 'working'}
            onClick={() => void mutation.submit(order)}
          >
            {t('placed.higherAmount.cancel')}
          </Button>
        }
      >
        {t('placed.higherAmount.sentence', {
          agreed: formatMoney(agreed),
          charged: formatMoney(charged),
        })}
      </Notice>
      <CancelProblem mutation={mutation} />
    </>
  )
}

const styles = {
  accountReadBox: { maxWidth: 900, mx: 'auto', py: [4, 5] },
  linkButtonMark: { display: 'flex', flexWrap: 'wrap', gap: 2 },
} satisfies Record<string, ThemeUIStyleObject>
