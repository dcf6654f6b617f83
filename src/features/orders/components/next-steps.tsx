import {
  CircleHelp,
  CreditCard,
  HandCoins,
  House,
  Landmark,
  type LucideIcon,
  Package,
  Truck,
  X,
} from 'lucide-react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { isPaidByTransfer, isPaidOnline } from '#contract/shop/online-payment'
import type { Order } from '#contract/shop/order'
import { publicConfig } from '#lib/config/public-config'
import { useTranslation } from '#lib/i18n/use-translation'
import { ordersMessages } from '../messages'
import { SheetSection } from './order-sheet'

/** The steps that follow an order; nothing once it is sent. */
export function NextStepsSection({ order }: { order: Order }) {
  const { t } = useTranslation(ordersMessages)
  const steps = nextSteps(order)
  if (steps.length === 0) return null
  return (
    <SheetSection title={t('placed.next')}>
      <ol sx={styles.nextStepsSectionList}>
        {steps.map((step) => {
          const Icon = icons[step]
          return (
            <li key={step}>
              <span>
                <Icon aria-hidden='true' size={22} />
              </span>
              <p>{t(`placed.steps.${wordOf(step, order)}`)}</p>
            </li>
          )
        })}
      </ol>
    </SheetSection>
  )
}

/** A step after an order; a key of `placed.steps` in the messages. */
type NextStep =
  | 'stopped'
  | 'unknown'
  | 'online'
  | 'transfer'
  | 'pack'
  | 'send'
  | 'payAtDoor'
  | 'arrive'

const icons: Record<NextStep, LucideIcon> = {
  stopped: X,
  unknown: CircleHelp,
  online: CreditCard,
  transfer: Landmark,
  pack: Package,
  send: Truck,
  payAtDoor: HandCoins,
  arrive: House,
}

type Placed = Pick<Order, 'payWay' | 'status' | 'paymentStatus'>

/**
 * The next steps in order. A bank transfer or online payment precedes packing; none are left
 * once it is sent. A cancelled order has stopped, and the steps of an unknown status are unknown.
 */
export function nextSteps({ payWay, status, paymentStatus }: Placed): NextStep[] {
  if (status === 'UNKNOWN') return ['unknown']
  if (status === 'CANCELED') return ['stopped']
  if (status !== 'PENDING' && status !== 'PROCESSING') return []
  const isPaid = paymentStatus === 'COMPLETED'
  if (isPaid || payWay === null) return ['pack', 'send', 'arrive']
  if (isPaidOnline(payWay)) return ['online', 'pack', 'send']
  if (isPaidByTransfer(payWay)) return ['transfer', 'pack', 'send']
  return ['pack', 'send', 'payAtDoor']
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
  nextStepsSectionList: {
    display: 'grid',
    gridTemplateColumns: ['minmax(0, 1fr)', null, 'repeat(auto-fit, minmax(200px, 1fr))'],
    gap: [3, null, 4],
    m: 0,
    p: 0,
    listStyle: 'none',
    fontSize: 'small',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: '44px minmax(0, 1fr)',
      alignItems: ['center', null, 'start'],
      columnGap: 3,
    },
    'li > span': {
      display: 'grid',
      placeItems: 'center',
      height: 44,
      borderRadius: 'full',
      bg: 'primaryTint',
      color: 'primaryText',
    },
    'li > p': { m: 0, textWrap: 'pretty' },
  },
} satisfies Record<string, ThemeUIStyleObject>
