import type { ThemeUIStyleObject } from 'theme-ui'
import { isPaidByTransfer, isPaidOnline } from '#contract/shop/online-payment'
import type { Order } from '#contract/shop/order'
import { publicConfig } from '#lib/config/public-config'
import { useTranslation } from '#lib/i18n/use-translation'
import { useOrderMail } from '../api'
import { ordersMessages } from '../messages'
import { SheetSection } from './order-sheet'

/** The steps that follow an order; nothing once it is sent. */
export function NextStepsSection({ order }: { order: Order }) {
  const { t } = useTranslation(ordersMessages)
  const steps = nextSteps(order, useOrderMail(order))
  if (steps.length === 0) return null
  return (
    <SheetSection title={t('placed.next')}>
      <ol sx={styles.nextStepsSectionList}>
        {steps.map((step) => (
          <li key={step}>{t(`placed.steps.${wordOf(step, order)}`)}</li>
        ))}
      </ol>
    </SheetSection>
  )
}

/** A step after an order; a key of `placed.steps` in the messages. */
type NextStep =
  | 'stopped'
  | 'unknown'
  | 'mail'
  | 'online'
  | 'transfer'
  | 'pack'
  | 'send'
  | 'payAtDoor'

type Placed = Pick<Order, 'payWay' | 'status' | 'paymentStatus'>

/**
 * The next steps in order. A bank transfer or online payment precedes packing; none are left
 * once it is sent. A cancelled order has stopped, and the steps of an unknown status are unknown.
 * @param isMailed whether the API confirms the order by mail
 */
export function nextSteps(
  { payWay, status, paymentStatus }: Placed,
  isMailed: boolean,
): NextStep[] {
  if (status === 'UNKNOWN') return ['unknown']
  if (status === 'CANCELED') return ['stopped']
  if (status !== 'PENDING' && status !== 'PROCESSING') return []
  const isPaid = paymentStatus === 'COMPLETED'
  const isOnline = payWay !== null && isPaidOnline(payWay)
  const isTransfer = payWay !== null && isPaidByTransfer(payWay)
  const mail = isMailed ? (['mail'] as const) : []
  if (isPaid) return [...mail, 'pack', 'send']
  if (isOnline) return ['online', 'pack', 'send']
  if (isTransfer) return [...mail, 'transfer', 'pack', 'send']
  return [...mail, 'pack', 'send', ...(payWay ? (['payAtDoor'] as const) : [])]
}

/**
 * A guest has no account in which to cancel the order or to look where it is, a demonstration no
 * bank account.
 */
function wordOf(step: NextStep, { user }: Order) {
  if (step === 'transfer' && publicConfig.demonstration) return 'transferOfDemonstration'
  if (user !== null) return step
  if (step === 'pack') return 'packOfGuest'
  return step === 'stopped' ? 'stoppedOfGuest' : step
}

const styles = {
  nextStepsSectionList: { display: 'grid', gap: 2, m: 0, pl: 4 },
} satisfies Record<string, ThemeUIStyleObject>
