import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { sentenceOf } from '#components/account/auth-problems'
import { BusyMark } from '#components/brand-mark'
import { Button, LinkButton } from '#components/button'
import { Notice } from '#components/notice'
import { publicPaths } from '#contract/paths/site-paths'
import { payableUntil, unpaidReason } from '#contract/shop/online-payment'
import type { Order } from '#contract/shop/order'
import { useTranslation } from '#lib/i18n/use-translation'
import { formatMoney } from '#lib/text/format-number'
import { serverNow } from '#lib/time/clock'
import { formatDateTime } from '#lib/time/format-date'
import { paymentMessages } from './payment-messages'
import { type Payment, usePayment } from './use-payment'

/** An order of which it may be known how often it was paid. */
type PaidOrder = Order & { timesPaid?: number }

export interface OrderPaymentProps {
  order: PaidOrder
  /** The total in euro. */
  amount: number
  /** Reads the order again. @throws where it cannot be read */
  reread: () => Promise<PaidOrder>
  /** The API writes to the customer once the order is paid. */
  isMailed: boolean
  /** The order was paid just now. */
  onPaid: () => void
  /** What became of the cart with the payment. */
  cartAfter?: ReactNode
  /** Leads to another way to pay. */
  otherWay?: ReactNode
  /** Orders the same again, once this order will not be paid any more. */
  again?: ReactNode
  /** Opens the bank's page; another one in tests. */
  leave?: (url: string) => void
}

/** How it stands with paying an order on the bank's page; nothing for other orders. */
export function OrderPayment(props: OrderPaymentProps) {
  const { reread, onPaid, leave } = props
  const payment = usePayment(props.order, { reread, onPaid, ...(leave && { leave }) })
  const shown = views[stateOf(payment)]({ ...props, payment })
  return shown && <div data-chrome=''>{shown}</div>
}

type StateName = keyof typeof views

function stateOf({ state: { value } }: Payment): StateName {
  return typeof value === 'string' ? value : 'waiting'
}

interface ViewProps extends OrderPaymentProps {
  payment: Payment
}

type View = (props: ViewProps) => ReactNode

const nothing: View = () => null

const asked: View = (props) => <Asked {...props} />

/** What is shown in each state. */
const views = {
  restoring: nothing,
  asked,
  opening: asked,
  sentAway: asked,
  unopened: () => <Unopened />,
  waiting: () => <Waiting />,
  unanswered: (props) => <Unanswered {...props} />,
  closed: (props) => <Closed {...props} />,
  refused: (props) => <Refused {...props} />,
  expired: (props) => <Over {...props} kind='expired' />,
  canceled: (props) => <Over {...props} kind='canceled' />,
  paid: (props) => <Paid {...props} />,
  paidTwice: (props) => <PaidTwice {...props} />,
  canceledButPaid: (props) => <CanceledButPaid {...props} />,
  refunded: nothing,
  none: nothing,
} as const satisfies Record<string, View>

function Asked(props: ViewProps) {
  const { t } = useTranslation(paymentMessages)
  const { problem } = props.payment.state.context
  return (
    <Notice title={t('asked.title')} action={<Actions {...props} />}>
      <div sx={styles.words}>
        <p>{t('asked.sentence')}</p>
        <Until order={props.order} />
        {problem && (
          <p role='alert' sx={styles.problem}>
            {sentenceOf(problem) ?? t('notOpened')}
          </p>
        )}
      </div>
    </Notice>
  )
}

function Closed(props: ViewProps) {
  const { t } = useTranslation(paymentMessages)
  return (
    <Notice tone='warning' live title={t('closed.title')} action={<Actions {...props} />}>
      <div sx={styles.words}>
        <p>{t('closed.sentence')}</p>
        <Until order={props.order} />
      </div>
    </Notice>
  )
}

function Refused(props: ViewProps) {
  const { t } = useTranslation(paymentMessages)
  const { visit } = props.payment.state.context
  const word = (visit?.kind === 'returned' && visit.word) || 'failed'
  return (
    <Notice tone='warning' live title={t('refused.title')} action={<Actions {...props} />}>
      <div sx={styles.words}>
        <p>{t(`refused.reasons.${word}`)}</p>
        <p>{t('refused.again')}</p>
        <Until order={props.order} />
      </div>
    </Notice>
  )
}

