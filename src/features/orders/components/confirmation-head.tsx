import type { ReactNode, RefObject } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { useBankAsked } from '#components/account/bank-visit'
import { TitledHeading } from '#components/titled-heading'
import type { OrderDetail, ShownOrderStatus } from '#contract/shop/order'
import { useTranslation } from '#lib/i18n/use-translation'
import { groundEdge } from '#theme/forced-colours'
import { isPaymentAwaited, useOrderMail } from '../api'
import { ordersMessages } from '../messages'
import { OrderDelivery } from './order-delivery'
import { Parcel } from './parcel'

interface ConfirmationHeadProps {
  order: OrderDetail
  heading: RefObject<HTMLHeadingElement>
  /** What one can do with the page. */
  actions: ReactNode
}

/**
 * Thanks for an order, with when it comes and to whom, until it is sent; then says what became of it.
 * Of one that is to be paid online it leaves the first word to the payment.
 */
export function ConfirmationHead({ order, heading, actions }: ConfirmationHeadProps) {
  const { t } = useTranslation(ordersMessages)
  const { id, status } = order
  const isAsked = useBankAsked(order)
  const isStopped = status === 'CANCELED' || status === 'RETURNED' || status === 'REFUNDED'
  if (isFresh(status) && !isPaymentAwaited(order)) {
    return <Thanks {...{ order, heading, actions }} />
  }
  const unpaid = t(isAsked ? 'placed.asked' : 'placed.unpaid')
  const title = isFresh(status) ? unpaid : t(`placed.became.${status}`, { number: id })
  return (
    <div sx={isStopped ? [styles.head, styles.stopped] : styles.plain}>
      {isStopped && <Scene drop='beside' />}
      <div>
        <TitledHeading ref={heading} title={title} />
        {actions}
      </div>
    </div>
  )
}

function Thanks({ order, heading, actions }: ConfirmationHeadProps) {
  const { t } = useTranslation(ordersMessages)
  const isMailed = useOrderMail(order)
  const { id, email, firstName, lastName } = order
  return (
    <div sx={styles.head}>
      <Scene drop='landing' />
      <div>
        <TitledHeading ref={heading} title={t('placed.title')} />
        <div data-part='label'>
          <OrderDelivery order={order} />
          <strong dir='auto'>{`${firstName} ${lastName}`}</strong>
          <span>{t('name', { number: id })}</span>
        </div>
        {isMailed && <p>{t('placed.mailed', { email })}</p>}
        {actions}
      </div>
    </div>
  )
}

function Scene({ drop }: { drop: 'landing' | 'beside' }) {
  return (
    <div data-chrome='' data-part='scene'>
      <Parcel drop={drop} />
    </div>
  )
}

/** Whether an order is neither sent nor stopped, so that its next steps are still to come. */
export const isFresh = (status: ShownOrderStatus): status is 'PENDING' | 'PROCESSING' =>
  status === 'PENDING' || status === 'PROCESSING'

const head: ThemeUIStyleObject = {
  display: 'grid',
  gridTemplateColumns: ['minmax(0, 1fr)', null, 'auto minmax(0, 1fr)'],
  alignItems: 'center',
  columnGap: 6,
  rowGap: 3,
  p: [4, 5, 6],
  borderRadius: 'card',
  bg: 'primaryTint',
  ...groundEdge,
  '[data-part=scene]': { justifySelf: 'center' },
  '[data-part=scene] svg': { display: 'block', width: [168, null, 220], height: 'auto' },
  // The texts beside the drawing.
  '& > div:last-of-type': { display: 'grid', gap: 4, minWidth: 0 },
  header: { mb: 0 },
  h1: { fontSize: ['title', null, 'h2'] },
  // As the label of a parcel: when, for whom, and which. The day is what one looks for.
  '[data-part=label]': {
    display: 'grid',
    justifyItems: 'start',
    gap: 1,
    p: [3, 4],
    border: '1px solid',
    borderColor: 'hairline',
    borderRadius: 'menu',
    bg: 'raised',
  },
  '[data-part=label] > p:has(> svg)': {
    fontSize: ['h3', null, 'h2'],
    fontWeight: 'heading',
    lineHeight: 'heading',
    mb: 1,
  },
  '[data-part=label] > p > svg': { mt: ['1px', null, '8px'] },
  '[data-part=label] > strong': { fontWeight: 'medium' },
  '[data-part=label] > span': { color: 'textMuted', fontVariantNumeric: 'tabular-nums' },
  '@media print': {
    display: 'block',
    p: 0,
    '[data-part=label]': { p: 0, border: 0 },
    '[data-part=label] > p:has(> svg)': { fontSize: 'lead' },
  },
}

const styles = {
  head,
  stopped: { bg: 'surface' },
  plain: { '& > div': { display: 'grid', gap: 3 }, header: { mb: 0 } },
} satisfies Record<string, ThemeUIStyleObject>