/** The button that leads to the bank, and another way to pay. */
function Actions({ payment: { state, send }, amount, otherWay }: ViewProps) {
  const { t } = useTranslation(paymentMessages)
  return (
    <div sx={styles.actions}>
      <Button busy={state.hasTag('busy')} onClick={() => send({ type: 'pay.pressed' })}>
        {t('pay', { amount: formatMoney(amount) })}
      </Button>
      {otherWay}
    </div>
  )
}

function Until({ order }: { order: Order }) {
  const { t } = useTranslation(paymentMessages)
  return <p>{t('until', { time: formatDateTime(new Date(payableUntil(order))) })}</p>
}

function Waiting() {
  const { t } = useTranslation(paymentMessages)
  return (
    <Notice live>
      <span sx={styles.waiting}>
        <BusyMark />
        <strong>{t('waiting.title')}</strong>
      </span>
      <p>{t('waiting.sentence')}</p>
    </Notice>
  )
}

function Unanswered({ payment: { send }, order, isMailed }: ViewProps) {
  const { t } = useTranslation(paymentMessages)
  return (
    <Notice
      live
      title={t('unanswered.title')}
      action={
        <Button variant='secondary' size='sm' onClick={() => send({ type: 'unpaid.pressed' })}>
          {t('unanswered.unpaid')}
        </Button>
      }
    >
      <div sx={styles.words}>
        <p>{t('unanswered.sentence')}</p>
        {isMailed && <p>{t('unanswered.mailed', { email: order.email })}</p>}
      </div>
    </Notice>
  )
}

function Unopened() {
  const { t } = useTranslation(paymentMessages)
  return (
    <Notice tone='error' live title={t('unopened.title')} action={<Contact />}>
      {t('unopened.sentence')}
    </Notice>
  )
}

function Over({ kind, order, again }: ViewProps & { kind: 'expired' | 'canceled' }) {
  const { t } = useTranslation(paymentMessages)
  const reason = unpaidReason(order, serverNow())
  return (
    <Notice tone='warning' title={t(`${kind}.title`)} action={again}>
      <div sx={styles.words}>
        {reason && <p>{t(`over.${reason}`)}</p>}
        <p>{t(`${kind}.sentence`)}</p>
      </div>
    </Notice>
  )
}

/** Thanks a buyer who has just paid: later the order says so itself. */
function Paid({ payment: { state }, cartAfter }: ViewProps) {
  const { t } = useTranslation(paymentMessages)
  if (!state.context.isNews) return null
  return (
    <Notice tone='success' live title={t('paid.title')}>
      {cartAfter}
    </Notice>
  )
}

/** Each payment went through: one is enough. */
function PaidTwice({ order, amount }: ViewProps) {
  const { t } = useTranslation(paymentMessages)
  const { timesPaid = 2 } = order
  const facts = {
    amount: formatMoney(amount * timesPaid),
    rest: formatMoney(amount * (timesPaid - 1)),
  }
  return (
    <Notice tone='warning' live title={t('paidTwice.title')} action={<Contact />}>
      {t('paidTwice.sentence', { ...facts, number: order.id })}
    </Notice>
  )
}

function CanceledButPaid({ order, amount }: ViewProps) {
  const { t } = useTranslation(paymentMessages)
  const paid = formatMoney(amount * Math.max(1, order.timesPaid ?? 1))
  return (
    <Notice tone='warning' live title={t('canceledButPaid.title')} action={<Contact />}>
      {t('canceledButPaid.sentence', { amount: paid, number: order.id })}
    </Notice>
  )
}

function Contact() {
  const { t } = useTranslation(paymentMessages)
  return (
    <LinkButton to={publicPaths.contact} variant='secondary' size='sm' prefetch={false}>
      {t('contact')}
    </LinkButton>
  )
}

const styles = {
  words: { display: 'grid', gap: 2 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: 2 },
  problem: { color: 'errorText' },
  waiting: { display: 'flex', alignItems: 'center', gap: 2 },
} satisfies Record<string, ThemeUIStyleObject>
